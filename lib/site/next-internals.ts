// Undocumented internals of Next 16.4.5 and React 19.3.1, each with the tests that would notice a change.

/** Folder of Next's files with hashed names. Test: tests/output/serve.test.ts. */
export const hashedFilesPath = '/_next/static/'

/** The route of the not-found page, which an export also writes as pages. Tests: lib/build/finish/finish-output.test.ts, tests/output. */
export const notFoundRoute = '_not-found'

/** The start of the scripts with the payload of a page; another start would only cost time. */
export const payloadScript = '<script>self.__next_f.push('
