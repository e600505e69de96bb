import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { parse } from 'parse5'
import { parse as parseYaml } from 'yaml'
import { readAttribute, textOf } from '@/lib/output/read-page'
import { environment } from '@/lib/site/environment'
import { readRoutes } from '../e2e/routes'
import { testSiteDir, testSites } from '../sites'
import { listElements } from './elements'

type Element = DefaultTreeAdapterTypes.Element

const sites = [
  { name: 'shipped', dir: environment.outDir, contentDir: 'content' },
  { name: 'every-kind', dir: testSiteDir('every-kind'), contentDir: testSites['every-kind'].contentDir },
]

const announcements = ['en', 'fr'].map(
  (locale) => parseYaml(readFileSync(`lib/site/texts/${locale}.yml`, 'utf8')).opensInNewTab as string,
)

for (const { name, dir, contentDir } of sites) {
  test(`opens the links to the program in a new tab, and says so, as the text does, on the ${name} site`, async () => {
    const { newTab } = parseYaml(await readFile(path.join(contentDir, 'site.yml'), 'utf8')) as { newTab: string[] }
    const faults: string[] = []
    let places = 0
    for (const route of readRoutes(dir)) {
      const elements = listElements(parse(await readFile(path.join(dir, route, 'index.html'), 'utf8')))
      const links = elements.filter(({ tagName }) => tagName === 'a')
      const promised = new Set(elements.flatMap((element) => listPromised(element, links)))
      for (const link of links) {
        const href = readAttribute(link, 'href') ?? ''
        const isProgram = newTab.some((address) => href.startsWith(address))
        const opens = readAttribute(link, 'target') === '_blank'
        const isAnnounced = announcements.some((text) => textOf(link).includes(text))
        if (isProgram || promised.has(link)) places += 1
        if ([opens, isAnnounced].some((each) => each !== isProgram) || (promised.has(link) && !isProgram))
          faults.push(`${route}: ${textOf(link)} (${href})`)
      }
    }
    expect(faults).toEqual([])
    expect(places).toBeGreaterThan(0)
  })
}

/** The links that a block promises to open in a new tab: those of its sentence, or else those that its bold text names. */
function listPromised(block: Element, links: Element[]): Element[] {
  if (!/^(p|li|td|dd)$/.test(block.tagName)) return []
  const ownText = textOf(block).replaceAll('(opens in a new tab)', '')
  const sentences = ownText.split(/(?<=[.!?])\s+/).filter((sentence) => /in a new tab/i.test(sentence))
  if (sentences.length === 0) return []
  const inside = listElements(block)
  const named = inside.filter(({ tagName }) => tagName === 'strong').map(textOf)
  return links.filter((link) => {
    const label = textOf(link).replace('(opens in a new tab)', '').trim()
    if (inside.includes(link)) return sentences.some((sentence) => sentence.includes(label))
    return named.includes(label)
  })
}
