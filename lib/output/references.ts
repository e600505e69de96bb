import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** Which part of a page an element stands in. */
export type Region = 'text' | 'navbar' | 'sidebar' | 'footer' | 'head' | 'frame'

/** One address written in a page. */
export interface Reference {
  /** Tag name of the element. */
  element: string
  attribute: string
  /** The address as it stands in the page. */
  written: string
  region: Region
  /** Whether a browser fetches it without a click. */
  isLoaded: boolean
}

const addressAttributes = ['href', 'src', 'poster', 'data', 'action']
const candidateAttributes = ['srcset', 'imagesrcset']
const elementsOnClick = new Set(['a', 'area', 'form', 'meta'])
const relationsLoaded =
  /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/

/** The attribute that takes a link out of the check. */
export const optOutAttribute = 'data-no-link-check'

/** All addresses that an element refers to. */
export function readReferences(element: Element, region: Region): Reference[] {
  if (readAttribute(element, optOutAttribute) !== undefined) return []
  return element.attrs.flatMap(({ name, value }) => {
    const reference = { element: element.tagName, attribute: name, region, isLoaded: isLoaded(element) }
    if (candidateAttributes.includes(name)) {
      return splitCandidates(value).map((written) => ({ ...reference, written }))
    }
    return isAddress(element, name) ? [{ ...reference, written: value.trim() }] : []
  })
}

/** The value of an element's attribute. */
export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The addresses of a `srcset`: `a.png 1x, b.png 2x`. */
export function splitCandidates(srcset: string): string[] {
  return [...srcset.matchAll(/\s*,*\s*(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].flatMap(([, address]) => address ?? [])
}

function isAddress(element: Element, attribute: string): boolean {
  // Next names the host of its fonts by a bare slash, below a base path too.
  if (element.tagName === 'link' && readAttribute(element, 'rel') === 'preconnect') return isForeign(element)
  if (element.tagName === 'meta') return attribute === 'content' && isSocialImage(element)
  if (attribute === 'data') return element.tagName === 'object'
  return addressAttributes.includes(attribute)
}

function isForeign(element: Element): boolean {
  return /^(https?:)?\/\//i.test(readAttribute(element, 'href') ?? '')
}

function isLoaded(element: Element): boolean {
  if (element.tagName === 'link') return relationsLoaded.test(readAttribute(element, 'rel') ?? '')
  return !elementsOnClick.has(element.tagName)
}

function isSocialImage(element: Element): boolean {
  const name = readAttribute(element, 'property') ?? readAttribute(element, 'name')
  return name === 'og:image' || name === 'twitter:image'
}
