import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { readAttribute } from '@/lib/output/read-page'
import { testSiteDir } from '../sites'
import { listElements } from './elements'

test('has one menu on each page with a text, above the text, and none on lists', async () => {
  const count = async (page: string) => {
    const document = parse(await readFile(path.join(testSiteDir('every-kind'), page, 'index.html'), 'utf8'))
    const isMenu = (element: Parameters<typeof readAttribute>[0]) =>
      readAttribute(element, 'data-page-tools') !== undefined
    const texts = listElements(document).filter(({ tagName }) => tagName === 'article')
    return [
      listElements(document).filter(isMenu).length,
      texts.flatMap((text) => listElements(text)).filter(isMenu).length,
    ]
  }
  for (const page of ['', 'help/phase', 'blog/welcome', 'contribute-to-doc/markdown_features'])
    expect(await count(page), page).toEqual([1, 0])
  for (const page of ['blog', 'tags', 'contribute-to-doc', 'search']) expect(await count(page), page).toEqual([0, 0])
})
