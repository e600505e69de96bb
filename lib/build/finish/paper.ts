import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { readAttribute } from '@/lib/output/read-page'
import type { SiteConfig } from '@/lib/site/config'
import { escapeHtml } from '@/lib/site/escape-html'
import { normalizePathname } from '@/lib/site/href'
import { isForSite } from './feed-content'
import { takeAnswers } from './paper-exercises'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The page that becomes a chapter. */
export interface Chapter {
  /** From 1. */
  place: number
  title: string
  /** Its address. */
  url: string
  /** Chapter numbers by permalink. */
  chapterOf: ReadonlyMap<string, number>
  config: Pick<SiteConfig, 'url' | 'baseUrl'>
}

/**
 * The text of a page as a printable chapter: a title, no controls, everything unfolded, headings one level lower, and the answers to
 * its exercises as a list of their own.
 */
export function printable(article: Element, chapter: Chapter): { text: Element; answers: Element | undefined } {
  const answers = takeAnswers(article)
  for (const part of [article, answers])
    if (part) part.childNodes = part.childNodes.flatMap((node) => clean(node, chapter))
  addTitle(article, chapter.title)
  return { text: article, answers }
}

/** The title is that of the text, even one that only screen readers get, or else that of the page. */
function addTitle(article: Element, title: string): void {
  const first = article.childNodes.find((node) => tree.isElementNode(node))
  if (first?.tagName === 'h2') first.attrs = first.attrs.filter(({ name }) => name !== 'class')
  else article.childNodes.unshift(...parseFragment(`<h2>${escapeHtml(title)}</h2>`).childNodes)
}

const dropped = new Set(['script', 'template', 'noscript', 'button', 'nav', 'form', 'input', 'fieldset', 'iframe'])
const idLists = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers'])
/** Attributes that only work on a screen or with a script. */
const live = /^(loading|tabindex|hidden|inert|controls|autoplay|contenteditable|data-csv)$/

function clean(node: Node, chapter: Chapter): Node[] {
  if (tree.isCommentNode(node)) return []
  if (!tree.isElementNode(node)) return [node]
  const isControl = ['data-chrome', 'data-needs-js'].some((name) => readAttribute(node, name) !== undefined)
  if (dropped.has(node.tagName) || isControl || isForSite(node)) return []
  if (node.tagName === 'video') return toPicture(node)
  const { place } = chapter
  node.childNodes = node.childNodes.flatMap((child) => clean(child, chapter))
  // Named sections of several pages would be landmarks with the same name.
  const isSection = node.tagName === 'section'
  node.attrs = node.attrs.filter(({ name }) => !live.test(name) && !(isSection && name === 'aria-label'))
  for (const attribute of node.attrs) {
    const { name, value } = attribute
    if (name === 'id') attribute.value = `p${place}-${value}`
    if (idLists.has(name)) attribute.value = value.replace(/\S+/g, (id) => `p${place}-${id}`)
  }
  if (/^h[1-5]$/.test(node.tagName)) node.tagName = node.nodeName = `h${Number(node.tagName[1]) + 1}`
  if (node.tagName === 'details' && readAttribute(node, 'open') === undefined)
    node.attrs.push({ name: 'open', value: '' })
  if (node.tagName === 'a') retarget(node, chapter)
  return [node]
}

/** A video as its poster. */
function toPicture(video: Element): Node[] {
  const read = (name: string) => escapeHtml(readAttribute(video, name) ?? '')
  if (read('poster') === '') return []
  const picture = `<img src="${read('poster')}" width="${read('width')}" height="${read('height')}" alt="${read('aria-label')}">`
  return parseFragment(picture).childNodes
}

/** Points a link at its chapter if the part contains it, otherwise at the full address. */
function retarget(link: Element, { place, url, chapterOf, config }: Chapter): void {
  const href = link.attrs.find(({ name }) => name === 'href')
  if (!href || !URL.canParse(href.value, url)) return
  const target = new URL(href.value, url)
  const isOwn = target.origin === new URL(config.url).origin && target.pathname.startsWith(config.baseUrl)
  const permalink = normalizePathname(`/${target.pathname.slice(config.baseUrl.length)}`)
  const chapter = href.value.startsWith('#') ? place : isOwn ? chapterOf.get(permalink) : undefined
  if (chapter === undefined) {
    href.value = target.href
    return
  }
  href.value = target.hash ? `#p${chapter}-${target.hash.slice(1)}` : `#p${chapter}`
  // Figures are numbered by chapter: 2.1, 2.2, ….
  const [text] = link.childNodes
  if (target.hash.startsWith('#figure-') && text && tree.isTextNode(text))
    text.value = text.value.replace(/\d+/, (number) => `${chapter}.${number}`)
}
