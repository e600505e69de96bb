// All that the site relies on without a promise of Next's or React's, as seen in Next 16.4.5 and React 19.3.1, each with the
// tests that would notice a change.

/** Where Next writes files whose names change with their content. Test: tests/output/serve.test.ts. */
export const hashedFilesPath = '/_next/static/'

/** The route of the not-found page, which an export also writes as pages. Tests: lib/build/finish/finish-output.test.ts, tests/output. */
export const notFoundRoute = '_not-found'

/** Id of `<html>` while a page shows that the development server could not render it. Tested by hand, under `npm run dev`. */
export const failedRenderId = '__next_error__'
