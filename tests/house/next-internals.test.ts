import { expect, test } from '@playwright/test'
import { readSourceTree } from './source-tree'

const home = 'lib/site/next-internals.ts'

/** Traces of what neither Next nor React promises; each stands in one file, which says what would notice a change. */
const traces: Record<string, RegExp> = {
  'the build id in the payload': /"b\\*":/,
  'the wording of a missing file': /ChunkLoadError|Loading (\(?CSS|chunk)|Failed to load chunk/,
  'the folder of hashed files': /\/_next\/static/,
  "React's mark on style sheets": /data-precedence|dataset\.precedence/,
  'a forged event that resets the router': /PageTransitionEvent\(/,
  'the files of a payload': /}\/index\.txt/,
  'the id of a failed render': /__next_error__/,
  'the route of the not-found page': /_not-found/,
  'groups of routes among the segments': /startsWith\('\('\)/,
  "React's keys on elements": /__react/,
  'a title that is set over and over': /document\.title\s*=[^=]/,
}

test('contacts with the internals of Next and React stand in one file', () => {
  const { sources } = readSourceTree()
  const found = Object.entries(traces).flatMap(([trace, pattern]) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => `${file}: ${trace}`),
  )
  expect(found).toEqual(Object.keys(traces).map((trace) => `${home}: ${trace}`))
})
