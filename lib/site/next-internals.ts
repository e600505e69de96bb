// All that the site relies on without a promise of Next's or React's, as seen in Next 16.4.5 and React 19.3.1, each with the
// tests that would notice a change. House rule: tests/house/next-internals.test.ts.

/** Where Next writes files whose names change with their content. Test: lib/server/static-server.test.ts. */
export const hashedFilesPath = '/_next/static/'

/** The route of the not-found page, which an export also writes as pages. Tests: lib/build/finish/finish-output.test.ts, tests/output. */
export const notFoundRoute = '_not-found'

/** Whether Next leaves a path without the slash that `trailingSlash` puts at its end. Test: tests/e2e/versions.spec.ts. */
export function isPathWithoutSlash(path: string): boolean {
  return /\.[^/]+$/.test(path)
}

/** How a page tells that a file of its own is missing. Tests: tests/e2e/recovery.spec.ts, components/inline/recovery-script.test.ts. */
export const missingFile = {
  /** The errors of Turbopack, of webpack, and of browsers that import a module. */
  errors:
    /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i,
  /** The build that a page is of, in the payload at its end. */
  buildId: /\\"b\\":\\"([^\\]+)/,
  scripts: hashedFilesPath,
  /** React marks the style sheets of a page, which it waits for, with this attribute. */
  sheets: 'data-precedence',
}

/**
 * Makes the router take up its work after it left a page to the browser and the full load was prevented: until then it waits
 * for that load, and listens for a page that comes back from the browser's cache. Test: tests/e2e/failure-states.spec.ts.
 */
export function resetRouter(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

/** Id of `<html>` while a page shows that the development server could not render it. Tested by hand, under `npm run dev`. */
export const failedRenderId = '__next_error__'

/** Whether React has made an element or taken it over: it leaves keys of its own on it. Test: tests/e2e/pages.desktop.spec.ts. */
export function isOwnedByReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}

/** Names the document, also after Next has hydrated the head and set its own title; returns how to stop. Test: tests/e2e/search-page.spec.ts. */
export function keepDocumentTitle(title: string): () => void {
  const keep = () => {
    if (document.title !== title) document.title = title
  }
  keep()
  const observer = new MutationObserver(keep)
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
