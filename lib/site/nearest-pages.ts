import { distance } from 'fastest-levenshtein'
import { decodeUriPart } from './decode-uri'

/** Permalink and title of a page. */
export type KnownPage = [permalink: string, title: string]

/** Above this difference two addresses are not similar. */
const maxDifference = 0.4

/** The pages most similar to a mistyped path, the best first; the parent page comes last. */
export function findNearestPages(path: string, pages: KnownPage[], limit = 4): KnownPage[] {
  const wanted = foldPath(path)
  const near = pages
    .map((page) => ({ page, difference: compare(wanted, foldPath(page[0])) }))
    .filter(({ difference }) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference)
    .map(({ page }) => page)
    .slice(0, limit)
  const folder = pages
    .filter(([permalink]) => permalink !== '/' && wanted.startsWith(`${foldPath(permalink)}/`))
    .sort(([a], [b]) => b.length - a.length)[0]
  return folder && !near.includes(folder) ? [...near.slice(0, limit - 1), folder] : near
}

/** The words of a path, as a query for the search. */
export function wordsOfPath(path: string): string {
  const words = foldPath(path).split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word && !/^\d+$/.test(word)).join(' ')
}

/** From 0 (equal) to 1. The last segment counts most: pages that move to another folder keep their name. */
function compare(wanted: string, path: string): number {
  const whole = differenceOf(wanted, path)
  const name = differenceOf(lastSegment(wanted), lastSegment(path))
  return Math.min(whole * 1.2, 0.75 * name + 0.25 * whole)
}

function differenceOf(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Normalizes a path for comparison: lower case, no file extension, no trailing slash, one kind of dash. */
function foldPath(path: string): string {
  const [bare = ''] = /^(?:\/*[^/])*/.exec((decodeUriPart(path) ?? path).toLowerCase()) ?? []
  const withoutEnding = bare.replace(/\.(?:html?|mdx?|php|txt)$/, '')
  return withoutEnding.replace(/\/index$/, '').replaceAll('_', '-')
}
