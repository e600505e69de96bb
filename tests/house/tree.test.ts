import { expect, test } from '@playwright/test'
import { readSourceTree } from './source-tree'
import { findCircles, findCrowdedFolders, findSplinters, findUnusedExports, isFigure } from './tree-rules'

/**
 * Files and lines without figures, and lines of `lib`, so that growth is seen; 300, 20,000 and 10,000 were the aims before
 * service worker, figures to operate, moves from Docusaurus, page tools and an index in parts were asked for.
 */
const most = { files: 498, lines: 36_025, linesOfLib: 24_023 }

const tree = readSourceTree()

test('no folder holds more than 15 source files', () => {
  expect(findCrowdedFolders(tree)).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  expect(findCircles(tree)).toEqual([])
})

test('a short file that serves one file of its folder is part of it', () => {
  expect(findSplinters(tree)).toEqual([])
})

test('what is exported is used elsewhere', () => {
  expect(findUnusedExports(tree).nowhere).toEqual([])
})

test('the whole keeps its size', () => {
  const written = tree.sources.filter(({ file }) => !isFigure(file))
  const sum = (files: typeof written) => files.reduce((lines, file) => lines + file.lines, 0)
  expect(written.length).toBeLessThanOrEqual(most.files)
  expect(sum(written)).toBeLessThanOrEqual(most.lines)
  expect(sum(written.filter(({ file }) => file.startsWith('lib/')))).toBeLessThanOrEqual(most.linesOfLib)
})
