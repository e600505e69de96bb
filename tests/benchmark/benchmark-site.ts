import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '@/lib/server/static-server'
import { launchOptions } from '../browser/launch-options'
import { readRoutes } from '../e2e/routes'
import { formatTable, type Measured } from './figures'
import { clickCases } from './measure-clicks'
import { figureCases } from './measure-figures'
import { interactionCases } from './measure-interactions'
import { loadCases } from './measure-loads'
import { searchCases } from './measure-search'
import type { MeasuredSite } from './open-page'
import type { BenchmarkOptions, Part } from './options'

const cases: Record<Part, (site: MeasuredSite) => Array<() => Promise<Measured>>> = {
  loads: loadCases,
  clicks: clickCases,
  search: searchCases,
  interactions: interactionCases,
  figures: figureCases,
}
const titles: Record<Part, string> = {
  loads: 'Page loads, phone',
  clicks: 'Clicks, desktop: click → new heading painted',
  search: 'Search, desktop',
  interactions: 'First interactions',
  figures: 'Figures, phone: one move of a control',
}

/** Measures finished sites in turn and prints a table for each part; returns how many measurements failed. */
export async function benchmarkSite({ site, against, rounds, only, long }: BenchmarkOptions): Promise<number> {
  const dirs = against === undefined ? [site] : [site, against]
  const pages = await findPages(site)
  const servers = await Promise.all(dirs.map((dir) => startServer({ dir, port: 0 })))
  const browser = await chromium.launch(launchOptions())
  const sites = servers.map(
    ({ url }, index): MeasuredSite => ({
      dir: dirs[index] ?? '',
      url,
      browser,
      longPath: long ?? pages.longPath,
      tabPath: pages.tabPath,
    }),
  )
  const conditions = 'slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), processor 4 times slower, HTTP/1.1'
  console.log(`Chromium ${browser.version()}, ${conditions}; medians of ${rounds} (lowest–highest)`)
  try {
    return await measureAll({ sites, rounds, only })
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.close()))
  }
}

async function measureAll({
  sites,
  rounds,
  only,
}: Pick<BenchmarkOptions, 'rounds' | 'only'> & { sites: MeasuredSite[] }) {
  const results = new Map<Part, Array<{ dir: string; measured: Measured[] }>>()
  let failures = 0
  for (let round = 1; round <= rounds; round += 1) {
    for (const part of only) {
      // Whoever comes first meets a cooler machine.
      for (const site of round % 2 === 1 ? sites : sites.toReversed()) {
        const measured: Measured[] = []
        for (const measure of cases[part](site)) {
          await measure().then(
            (done) => measured.push(done),
            (error: unknown) => {
              failures += 1
              console.error(`${site.dir}, ${part}: ${error instanceof Error ? error.message : error}`)
            },
          )
        }
        results.set(part, [...(results.get(part) ?? []), { dir: site.dir, measured }])
        console.error(`round ${round}, ${part}, ${site.dir}`)
      }
    }
  }
  for (const [part, result] of results) console.log(`\n### ${titles[part]}\n\n${formatTable(result)}`)
  return failures
}

/** The longest doc of a site, and its shortest page with tabs. */
async function findPages(dir: string): Promise<{ longPath: string; tabPath: string | undefined }> {
  const pages = await Promise.all(
    readRoutes(dir).map(async (route) => {
      const html = await readFile(path.join(dir, route, 'index.html'), 'utf8')
      return { route, markup: html.replace(/<script[\s\S]*?<\/script>/g, '') }
    }),
  )
  pages.sort((a, b) => b.markup.length - a.markup.length)
  const longest = pages.find(({ markup }) => markup.includes('aria-label="Docs sidebar"'))
  const withTabs = pages.findLast(({ markup }) => markup.includes('role="tab"'))
  return { longPath: longest?.route ?? '/', tabPath: withTabs?.route }
}
