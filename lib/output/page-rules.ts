import { html } from 'parse5'
import { headAdvice, refusedElements } from '@/lib/site/element-rules'
import { groupBy } from '@/lib/site/groups'
import { isProgram } from '@/lib/site/href'
import type { Problem } from '@/lib/site/problems/problems'
import { type Element, findElements, type OutputPage, readAttribute } from './read-page'

/** Something wrong with one page. */
type Finding = Pick<Problem, 'severity' | 'found' | 'fix'>

/** Checks of markup that comes from components and from HTML in Markdown. */
const pageRules = [checkHeading, checkIds, checkElements, checkInline, checkPrograms, checkImages, checkForeign]

/** Something wrong with a page, and the file in which it can be fixed. */
export interface PageFinding extends Finding {
  file: string
}

/** Checks one page; `file` has its text. Pages may load files from the allowed origins only. */
export function checkPage(page: OutputPage, file: string, allowedOrigins: string[]): PageFinding[] {
  return pageRules.flatMap((rule) => rule(page, allowedOrigins).map((finding) => ({ file, ...finding })))
}

/** Turns the findings of all pages into problems; a finding on many pages is reported once. */
export function describeFindings(findings: PageFinding[]): Problem[] {
  return [...groupBy(findings, ({ found, fix }) => `${found} ${fix}`).values()].flatMap((same) => {
    const [first] = same
    const others = new Set(same.map(({ file }) => file)).size - 1
    const more = others === 0 ? '' : ` The same on ${others} more ${others === 1 ? 'page' : 'pages'}.`
    return first ? [{ ...first, found: `${first.found}${more}` }] : []
  })
}

function checkHeading(page: OutputPage): Finding[] {
  const { length } = findElements(page, 'h1')
  if (length === 1) return []
  if (length === 0) return [warning('The page has no h1 heading.', 'Give it a title, or start it with "# Title".')]
  return [warning(`The page has ${length} h1 headings.`, 'Keep one "#" heading, and write the others with "##".')]
}

function checkIds({ elements }: OutputPage): Finding[] {
  const ids = elements.flatMap((element) => readAttribute(element, 'id') || [])
  const repeated = [...groupBy(ids, (id) => id)].filter(([, same]) => same.length > 1)
  return repeated.map(([id]) => warning(`Two elements have the id "${id}".`, 'Give each a different id.'))
}

/** Elements from the code of a page; the check of the content finds those that are typed. */
function checkElements(page: OutputPage): Finding[] {
  const refreshes = findElements(page, 'meta').some((element) => readAttribute(element, 'http-equiv') === 'refresh')
  const written = findElements(page, 'main').flatMap((main) => [...descendants(main)])
  const refused = written.flatMap((element) => {
    // The build removes all scripts but its own and data.
    const isScript = element.tagName === 'script'
    const isNamed = element.tagName === 'title' && element.namespaceURI !== html.NS.HTML
    const isItem = readAttribute(element, 'itemprop') !== undefined
    return isScript || isNamed || isItem ? [] : (refusedElements.get(element.tagName) ?? [])
  })
  const leaves = refreshes && !page.elements.some((element) => readAttribute(element, 'data-site') === 'redirect')
  return [...new Set([...refused, ...(leaves ? [refresh] : [])])].map((refusal) => ({ severity: 'error', ...refusal }))
}

const refresh = {
  found: 'A <meta http-equiv="refresh"> sends every reader of the page away.',
  fix: headAdvice.get('refresh') ?? '',
}

function* descendants(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* descendants(node)
  }
}

/** Styles and scripts in attributes, which the content security policy blocks. */
function checkInline({ elements }: OutputPage): Finding[] {
  const places = findAttributes(elements, ({ name }) => name === 'style' || /^on[a-z]+$/.test(name))
  return places.map((place) =>
    warning(`The attribute in "${place}" has no effect.`, 'Use a component: the content security policy blocks it.'),
  )
}

function checkPrograms({ elements }: OutputPage): Finding[] {
  // The check of links covers their addresses.
  const places = findAttributes(elements, ({ name, value }) => !/^(href|src)$/.test(name) && isProgram(name, value))
  const fix = 'Write an address that starts with "https://" or a path, also where code makes it.'
  return places.map((place) => ({ severity: 'error', found: `The address in "${place}" is a script.`, fix }))
}

/** Elements and names of attributes, each once, such as `p style`. */
function findAttributes(elements: Element[], isWanted: (attribute: Element['attrs'][number]) => boolean): string[] {
  const places = elements.flatMap(({ tagName, attrs }) =>
    attrs.filter(isWanted).map(({ name }) => `${tagName} ${name}`),
  )
  return [...new Set(places)]
}

function checkImages(page: OutputPage): Finding[] {
  return findElements(page, 'img').flatMap((image) => {
    const src = readAttribute(image, 'src') ?? ''
    const isUnsized = ['width', 'height'].some((name) => readAttribute(image, name) === undefined)
    const size = 'Write both, so that the text does not jump when it loads.'
    const text = 'Describe what it shows, or write alt="" if it is only decoration.'
    return [
      ...(isUnsized ? [warning(`The image "${src}" has no width and height.`, size)] : []),
      ...(readAttribute(image, 'alt') === undefined ? [warning(`The image "${src}" has no alt text.`, text)] : []),
    ]
  })
}

function checkForeign(page: OutputPage, allowedOrigins: string[]): Finding[] {
  const origins = page.references.flatMap(({ written, isLoaded }) => {
    if (!isLoaded || !/^(https?:)?\/\//i.test(written)) return []
    const url = written.startsWith('//') ? `https:${written}` : written
    const origin = URL.canParse(url) ? new URL(url).origin : undefined
    return origin === undefined || allowedOrigins.includes(origin) ? [] : [origin]
  })
  return [...new Set(origins)].map((origin) =>
    warning(`The page loads a file from ${origin}.`, 'Copy it into the site, or link to it instead.'),
  )
}

function warning(found: string, fix: string): Finding {
  return { severity: 'warning', found, fix }
}
