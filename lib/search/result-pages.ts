import { hitPath, type SiteAddress } from './hit-path'
import { decodeEntities, parseMarkedText, type TextPart } from './marked-text'
import type { HitType } from './record'
import type { Hit } from './search-client'

/** A section of a page that matches. */
export interface ResultSection {
  /** Site path with anchor. */
  path: string
  /** The headings from the page's down to the section's own. */
  headings: TextPart[][]
  snippet?: TextPart[]
}

/** A page with everything that matches in it. */
export interface ResultPage {
  path: string
  /** The part of the site it belongs to. */
  part: string
  title: TextPart[]
  /** Text above the first heading. */
  snippet?: TextPart[]
  /** Best first. */
  sections: ResultSection[]
  tags: string[]
  /** Name of the docs version; undefined outside the docs. */
  version?: string
}

/** Hits grouped by page, in the order of the best hit of each; hits that leave the site are dropped. */
export function buildResultPages(hits: Hit[], site: SiteAddress): ResultPage[] {
  const pageByPath = new Map<string, ResultPage>()
  for (const hit of hits) {
    const path = hitPath(hit.url, site)
    if (path === undefined) continue
    const pagePath = path.replace(/#.*$/, '')
    const page = pageByPath.get(pagePath) ?? startPage(pagePath, hit)
    pageByPath.set(pagePath, page)
    addHit(page, hit, path)
  }
  return [...pageByPath.values()]
}

function startPage(path: string, hit: Hit): ResultPage {
  const isDoc = hit.docusaurus_tag?.startsWith('docs-')
  return {
    path,
    part: decodeEntities(hit.hierarchy.lvl0 ?? ''),
    title: markedHeading(hit, 'lvl1'),
    sections: [],
    tags: (hit.tags ?? []).map(decodeEntities),
    ...(isDoc && hit.version && { version: hit.version }),
  }
}

/** A page that matches by its title has nothing to add; of several texts of one section the best stands for it. */
function addHit(page: ResultPage, hit: Hit, path: string): void {
  const snippet = snippetOf(hit)
  if (path === page.path) {
    if (snippet) page.snippet ??= snippet
    return
  }
  const known = page.sections.find((section) => section.path === path)
  if (known) {
    if (snippet) known.snippet ??= snippet
    return
  }
  const headings = headingLevels.filter((level) => hit.hierarchy[level]).map((level) => markedHeading(hit, level))
  page.sections.push({ path, headings, ...(snippet && { snippet }) })
}

const headingLevels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

function snippetOf(hit: Hit): TextPart[] | undefined {
  const value = hit._snippetResult?.content?.value ?? (hit.type === 'content' ? hit.content : null)
  return value ? parseMarkedText(value) : undefined
}

function markedHeading(hit: Hit, level: Exclude<HitType, 'content'>): TextPart[] {
  return parseMarkedText(hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '')
}
