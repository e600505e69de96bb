import type { Problem } from '@/lib/content/source/problems'
import { groupBy } from '@/lib/site/groups'
import { isPathWithoutSlash, isProgram } from '@/lib/site/href'
import { type createResolver, pageUrl, type SiteAddress } from './address'
import type { PageSource } from './page-source'
import { type Element, findElements, type OutputPage, readAttribute } from './read-page'

/** Something wrong with one page, whose file is told by who reports it. */
type Finding = Pick<Problem, 'severity' | 'kind' | 'found' | 'fix'>

/** What the rules know besides the page. */
interface RuleContext {
  site: SiteAddress
  /** By permalink. */
  sources: Map<string, PageSource>
  /** Origins that the site's settings allow, such as that of the analytics script. */
  allowedOrigins: string[]
  resolve: ReturnType<typeof createResolver>
}

type Rule = (page: OutputPage, context: RuleContext) => Finding[]

const longestTitle = 120
const longestDescription = 300

/** What must hold of every page: errors are faults of the site's frame, warnings are in the hands of the writer. */
const pageRules: Rule[] = [
  checkLanguage,
  checkTitle,
  checkDescription,
  checkCanonical,
  checkNoindex,
  checkHeading,
  checkIds,
  checkStyles,
  checkHandlers,
  checkPrograms,
  checkImages,
  checkForeign,
  checkSlashes,
]

/** Something wrong with a page, and the file in which it can be fixed. */
export interface PageFinding extends Finding {
  file: string
}

/** Checks one page by itself. */
export function checkPage(page: OutputPage, context: RuleContext): PageFinding[] {
  const file = context.sources.get(page.permalink)?.file ?? page.outFile
  return pageRules.flatMap((rule) => rule(page, context).map((finding) => ({ file, ...finding })))
}

/** The findings of all pages as problems: what is wrong with many is told once. */
export function describeFindings(findings: PageFinding[]): Problem[] {
  return [...groupBy(findings, ({ found, fix }) => `${found} ${fix}`).values()].flatMap((same) => {
    const [first] = same
    const others = new Set(same.map(({ file }) => file)).size - 1
    const more = others === 0 ? '' : ` The same on ${others} more ${others === 1 ? 'page' : 'pages'}.`
    return first ? [{ ...first, found: `${first.found}${more}` }] : []
  })
}

function checkLanguage(page: OutputPage): Finding[] {
  const hasLanguage = findElements(page, 'html').some((element) => readAttribute(element, 'lang'))
  return hasLanguage ? [] : [error('The page has no language.', 'Put lang on its html element.')]
}

function checkTitle(page: OutputPage): Finding[] {
  const titles = findElements(page, 'title').map(textOf)
  const [title] = titles
  if (!title) return [error('The page has no title.', 'Give it a title.')]
  if (titles.length > 1) return [error(`The page has ${titles.length} titles.`, 'Leave one.')]
  if (title.length <= longestTitle) return []
  return [warning(`The title has ${title.length} characters.`, `Keep it under ${longestTitle}.`)]
}

function checkDescription(page: OutputPage): Finding[] {
  if (isHidden(page)) return []
  const description = readMeta(page, 'description')
  const told = (found: string, fix: string): Finding[] => [{ ...warning(found, fix), kind: 'descriptions' }]
  if (!description) return told('The page has no description.', 'Add "description" to its front matter.')
  if (description.length <= longestDescription) return []
  return told(`The description has ${description.length} characters.`, `Keep it under ${longestDescription}.`)
}

function checkCanonical(page: OutputPage): Finding[] {
  const links = findElements(page, 'link').filter((element) => readAttribute(element, 'rel') === 'canonical')
  const isGiven = links.some((element) => /^https?:/.test(readAttribute(element, 'href') ?? ''))
  if (isHidden(page) || isGiven) return []
  return [error('The page has no canonical address.', 'Write link rel="canonical" with the full address.')]
}

function checkNoindex(page: OutputPage, { sources }: RuleContext): Finding[] {
  if (!sources.get(page.permalink)?.unlisted || isHidden(page)) return []
  return [error('The page is unlisted and search engines may list it.', 'Write meta name="robots" with noindex.')]
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
  return repeated.map(([id]) => warning(`Two elements have the id "${id}".`, 'Give each its own.'))
}

function checkStyles({ elements }: OutputPage): Finding[] {
  const styled = elements.filter((element) => readAttribute(element, 'style') !== undefined)
  const fix = 'Use a class: a strict content security policy drops it.'
  return unique(styled.map(({ tagName }) => tagName)).map((tag) =>
    warning(`A ${tag} element has a style attribute.`, fix),
  )
}

function checkHandlers({ elements }: OutputPage): Finding[] {
  const handlers = elements.flatMap(({ tagName, attrs }) =>
    attrs.filter(({ name }) => /^on[a-z]+$/.test(name)).map(({ name }) => `${tagName} ${name}`),
  )
  return unique(handlers).map((handler) =>
    warning(`The element "${handler}" runs inline script.`, 'Use a component: a content security policy drops it.'),
  )
}

function checkPrograms({ elements }: OutputPage): Finding[] {
  const programs = elements.flatMap(({ tagName, attrs }) =>
    // Those of links and files are judged where they are looked up.
    attrs
      .filter(({ name, value }) => !/^(href|src)$/.test(name) && isProgram(value))
      .map(({ name }) => `${tagName} ${name}`),
  )
  const fix = 'Write an address that starts with "https://" or a path, also where code makes it.'
  return unique(programs).map((place) => error(`The address in "${place}" is a program.`, fix))
}

function checkImages(page: OutputPage): Finding[] {
  const unsized = findElements(page, 'img').filter((image) =>
    ['width', 'height'].some((name) => readAttribute(image, name) === undefined),
  )
  return unique(unsized.map((image) => readAttribute(image, 'src') ?? '')).map((src) =>
    warning(`The image "${src}" has no width and height.`, 'Write both, so that the text does not jump when it loads.'),
  )
}

function checkForeign(page: OutputPage, { site, allowedOrigins }: RuleContext): Finding[] {
  const own = new URL(site.url).origin
  const origins = page.references.flatMap(({ written, isLoaded }) => {
    if (!isLoaded || !/^(https?:)?\/\//i.test(written) || !URL.canParse(written, own)) return []
    const { origin } = new URL(written, own)
    return origin === own || allowedOrigins.includes(origin) ? [] : [origin]
  })
  return unique(origins).map((origin) =>
    warning(`The page loads a file from ${origin}.`, 'Copy it into the site, or link to it instead.'),
  )
}

function checkSlashes(page: OutputPage, { site, sources, resolve }: RuleContext): Finding[] {
  const wrong = page.references.find(({ element, attribute, written }) => {
    if (attribute !== 'href' || (element !== 'a' && element !== 'link') || written.startsWith('#')) return false
    const destination = resolve(written, page.permalink)
    if (destination.kind !== 'inside') return false
    const permalink = destination.path.replace(/(.)\/$/, '$1')
    // Below a base path Next writes the home page without its slash, too.
    if (permalink === '/' || isPathWithoutSlash(permalink) || !sources.has(permalink)) return false
    const { pathname } = new URL(written, pageUrl(page.permalink, site))
    return decodeURI(pathname) !== decodeURI(new URL(pageUrl(permalink, site)).pathname)
  })
  if (!wrong) return []
  const fix = `Write it ${site.trailingSlash ? 'with' : 'without'} a slash at its end, in the HTML or component that makes it.`
  return [warning(`The link "${wrong.written}" is not in the site's canonical form.`, fix)]
}

function isHidden(page: OutputPage): boolean {
  return readMeta(page, 'robots')?.includes('noindex') ?? false
}

function readMeta(page: OutputPage, name: string): string | undefined {
  const metas = findElements(page, 'meta').filter((element) => readAttribute(element, 'name') === name)
  return metas.map((element) => readAttribute(element, 'content')).at(-1)
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .trim()
}

function unique(names: string[]): string[] {
  return [...new Set(names)]
}

function error(found: string, fix: string): Finding {
  return { severity: 'error', found, fix }
}

function warning(found: string, fix: string): Finding {
  return { severity: 'warning', found, fix }
}
