import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem, Spot } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import { groupBy, uniqueBy } from '@/lib/site/groups'
import { type BrokenLink, findBrokenLinks, findLines, type LinkedSite } from './broken-links'
import { describeFix, describeFound } from './describe-link'
import type { PageSource } from './page-source'

/** The finished site, its sources, and what to do about what is broken. */
interface LinkCheck {
  site: LinkedSite
  /** By permalink. */
  sources: Map<string, PageSource>
  configFile: string
  checks: SiteConfig['checks']
}

/** One problem for each target that the pages refer to and that is not there. */
export async function checkLinks({ site, sources, configFile, checks }: LinkCheck): Promise<Problem[]> {
  const groups = groupBy(findBrokenLinks(site), ({ reason, target }) => `${reason} ${target}`)
  const problems = [...groups.values()].map(async (group): Promise<Problem[]> => {
    const [first] = group
    const behaviour = first ? severityOf(first, checks) : 'ignore'
    if (!first || behaviour === 'ignore') return []
    const written = group.map((link) => ({ link, spots: findSpots(link, sources, site) }))
    const spots = uniqueBy(
      written.flatMap((one) => one.spots),
      ({ file, line }) => `${file}:${line}`,
    ).sort(bySpot)
    const [headline, ...others] = spots
    const inFrame = written.filter((one) => one.spots.length === 0).map(({ link }) => link)
    return [
      {
        severity: behaviour === 'throw' ? 'error' : 'warning',
        ...(headline ?? (await findInConfig(first.target, configFile)) ?? { file: first.page.outFile }),
        found: describeFound(first, { others, inFrame, isInText: headline !== undefined }),
        fix: describeFix(first, site),
      },
    ]
  })
  return (await Promise.all(problems)).flat()
}

function severityOf({ reason }: BrokenLink, { brokenLinks, brokenAnchors, movedLinks }: SiteConfig['checks']) {
  if (reason === 'moved') return movedLinks
  return reason === 'anchor' ? brokenAnchors : brokenLinks
}

/** Where a writer wrote a link: lines, or the file when a component did; nowhere when the site itself drew it. */
function findSpots(link: BrokenLink, sources: Map<string, PageSource>, site: LinkedSite): Spot[] {
  const source = sources.get(link.page.permalink)
  const lines = source ? findLines(source, link, site.address) : []
  if (lines.length > 0 || link.reference.region !== 'text') return lines
  return [{ file: source?.file ?? link.page.outFile }]
}

/** The line that names a target in a file that configures the site's frame; the first such file when none does. */
async function findInConfig(target: string, configFile: string): Promise<Spot | undefined> {
  let first: Spot | undefined
  for (const file of [configFile, path.posix.join(path.posix.dirname(configFile), 'sidebars.yml')]) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const line = text.split('\n').findIndex((words) => words.split(/[\s"',\]}]+/).includes(target)) + 1
    if (line > 0) return { file, line }
    first ??= { file }
  }
  return first
}

function bySpot(a: Spot, b: Spot): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)
}
