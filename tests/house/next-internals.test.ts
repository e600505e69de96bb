import { expect, test } from '@playwright/test'
import { readSourceTree } from './source-tree'

/** For the browser and everywhere, for the build, and for the development server. */
const homes = ['lib/site/next-internals.ts', 'lib/build/next-internals.ts', 'lib/server/dev-server.ts']

/** Traces of what neither Next nor React promises; each stands in one file, which says what would notice a change. */
const traces: Record<string, RegExp> = {
  'the folder of hashed files': /\/_next\/static/,
  "React's mark on style sheets": /data-precedence|dataset\.precedence/,
  'the payload in a page': /__next_f/,
  'the id of a failed render': /__next_error__/,
  'the route of the not-found page': /_not-found/,
  "the parts of pages for Next's router": /collectSegmentData/,
  'the promises that React follows': /promiseResolve/,
  'the addresses of a route in development': /next-dev-server/,
}

test('contacts with the internals of Next and React stand in the files for them', () => {
  const { sources } = readSourceTree()
  const strays = Object.entries(traces).flatMap(([trace, pattern]) =>
    sources
      .filter(({ file, text }) => pattern.test(text) && !homes.includes(file))
      .map(({ file }) => `${file}: ${trace}`),
  )
  const kept = sources.filter(({ file }) => homes.includes(file)).map(({ text }) => text)
  const gone = Object.keys(traces).filter((trace) => !kept.some((text) => traces[trace]?.test(text)))
  expect({ strays, gone }).toEqual({ strays: [], gone: [] })
})
