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
  /** Of a page the words that its writer wants it to be found by, of a text the keys whose effect it says; escaped. */
  keywords: string[]
  /** Place in the page, from 0: of hits that match alike the earlier is better. */
  position: number
}
