import type { Spot } from '@/lib/content/source/problems'
import { groupBy } from '@/lib/site/groups'
import { nearestPath } from '@/lib/site/nearest-name'
import { type BrokenLink, findFile, type LinkedSite } from './broken-links'
import { optOutAttribute, permalinkOfFile, type Reference } from './read-page'

const mostShown = 8

/** Where the same target is referred to besides the spot that the problem names. */
interface Elsewhere {
  others: Spot[]
  /** Links of the frame, which the site itself draws on each page. */
  inFrame: BrokenLink[]
  isInText: boolean
}

/** What is wrong and where else, as sentences. */
export function describeFound(link: BrokenLink, { others, inFrame, isInText }: Elsewhere): string {
  const spots = others.slice(0, mostShown).map(({ file, line }) => (line ? `${file}:${line}` : file))
  if (others.length > mostShown) spots.push(`${others.length - mostShown} more`)
  const regions = [...groupBy(inFrame, ({ reference }) => reference.region)].map(([region, links]) => {
    const pages = new Set(links.map(({ page }) => page.file)).size
    return `the ${region} of ${pages} ${pages === 1 ? 'page' : 'pages'}`
  })
  return [
    describeReason(link),
    ...(spots.length > 0 ? [`It is also at ${joinWords(spots)}.`] : []),
    ...(regions.length > 0 ? [`It is ${isInText ? 'also ' : ''}in ${joinWords(regions)}.`] : []),
  ].join(' ')
}

function describeReason({ reason, target, reference }: BrokenLink): string {
  const noun = nounFor(reference)
  if (reason === 'malformed') return `The ${noun} "${target}" is not an address that a browser can open.`
  if (reason === 'outside') return `The ${noun} "${target}" leaves the site's base URL.`
  if (reason === 'moved') return `The link "${target}" leads to a former address.`
  if (reason === 'anchor') return `The link "${target}" leads to an anchor that the page does not have.`
  return noun === 'link' ? `The link "${target}" leads to no page or file.` : `The ${noun} "${target}" does not exist.`
}

/** What to write instead, as a sentence. */
export function describeFix({ reason, target, reference }: BrokenLink, site: LinkedSite): string {
  const { address, redirects, files, pageByFile } = site
  if (reason === 'malformed') return 'Write a site path, or an address that starts with https://, mailto: or tel:.'
  if (reason === 'outside') return `Put the base URL "${address.baseUrl}" before it, or write the full address.`
  if (reason === 'moved') return `Write "${redirects.get(target)}".`
  if (reason === 'anchor') return fixAnchor(target, site)
  const isPage = nounFor(reference) === 'link'
  const candidates = isPage
    ? [...pageByFile.keys()].map(permalinkOfFile)
    : [...files].filter((file) => !file.endsWith('.html') && !file.endsWith('.txt'))
  const suggestion = nearestPath(target, candidates)
  if (suggestion) return `Did you mean "${suggestion}"?`
  return `Correct the address, or put ${optOutAttribute} on the element if something else serves it.`
}

function fixAnchor(target: string, { pageByFile, files }: LinkedSite): string {
  const [path = '', hash = ''] = target.split(/#+/)
  const ownIds = /^main$|^_|:/
  const anchors = [...(pageByFile.get(findFile(path, files) ?? '')?.anchors ?? [])].filter((id) => !ownIds.test(id))
  const suggestion = nearestPath(hash, anchors)
  if (suggestion) return `Did you mean "#${suggestion}"?`
  if (anchors.length === 0) return 'The page has no anchors; link to the page itself.'
  const shown = anchors.slice(0, mostShown).map((anchor) => `#${anchor}`)
  return `Write one of its anchors: ${shown.join(', ')}${anchors.length > mostShown ? ', …' : ''}.`
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
