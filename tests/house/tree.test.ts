import { expect, test } from '@playwright/test'
import { readSourceTree } from './source-tree'
import { findCircles, findCrowdedFolders, findSplinters, findUnusedExports, isFigure } from './tree-rules'

/** Where the tree breaks its rules so far, by names that a move keeps; these lists may only become shorter. */
const known = {
  folders: ['lib/build', 'lib/content/blog', 'lib/content/docs', 'lib/content/source'],
  inCircles: [
    'read-site.ts',
    'site.ts',
    'navbar-item.ts',
    'navbar.ts',
    'site-config.ts',
    'translated-config.ts',
    'assets.ts',
    'links.ts',
    'markdown-links.ts',
    'partials.ts',
    'source-resolver.ts',
  ],
  splinters: ['post-name.ts', 'socials.ts', 'analytics.ts', 'partials.ts', 'leaving-links.ts'],
  unusedExports: [
    'Dictionary',
    'FinishFolders',
    'LatestPage',
    'escapeHtml',
    'PostName',
    'PostNeighbours',
    'Profile',
    'LoadedBlog',
    'PlacedCategoryPage',
    'PageSurroundings',
    'PrefixedName',
    'MediaSize',
    'RedirectIndex',
    'StringsFile',
    'TranslatedYaml',
    'categoryLinkSchema',
    'SidebarFile',
    'LinkItem',
    'ParsedFrontMatter',
    'listNames',
    'Validated',
  ],
}

/** Files and lines without figures, and lines of `lib`; the aims are 300, 20,000 and 10,000. */
const most = { files: 420, lines: 23_000, linesOfLib: 16_500 }

const tree = readSourceTree()
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

test('no folder holds more than 15 source files', () => {
  const crowded = findCrowdedFolders(tree).filter(({ folder }) => !known.folders.includes(folder))
  expect(crowded).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  const isKnown = (file: string) => known.inCircles.includes(nameOf(file))
  expect(findCircles(tree).filter((circle) => !circle.every(isKnown))).toEqual([])
})

test('a short file that serves one file of its folder is part of it', () => {
  expect(findSplinters(tree).filter((file) => !known.splinters.includes(nameOf(file)))).toEqual([])
})

test('what is exported is used elsewhere', () => {
  const isKnown = (one: string) => known.unusedExports.includes(one.slice(one.indexOf(' ') + 1))
  expect(findUnusedExports(tree).nowhere.filter((one) => !isKnown(one))).toEqual([])
})

test('the whole keeps its size', () => {
  const written = tree.sources.filter(({ file }) => !isFigure(file))
  const sum = (files: typeof written) => files.reduce((lines, file) => lines + file.lines, 0)
  expect(written.length).toBeLessThanOrEqual(most.files)
  expect(sum(written)).toBeLessThanOrEqual(most.lines)
  expect(sum(written.filter(({ file }) => file.startsWith('lib/')))).toBeLessThanOrEqual(most.linesOfLib)
})
