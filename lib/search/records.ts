import type { PageText } from '@/lib/content/text-cache'
import { encodeUriPart } from '@/lib/site/characters'
import { escapeHtml } from '@/lib/site/escape-html'
import type { SearchExtension } from '@/lib/site/extension'

/** Site path of the file with all searchable pages. It keeps its name when the content changes, so no script changes with it. */
export const indexFile = '/search-index.json'

/** Depth of a hit: a heading of level 1 to 6 (`lvl1` is the page itself), or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'

/** The headings above a hit; `lvl0` is the part of the site, `lvl1` the page. Levels that a hit lacks are null. */
export interface Hierarchy {
  lvl0: string
  lvl1: string
  lvl2: string | null
  lvl3: string | null
  lvl4: string | null
  lvl5: string | null
  lvl6: string | null
}

/**
 * What is indexed: a page, a heading or a block of text, in the shape of the public DocSearch crawler. Every text is
 * HTML-escaped, because DocSearch writes stored hits into the page as HTML.
 */
export interface SearchRecord {
  objectID: string
  hierarchy: Hierarchy
  /** Text of a block; null for a page or a heading. */
  content: string | null
  type: HitType
  /** Site path with anchor, under the base path and in canonical form, such as `/help/phase/#manual`. */
  url: string
  /** Same without the anchor. */
  url_without_anchor: string
  anchor: string | null
  language: string
  /** Docs version; `current` outside the docs. */
  version: string
  docusaurus_tag: string
  /** Labels of the page's tags, escaped. */
  tags: string[]
  /** Keywords of a page, or the keys whose effect a text describes; escaped. */
  keywords: string[]
  /** Position in the page, from 0: breaks ties between equal hits. */
  position: number
}

/** A page to search; its texts are plain, not escaped. */
export interface SearchablePage {
  /** Site path under the base path, in canonical form. */
  path: string
  title: string
  /** The part of the site that the page belongs to. */
  section: string
  language: string
  version: string
  docusaurusTag: string
  tags: string[]
  keywords: string[]
  blocks: TextBlock[]
}

type TextBlock = PageText['blocks'][number]

/** The index file: JSON with a page on each line, so that the pages can be read while the file loads. */
export function formatIndex(pages: SearchablePage[]): string {
  return `[\n${pages.map((page) => JSON.stringify(page)).join(',\n')}\n]`
}

/** The pages of the index file, each as soon as it has arrived. */
export async function* readIndex(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<SearchablePage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.length > 1) yield JSON.parse(line.replace(/,$/, ''))
  }
  if (rest !== ']') throw new Error('The search index is incomplete.')
}

/** Whether a record is of a page, or of one below, that readers do not look for. */
export function isLast({ url_without_anchor: url }: SearchRecord, { lastPages = [] }: SearchExtension = {}): boolean {
  return lastPages.some((page) => `${url}/`.includes(`${page}/`))
}

/** Longer texts are cut, so that a hit shows the place and not a whole table. */
const longest = 500
/** Shorter texts are joined with the next one: a notice's title, a line that introduces a formula. */
const shortest = 60

/** The records of a page: itself, its headings and its texts, with every text escaped. */
export function buildRecords(page: SearchablePage): SearchRecord[] {
  const records: SearchRecord[] = []
  const common = {
    url_without_anchor: page.path,
    language: page.language,
    version: page.version,
    docusaurus_tag: page.docusaurusTag,
    tags: page.tags.map((tag) => escapeHtml(tag)),
  }
  let hierarchy = topOf(page)
  let anchor: string | null = null
  let textCount = 0
  const add = (type: HitType, content: string | null, keywords: string[] = []): void => {
    const url = anchor === null ? page.path : `${page.path}#${anchor}`
    const objectID = type === 'content' ? `${url}:${textCount}` : url
    records.push({ objectID, hierarchy, content, type, url, anchor, ...common, keywords, position: records.length })
  }
  add(
    'lvl1',
    null,
    page.keywords.map((keyword) => escapeHtml(keyword)),
  )
  for (const { text, heading } of joinShort(page.blocks)) {
    if (heading) {
      textCount = 0
      // The title of the page already has a record.
      anchor = heading.level === 1 ? null : encodeUriPart(heading.id)
      hierarchy = placeBelow(hierarchy, heading.level, escapeHtml(text))
      if (heading.level > 1) add(`lvl${heading.level}` as HitType, null)
      continue
    }
    for (const { keys, part } of splitText(text)) {
      textCount += 1
      add('content', escapeHtml(part), keys === undefined ? [] : [escapeHtml(keys)])
    }
  }
  return records
}

function topOf({ section, title }: SearchablePage): Hierarchy {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return { lvl0: escapeHtml(section), lvl1: escapeHtml(title), ...none }
}

function placeBelow(above: Hierarchy, level: number, text: string): Hierarchy {
  const place = { ...above }
  for (const each of [2, 3, 4, 5, 6] as const) {
    if (each === level) place[`lvl${each}`] = text
    else if (each > level) place[`lvl${each}`] = null
  }
  return place
}

function joinShort(blocks: TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const isJoined = last && !last.heading && !block.heading && last.text.length < shortest
    if (isJoined) joined[joined.length - 1] = { text: `${last.text}\n${block.text}` }
    else joined.push(block)
  }
  return joined
}

/** Cuts a text between its lines or sentences; a description of keys becomes a separate part. */
function splitText(text: string): Array<{ part: string; keys?: string }> {
  const parts: Array<{ part: string; keys?: string }> = []
  let part = ''
  const flush = (): void => {
    if (part !== '') parts.push({ part })
    part = ''
  }
  const add = (piece: string, separator: string): void => {
    if (part.length + piece.length > longest) flush()
    part = part === '' ? piece : part + separator + piece
  }
  for (const line of text.split('\n')) {
    const [keys, effect] = line.split('\t')
    if (keys !== undefined && effect !== undefined) {
      flush()
      parts.push({ part: `${keys}: ${effect}`, keys })
      continue
    }
    const [first = '', ...others] = line.length > longest ? cutSentences(line) : [line]
    add(first, ' • ')
    for (const sentence of others) add(sentence, ' ')
  }
  flush()
  return parts
}

/** Splits a line into sentences, and too long sentences between words. */
function cutSentences(line: string): string[] {
  const sentences = line.split(/(?<=[.!?])\s+|(?<=[。！？])/u)
  return sentences.flatMap((sentence) => {
    if (sentence.length <= longest) return [sentence]
    return (
      sentence.match(new RegExp(`.{1,${longest}}(?=\\s|$)|.{1,${longest}}`, 'gsu'))?.map((piece) => piece.trim()) ?? []
    )
  })
}
