import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { readSiteFiles } from '@/lib/output/site-files'
import { decodePath } from '@/lib/site/decode-uri'
import { testSiteDir } from '../sites'
import { listElements } from './elements'

const folder = testSiteDir('every-kind')

test('marks exactly the entries of each page in its sidebar, and opens the categories that contain it', async () => {
  const files = (await readSiteFiles(folder)).filter((file) => file.endsWith('/index.html'))
  let [marked, opened] = [0, 0]
  for (const file of files) {
    const address = `/sub${file.slice(0, -'index.html'.length)}`
    const elements = listElements(parse(await readFile(path.join(folder, file), 'utf8')))
    const trees = elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'data-keeps-current'))
    for (const entry of trees.flatMap(listElements)) {
      const read = (name: string) => entry.attrs.find((attribute) => attribute.name === name)?.value
      if (entry.tagName === 'a') {
        const isCurrent = decodePath(read('href') ?? '') === address
        expect(read('aria-current'), `${file}: ${read('href')}`).toBe(isCurrent ? 'page' : undefined)
        if (isCurrent) marked++
      }
      const isCategory = read('data-group') !== undefined && listElements(entry).some(isMarked)
      if (isCategory) {
        expect(read('data-closed'), file).toBeUndefined()
        opened++
      }
    }
  }
  // Some pages are in several categories, others in no sidebar.
  expect(marked).toBeGreaterThan(50)
  expect(opened).toBeGreaterThan(50)
})

function isMarked({ attrs }: { attrs: Array<{ name: string }> }): boolean {
  return attrs.some(({ name }) => name === 'aria-current')
}
