import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { readAttribute } from '@/lib/output/read-page'
import { readSiteFiles } from '@/lib/output/site-files'
import { environment } from '@/lib/site/environment'
import { listElements } from './elements'

test('lists every page with exercises on the page for teachers', async () => {
  const read = async (file: string) => listElements(parse(await readFile(path.join(environment.outDir, file), 'utf8')))
  const pages = (await readSiteFiles(environment.outDir)).filter((file) => file.endsWith('/index.html'))
  const withExercises: string[] = []
  for (const page of pages) {
    const elements = await read(page)
    const hasExercise = elements.some((element) => readAttribute(element, 'data-exercise') !== undefined)
    if (hasExercise && !page.startsWith('/contribute-to-doc/')) withExercises.push(`${path.dirname(page)}/`)
  }
  expect(withExercises.length).toBeGreaterThan(20)
  const links = (await read('teaching/index.html')).map((element) => readAttribute(element, 'href'))
  expect(withExercises.filter((page) => !links.includes(page))).toEqual([])
})
