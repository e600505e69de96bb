import { nearestPath } from '@/lib/site/nearest-name'
import { type BrokenReference, findFile, type SiteMap } from './broken'
import type { Place } from './places'
import { permalinkOfFile } from './read-page'
import { optOutAttribute, type Reference, type Region } from './references'

const mostShown = 8

/** What is wrong, as a sentence. */
export function describeFault({ fault, target, reference }: BrokenReference): string {
  const noun = nounFor(reference)
  if (fault === 'malformed') return `The ${noun} "${target}" is not an address that a browser can open.`
  if (fault === 'outside') return `The ${noun} "${target}" leaves the site's base URL.`
  if (fault === 'moved') return `The link "${target}" leads to a former address.`
  if (fault === 'anchor') return `The link "${target}" leads to an anchor that the page does not have.`
  return noun === 'link' ? `The link "${target}" leads to no page or file.` : `The ${noun} "${target}" does not exist.`
}

/** Where else the same target is referred to, as sentences with a space before each. */
export function describePlaces(others: Place[], inChrome: Map<Region, number>, hasHeadline: boolean): string {
  const spots = others.slice(0, mostShown).map(({ file, line }) => (line ? `${file}:${line}` : file))
  if (others.length > mostShown) spots.push(`${others.length - mostShown} more places`)
  const regions = [...inChrome].map(([region, pages]) => `the ${region} of ${pages} ${pages === 1 ? 'page' : 'pages'}`)
  return [
    spots.length > 0 ? ` It also stands at ${joinWords(spots)}.` : '',
    regions.length > 0 ? ` It ${hasHeadline ? 'also ' : ''}stands in ${joinWords(regions)}.` : '',
  ].join('')
}

/** What to write instead, as a sentence. */
export function describeFix(broken: BrokenReference, site: SiteMap): string {
  if (broken.fault === 'malformed')
    return 'Write a site path, or an address that starts with https://, mailto: or tel:.'
  if (broken.fault === 'outside')
    return `Put the base URL "${site.rules.baseUrl}" before it, or write the full address.`
  if (broken.fault === 'moved') return `Write "${site.redirects.get(broken.target)}".`
  if (broken.fault === 'anchor') return fixAnchor(broken.target, site)
  const suggestion = nearestPath(broken.target, candidates(broken.reference, site))
  if (suggestion) return `Did you mean "${suggestion}"?`
  return `Correct the address, or put ${optOutAttribute} on the element if something else serves it.`
}

function fixAnchor(target: string, { pageByFile, files }: SiteMap): string {
  const [path = '', hash = ''] = target.split('#')
  const file = findFile(path, files)
  const anchors = [...((file && pageByFile.get(file)?.anchors) || [])]
  const suggestion = nearestPath(hash, anchors)
  if (suggestion) return `Did you mean "#${suggestion}"?`
  if (anchors.length === 0) return 'The page has no anchors; link to the page itself.'
  const shown = anchors.slice(0, mostShown).map((anchor) => `#${anchor}`)
  return `Write one of its anchors: ${shown.join(', ')}${anchors.length > mostShown ? ', …' : ''}.`
}

function candidates(reference: Reference, { files, pageByFile }: SiteMap): string[] {
  if (nounFor(reference) === 'link') return [...pageByFile.keys()].map(permalinkOfFile)
  return [...files].filter((file) => !file.endsWith('.html') && !file.endsWith('.txt'))
}

function nounFor({ element, attribute }: Reference): string {
  if (element === 'img' || attribute === 'poster' || element === 'meta' || element === 'image') return 'image'
  if (element === 'video' || element === 'audio' || element === 'source') return 'media file'
  return attribute === 'href' && element !== 'link' ? 'link' : 'file'
}

function joinWords(words: string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
