import { type AddressRules, resolveAddress } from './address'
import { type BrokenReference, describeAddress } from './broken'
import type { PageSource } from './page-source'
import type { Region } from './references'

/** A line of a source file; without a line when a component wrote the reference. */
export interface Place {
  file: string
  line?: number
}

/** Where one broken target is referred to. */
export interface Places {
  inText: Place[]
  /** How many pages carry the reference in a part that the site itself draws. */
  inChrome: Map<Region, number>
}

/** Finds the source lines that wrote the references to one broken target. */
export function locate(broken: BrokenReference[], sources: Map<string, PageSource>, rules: AddressRules): Places {
  const inText = new Map<string, Place>()
  const pagesByRegion = new Map<Region, Set<string>>()
  for (const { page, reference, fault, target } of broken) {
    const source = sources.get(page.permalink)
    const lines = source ? linesOf(source, fault, target, rules) : []
    const places: Place[] = lines.length > 0 ? lines : textPlace(reference.region, source?.file ?? page.outFile)
    for (const place of places) inText.set(`${place.file}:${place.line}`, place)
    if (places.length === 0) {
      pagesByRegion.set(reference.region, (pagesByRegion.get(reference.region) ?? new Set()).add(page.file))
    }
  }
  return {
    inText: [...inText.values()].sort(byPlace),
    inChrome: new Map([...pagesByRegion].map(([region, pages]) => [region, pages.size])),
  }
}

function textPlace(region: Region, file: string): Place[] {
  return region === 'text' ? [{ file }] : []
}

function linesOf(source: PageSource, fault: BrokenReference['fault'], target: string, rules: AddressRules): Place[] {
  return source.links
    .filter(({ href }) => {
      // Links to pages are site paths, to which the base path is only added on the page; those to files have it.
      const spellings = href.startsWith('/') ? [href, `${rules.baseUrl}${href.slice(1)}`] : [href]
      return spellings.some((written) => {
        return describeAddress(resolveAddress(written, source.permalink, rules), fault, href) === target
      })
    })
    .map(({ file, line }) => ({ file, line }))
}

function byPlace(a: Place, b: Place): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)
}
