import { type LinkTargets, lookUp } from '@/lib/content/links/link-target'
import { headAdvice, refusedElements } from '@/lib/site/element-rules'
import { groupBy } from '@/lib/site/groups'
import { isProgram } from '@/lib/site/href'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { findElements, type OutputPage, type PageElement, readAttribute } from './read-page'

interface Surroundings {
  /** The origins of which pages may load files. */
  allowedOrigins: string[]
  /** The files of the site. */
  targets: LinkTargets
}

/** Checks of markup that comes from components and from HTML in Markdown. */
const pageRules = [
  ...[checkHeading, checkIds, checkElements, checkInline, checkPrograms, checkImages, checkForeign],
  checkLoaded,
]

/** Checks one page; `file` has its text. */
export function checkPage(page: OutputPage, file: string, surroundings: Surroundings): Problem[] {
  return pageRules.flatMap((rule) => rule(page, surroundings).map((found) => ({ file, ...found })))
}

/** Reports a problem of many pages once. */
export function combinePages(problems: Problem[]): Problem[] {
  return [...groupBy(problems, ({ message, hint }) => `${message} ${hint}`).values()].flatMap((same) => {
    const [first] = same
    const others = new Set(same.map(({ file }) => file)).size - 1
    const more = others === 0 ? '' : ` The same on ${others} more ${others === 1 ? 'page' : 'pages'}.`
    return first ? [{ ...first, message: first.message + more }] : []
  })
}

function checkHeading(page: OutputPage): Diagnostic[] {
  const { length } = findElements(page, 'h1')
  if (length === 1) return []
  return [length === 0 ? diagnose('no-heading') : diagnose('several-headings', { length })]
}

function checkIds({ elements }: OutputPage): Diagnostic[] {
  const ids = elements.flatMap((element) => readAttribute(element, 'id') || [])
  const repeated = [...groupBy(ids, (id) => id)].filter(([, same]) => same.length > 1)
  return repeated.map(([id]) => diagnose('repeated-id', { id }))
}

/** Elements from the code of a page; the check of the content finds those that are typed. */
function checkElements(page: OutputPage): Diagnostic[] {
  const refreshes = findElements(page, 'meta').some((element) => readAttribute(element, 'http-equiv') === 'refresh')
  const written = page.elements.filter(({ isInMain }) => isInMain)
  const refused = written.flatMap((element) => {
    // The build removes all scripts but its own and data.
    const isScript = element.tagName === 'script'
    const isNamed = element.tagName === 'title' && element.isForeign
    const isItem = readAttribute(element, 'itemprop') !== undefined
    return isScript || isNamed || isItem ? [] : (refusedElements.get(element.tagName) ?? [])
  })
  const leaves = refreshes && !page.elements.some((element) => readAttribute(element, 'data-site') === 'redirect')
  const hint = headAdvice.get('refresh') ?? ''
  return [
    ...Array.from(new Set(refused), (refusal) => diagnose('refused-element', refusal)),
    ...(leaves ? [diagnose('page-refresh', { hint })] : []),
  ]
}

/** Styles and scripts in attributes, which the content security policy blocks. */
function checkInline({ elements }: OutputPage): Diagnostic[] {
  const places = findAttributes(elements, ({ name }) => name === 'style' || /^on[a-z]+$/.test(name))
  return places.map((place) => diagnose('blocked-attribute', { place }))
}

function checkPrograms({ elements }: OutputPage): Diagnostic[] {
  const places = findAttributes(elements, ({ name, value }) => isProgram(name, value))
  return places.map((place) => diagnose('script-address-in-page', { place }))
}

/** Elements and names of attributes, each once, such as `p style`. */
function findAttributes(
  elements: PageElement[],
  isWanted: (attribute: PageElement['attrs'][number]) => boolean,
): string[] {
  const places = elements.flatMap(({ tagName, attrs }) =>
    attrs.filter(isWanted).map(({ name }) => `${tagName} ${name}`),
  )
  return [...new Set(places)]
}

function checkImages(page: OutputPage): Diagnostic[] {
  return findElements(page, 'img').flatMap((image) => {
    const src = readAttribute(image, 'src') ?? ''
    const isUnsized = ['width', 'height'].some((name) => readAttribute(image, name) === undefined)
    return [
      ...(isUnsized ? [diagnose('image-without-size', { src })] : []),
      ...(readAttribute(image, 'alt') === undefined ? [diagnose('image-without-alt', { src })] : []),
    ]
  })
}

function checkForeign(page: OutputPage, { allowedOrigins }: Surroundings): Diagnostic[] {
  const origins = page.loaded.flatMap((written) => {
    if (!/^(https?:)?\/\//i.test(written)) return []
    const url = written.startsWith('//') ? `https:${written}` : written
    const origin = URL.canParse(url) ? new URL(url).origin : undefined
    return origin === undefined || allowedOrigins.includes(origin) ? [] : [origin]
  })
  return Array.from(new Set(origins), (origin) => diagnose('foreign-file', { origin }))
}

const socialImages = new Set(['og:image', 'twitter:image'])

/** Files that the page loads, and those that its head names for networks and programs. */
function checkLoaded(page: OutputPage, { targets }: Surroundings): Diagnostic[] {
  const named = findElements(page, 'link').map((link) => readAttribute(link, 'href') ?? '')
  const images = findElements(page, 'meta').flatMap((meta) => {
    const name = readAttribute(meta, 'property') ?? readAttribute(meta, 'name') ?? ''
    return socialImages.has(name) ? (readAttribute(meta, 'content') ?? '') : []
  })
  return findMissingFiles([...page.loaded, ...named, ...images], page.permalink, targets)
}

/** The addresses on a page that are of this site, but of none of its files. */
export function findMissingFiles(addresses: string[], permalink: string, targets: LinkTargets): Diagnostic[] {
  const missing = addresses.filter((address) => address !== '' && lookUp(address, permalink, targets)?.fault)
  return Array.from(new Set(missing), (address) => diagnose('missing-file-in-output', { address }))
}
