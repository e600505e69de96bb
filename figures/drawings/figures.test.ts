import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { drawFiles, findFigures } from './find-figures'
import { outlineText } from './kit/outline-text'

test('the committed drawings are up to date', async () => {
  const figures = await findFigures()
  expect(figures).not.toEqual([])
  for (const { figure } of figures) {
    for (const [file, text] of drawFiles(figure)) {
      expect(readFileSync(path.join('content', file), 'utf8') === text, `npm run figures: content/${file}`).toBe(true)
    }
  }
})

test('a drawing in two colour modes has the name of the file that draws it', async () => {
  const figures = await findFigures()
  const others = figures.filter(({ name, figure }) => 'path' in figure && path.posix.basename(figure.path) !== name)
  expect(others.map(({ name }) => name)).toEqual([])
})

test('rejects an unknown name and lists the known ones', async () => {
  await expect(findFigures(['truncaton'])).rejects.toThrow(/^No figure is called truncaton\. There are .*truncation/)
})

test('writes labels as outlines of the typeface of the site, each letter once', () => {
  const draw = (text: string) =>
    outlineText(
      `<svg><title>T</title><text x="50" y="9" fill="red" text-anchor="end" font-size="20">${text}</text></svg>`,
    )
  const svg = draw('ppp')
  expect(svg.match(/<path /g)).toHaveLength(1)
  expect(svg.match(/<use /g)).toHaveLength(3)
  const [, left] = /translate\(([\d.]+) 9\)/.exec(svg) ?? []
  expect(Number(left)).toBeCloseTo(50 - 3 * 12.3, 0)
  expect(() => draw('ጀ')).toThrow('add it in scripts/fonts/write-outlines.mjs')
})
