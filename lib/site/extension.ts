import type { ComponentFolder } from './component'

/**
 * What a site adds to the engine, which has nothing of its subject. `SITE_EXTENSION` names the module with the value `extension`, by
 * default `figures/extension.ts`; commands and Next read it through `lib/extension.ts`.
 */
export interface Extension {
  /** Components for writers, besides those of every site. */
  components?: ComponentFolder[]
  search?: SearchExtension
  answers?: AnswerExtension
  /** Permalink of the glossary: links to its terms show the definition. */
  glossary?: string
  cards?: CardExtension
  /** Modules that run in workers, from the root of the project, by their names in `siteExtension.workers`. */
  workers?: Record<string, string>
  /** Origins other than the site that browser scripts request, which the policy allows. */
  origins?: () => string[]
  /** Environment variables that it reads, with a check of their values: what to write instead of an invalid one. */
  variables?: Record<string, (value: string) => string | undefined>
  /** An SVG drawing above the title of the not-found page; its elements with `data-found` appear with pages of similar addresses. */
  notFoundPicture?: { viewBox: string; html: string }
}

/** Words and pages of the site that the search treats specially. */
export interface SearchExtension {
  /** Groups of words or phrases of which each finds the others. */
  synonyms?: string[][]
  /** Words or phrases, each followed by others that it finds as well, but that don't find it. */
  meanings?: string[][]
  /** Permalinks of the pages with tables of values, which rank first for a number. */
  valuePages?: string[]
  /** Permalinks of pages, or of the pages below, that readers do not look for, such as those about writing the site; they rank last. */
  lastPages?: string[]
  valueForm?: ValueForm
}

/** A form of a page that looks values up: a query of values is answered with it, and with the values in its address. */
export interface ValueForm {
  /** Anchor of the form's heading. */
  anchor: string
  /** Name of the values in the address. */
  parameter: string
  /** Words and signs that may accompany the values. */
  ignored: string[]
  /** Regular expression of one value, with a decimal point. */
  value: string
  /** A further parameter of the form, and its options, each followed by other words for it. */
  choice?: { parameter: string; words: string[][] }
}

/** What readers type as the answer to an exercise. */
export interface AnswerExtension {
  /** Units that a reader could confuse, in lower case: the right number with another of them is wrong. */
  units?: string[]
  /** Symbols of quantities that may stand before a number, as in `λ 7.3`. */
  symbols?: string[]
}

/** Pictures along the lower edge of social cards of pages that have none. */
export interface CardExtension {
  /** Pages for which it draws a separate picture, even if they have one. */
  pages: string[]
  /** Draws the picture of such a page, or the one of all others. */
  draw(permalink?: string): Promise<CardPicture>
}

/** A picture along the lower edge of a social card. */
export interface CardPicture {
  /** An SVG element, as wide as the card. */
  svg: string
  height: number
  /** SVG elements around their origin, which is put at the place of the page in its category: `span` are the first and the last place. */
  marker?: { svg: string; span: [left: number, right: number]; y: number }
}

/** Colours of social cards: those of the site in light mode. */
export const cardColors = {
  paper: '#ffffff',
  text: '#101828',
  muted: '#475467',
  line: '#98a2b3',
  teal: '#0a7178',
  copper: '#a94a14',
}

/** The part of the extension that browsers need. The bundler replaces each value of `siteExtension` where it is used. */
export interface BrowserExtension {
  search: SearchExtension
  answers: AnswerExtension
  glossary: string | undefined
  /** Addresses of the workers. */
  workers: Record<string, string>
}

declare global {
  const siteExtension: BrowserExtension
}

/** Collects what browsers need of an extension; `workers` are the addresses of its workers. */
export function buildBrowserExtension(
  { search = {}, answers = {}, glossary }: Extension,
  workers: Record<string, string> = {},
): BrowserExtension {
  return { search, answers, glossary, workers }
}
