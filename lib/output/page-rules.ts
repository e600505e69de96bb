import { type AddressRules, pageUrlPath, resolveAddress } from './address'
import type { PageSource } from './page-source'
import type { OutputPage } from './read-page'

/** Something wrong with one page, without its place. */
export interface Finding {
  severity: 'error' | 'warning'
  found: string
  fix: string
}

/** What the rules know besides the page. */
export interface RuleContext {
  rules: AddressRules
  sources: Map<string, PageSource>
  /** Origins that the site's settings allow, such as that of the analytics script. */
  allowedOrigins: string[]
  /** Permalinks that have a page. */
  permalinks: Set<string>
}

type Rule = (page: OutputPage, context: RuleContext) => Finding[]

const longestTitle = 120
const longestDescription = 300

/** What must hold of every page: errors are faults of the site's frame, warnings are in the hands of the writer. */
export const pageRules: Rule[] = [
  checkLanguage,
  checkTitle,
  checkDescription,
  checkCanonical,
  checkNoindex,
  checkHeading,
  checkIds,
  checkInline,
  checkImages,
  checkForeign,
  checkSlashes,
]

function checkLanguage({ language }: OutputPage): Finding[] {
  return language ? [] : [error('The page has no language.', 'Put lang on its html element.')]
}

function checkTitle({ titles }: OutputPage): Finding[] {
  const [title] = titles
  if (!title) return [error('The page has no title.', 'Give it a title.')]
  if (titles.length > 1) return [error(`The page has ${titles.length} titles.`, 'Leave one.')]
  if (title.length <= longestTitle) return []
  return [warning(`The title has ${title.length} characters.`, `Keep it under ${longestTitle}.`)]
}

function checkDescription({ description, robots }: OutputPage): Finding[] {
  if (robots.includes('noindex')) return []
  if (!description) return [warning('The page has no description.', 'Add "description" to its front matter.')]
  if (description.length <= longestDescription) return []
  return [warning(`The description has ${description.length} characters.`, `Keep it under ${longestDescription}.`)]
}

function checkCanonical({ canonical, robots }: OutputPage): Finding[] {
  if (robots.includes('noindex')) return []
  if (canonical && /^https?:/.test(canonical)) return []
  return [error('The page has no canonical address.', 'Write link rel="canonical" with the full address.')]
}

function checkNoindex({ permalink, robots }: OutputPage, { sources }: RuleContext): Finding[] {
  if (!sources.get(permalink)?.unlisted || robots.includes('noindex')) return []
  return [error('The page is unlisted and search engines may list it.', 'Write meta name="robots" with noindex.')]
}

function checkHeading({ h1Count }: OutputPage): Finding[] {
  if (h1Count === 1) return []
  if (h1Count === 0) return [warning('The page has no h1 heading.', 'Give it a title, or start it with "# Title".')]
  return [warning(`The page has ${h1Count} h1 headings.`, 'Keep one "#" heading, and write the others with "##".')]
}

function checkIds({ ids }: OutputPage): Finding[] {
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return repeated.map((id) => warning(`Two elements have the id "${id}".`, 'Give each its own.'))
}

function checkInline({ styledTags, handlers }: OutputPage): Finding[] {
  return [
    ...[...new Set(styledTags)].map((tag) =>
      warning(`A ${tag} element has a style attribute.`, 'Use a class: a strict content security policy drops it.'),
    ),
    ...[...new Set(handlers)].map((handler) =>
      warning(`The element "${handler}" runs inline script.`, 'Use a component: a content security policy drops it.'),
    ),
  ]
}

function checkImages({ unsizedImages }: OutputPage): Finding[] {
  return [...new Set(unsizedImages)].map((src) =>
    warning(`The image "${src}" has no width and height.`, 'Write both, so that the text does not jump when it loads.'),
  )
}

function checkForeign(page: OutputPage, { rules, allowedOrigins }: RuleContext): Finding[] {
  const own = new URL(rules.url).origin
  const origins = page.references.flatMap(({ written, isLoaded }) => {
    if (!isLoaded || !/^(https?:)?\/\//i.test(written) || !URL.canParse(written, own)) return []
    const { origin } = new URL(written, own)
    return origin === own || allowedOrigins.includes(origin) ? [] : [origin]
  })
  return [...new Set(origins)].map((origin) =>
    warning(`The page loads a file from ${origin}.`, 'Copy it into the site, or link to it instead.'),
  )
}

function checkSlashes(page: OutputPage, { rules, permalinks }: RuleContext): Finding[] {
  const wrong = page.references.find(({ element, attribute, written }) => {
    if (attribute !== 'href' || (element !== 'a' && element !== 'link')) return false
    const address = resolveAddress(written, page.permalink, rules)
    if (address.kind !== 'inside' || written.startsWith('#')) return false
    const permalink = address.path.replace(/(.)\/$/, '$1')
    // Below a base path Next writes the home page without its slash, and so everywhere what looks like a file: `/1.0`.
    if (permalink === '/' || /\.[^/]+$/.test(permalink)) return false
    return permalinks.has(permalink) && decodeURI(pathOf(written, page, rules)) !== pageUrlPath(permalink, rules)
  })
  if (!wrong) return []
  const form = rules.trailingSlash ? 'with' : 'without'
  return [
    warning(`The link "${wrong.written}" is not in the site's canonical form.`, `Write it ${form} a slash at its end.`),
  ]
}

function pathOf(written: string, page: OutputPage, rules: AddressRules): string {
  return new URL(written, `${new URL(rules.url).origin}${pageUrlPath(page.permalink, rules)}`).pathname
}

function error(found: string, fix: string): Finding {
  return { severity: 'error', found, fix }
}

function warning(found: string, fix: string): Finding {
  return { severity: 'warning', found, fix }
}
