import { createHash } from 'node:crypto'
import { extension } from '@/lib/extension'
import type { SiteConfig } from '@/lib/site/config'
import { formatDay } from '@/lib/site/day'

/** The text of a page's social card, and what it shows. */
export interface SocialCard extends CardSubject {
  /** Path below the base path, such as `/cards/x.png`, which changes with the text and the picture. */
  path: string
  title: string
  /** Text above the title. */
  section: string
  /** Text below the title. */
  site: string
  /** The page, if the extension draws a separate picture for it. */
  permalink?: string
}

/** What the social card of a page shows below its title. */
export interface CardSubject {
  /** Site path of the page's own picture. */
  picture?: string
  /** Percent from its left and top edge of what matters in it. */
  mark?: string
  /** For a page without a picture: its place among the pages of its category, from 0 to 1. */
  place?: number
}

/** The fields of a page for its card. */
interface CardPage {
  kind: string
  permalink?: string
  title: string
  crumbs?: Array<{ title: string }>
  /** The day of a post, such as `2025-11-20`. */
  day?: string
  /** The page's own picture. */
  image?: string
  cardSubject?: CardSubject
}

/** Size in pixels, as recommended for Open Graph images. */
export const cardSize = { width: 1200, height: 630 }

/** Increase after changing the design, so that cards are drawn again under other names. */
export const cardDesign = 8

/** Kinds of pages with their own cards; others have the card of the site. */
const kindsWithCard = new Set(['doc', 'category', 'post'])

/** Characters of the fonts: Latin, Greek and punctuation. */
const known =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u0384-\u03d7\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]*$/

/** Replaces soft and non-breaking hyphens, which the fonts lack. */
function plainHyphens(text: string): string {
  return text.replace(/\u00ad/g, '').replace(/[\u2010\u2011]/g, '-')
}

/** The card of a page; undefined if the page or the site has a picture, the fonts lack a character, or cards are disabled. */
export function buildSocialCard(page: CardPage, config: SiteConfig): SocialCard | undefined {
  const [site, tagline] = [plainHyphens(config.title), plainHyphens(config.tagline ?? '')]
  const day = page.day ? formatDay(page.day, config.locale) : undefined
  const isOwn = kindsWithCard.has(page.kind) && page.title !== config.title
  const text = isOwn
    ? { title: plainHyphens(page.title), section: plainHyphens(day ?? page.crumbs?.at(-2)?.title ?? ''), site }
    : { title: site, section: '', site: tagline }
  if (!config.socialCards || page.image || config.look?.image || !known.test(Object.values(text).join('')))
    return undefined
  const permalink = isOwn && extension.cards?.pages.includes(page.permalink ?? '') ? page.permalink : undefined
  const subject = isOwn && permalink === undefined ? page.cardSubject : undefined
  const name = createHash('sha256')
    .update(JSON.stringify([cardDesign, text, permalink, subject]))
    .digest('hex')
    .slice(0, 16)
  return { path: `/cards/${name}.png`, ...text, permalink, ...subject }
}
