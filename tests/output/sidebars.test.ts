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
  const wrong: string[] = []
  let [marked, opened] = [0, 0]
  for (const file of files) {
    const address = `/sub${file.slice(0, -'index.html'.length)}`
    const elements = listElements(parse(await readFile(path.join(folder, file), 'utf8')))
    const trees = elements.filter((element) => read(element, 'data-keeps-current') !== undefined)
    for (const entry of trees.flatMap(listElements)) {
      const current = read(entry, 'aria-current')
      const isCurrent = entry.tagName === 'a' && decodePath(read(entry, 'href') ?? '') === address
      if (isCurrent ? current !== 'page' : current !== undefined) wrong.push(`${file}: ${read(entry, 'href')}`)
      if (isCurrent) marked++
      const isCategory = read(entry, 'data-group') !== undefined
      if (!isCategory || !listElements(entry).some((element) => read(element, 'aria-current'))) continue
      if (read(entry, 'data-closed') !== undefined) wrong.push(`${file}: ${read(entry, 'data-group')}`)
      opened++
    }
  }
  expect(wrong).toEqual([])
  // Some pages are in several categories, others in no sidebar.
  expect(marked).toBeGreaterThan(50)
  expect(opened).toBeGreaterThan(50)
})

function read({ attrs }: ReturnType<typeof listElements>[number], name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}
