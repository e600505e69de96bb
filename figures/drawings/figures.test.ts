import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { drawFiles, findFigures } from './find-figures'

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
