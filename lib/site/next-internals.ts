// All that the site relies on without a promise of Next's, as seen in 16.4.5, each with the tests that would notice a change.

/** Where Next writes files whose names change with their content. Test: lib/server/static-server.test.ts. */
export const hashedFilesPath = '/_next/static/'

/** The route of the not-found page, which an export also writes as pages. Tests: lib/build/finish.test.ts, tests/output. */
export const notFoundRoute = '_not-found'

/**
 * The files in which a router looks for the payload of a page, decoded: in a folder, and beside it for a path that never
 * gets a slash from Next, such as `/1.0`. Tests: lib/output/check-output.test.ts, lib/build/finish.test.ts.
 */
export function payloadFiles(permalink: string): [inFolder: string, beside: string] {
  const base = permalink === '/' ? '' : permalink
  return [`${base}/index.txt`, `${base}.txt`]
}

/** Whether Next leaves a path without the slash that `trailingSlash` puts at its end. Test: tests/e2e/versions.spec.ts. */
export function isPathWithoutSlash(path: string): boolean {
  return /\.[^/]+$/.test(path)
}
