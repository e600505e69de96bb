import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sortBy from 'lodash/sortBy.js'
import { createElement as h } from 'react'
import type satori from 'satori'
import { drawOnce } from '@/lib/content/drawing-cache'
import type { SiteGraph } from '@/lib/content/graph'
import { assetDir } from '@/lib/content/links/assets'
import { buildSocialCard, cardDesign, cardSize, type SocialCard } from '@/lib/content/links/social-card'
import { forEachConcurrent } from '@/lib/content/source/read'
import { cardColors as ink } from '@/lib/site/extension'
import { translationOf } from '@/lib/site/locale'
import { drawCardFile, findCardDrawing, margin } from './card-picture'

const { width, height } = cardSize

/** The pictures that social media show for the pages of a site, by their site paths. */
export async function formatSocialCards(site: SiteGraph): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  // Those with the same picture follow each other, so that it is cropped once.
  const cards = sortBy([...listCards(site)], ([, { picture, mark }]) => `${picture} ${mark}`)
  await forEachConcurrent(cards, async ([path, card]) => {
    pictures.set(path, await drawCard(card, assetDir(translationOf(site.config))))
  })
  return new Map([...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** One of these pictures; undefined when no page has it. */
export async function formatSocialCard(path: string, site: SiteGraph): Promise<Uint8Array | undefined> {
  const card = listCards(site).get(path)
  return card && drawCard(card, assetDir(translationOf(site.config)))
}

function listCards({ pages, config }: SiteGraph): Map<string, SocialCard> {
  const shown = [{ kind: 'site', title: '' }, ...pages]
  return new Map(shown.flatMap((page) => buildSocialCard(page, config) ?? []).map((card) => [card.path, card]))
}

type Fonts = Parameters<typeof satori>[1]['fonts']

/** Read once: satori parses each list of fonts that it gets. */
let fonts: Promise<Fonts> | undefined

/** Imported only if there is something to draw, and once: each import resolves it anew, in another thread. */
let drawer: Promise<typeof satori> | undefined

/** Subsets of the font under different names: satori uses one font per name. */
const alphabets = ['latin', 'latin-ext', 'greek']
const fontOf = (alphabet: string) => `Inter ${alphabet}`

function readFonts(): Promise<Fonts> {
  const resolve = createRequire(import.meta.url).resolve
  const wanted = alphabets.flatMap((alphabet) => ([400, 600] as const).map((weight) => ({ alphabet, weight })))
  return Promise.all(
    wanted.map(async ({ alphabet, weight }) => {
      const data = await readFile(resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`))
      return { name: fontOf(alphabet), weight, style: 'normal' as const, data }
    }),
  )
}

/** The text is above the picture. */
async function drawCard(card: SocialCard, assets: string): Promise<Buffer> {
  const drawing = await findCardDrawing(card, assets)
  return drawOnce([cardDesign, card, drawing?.inputs], async () => {
    drawer ??= import('satori').then((module) => module.default)
    fonts ??= readFonts()
    const draw = await drawer
    const picture = (await drawing?.draw()) ?? { height: 0 }
    const textHeight = height - picture.height
    const text = await draw(renderText(card, textHeight), { width, height: textHeight, fonts: await fonts })
    return drawCardFile(text, picture)
  })
}

/** A large picture leaves less room for the text. */
function renderText(card: SocialCard, textHeight: number) {
  const { title, section, site } = card
  const isLow = textHeight < height / 2
  const inside = width - 2 * margin
  const sizes = isLow ? [42, 54, 68] : [52, 64, 80]
  const fontSize = sizes[title.length > 70 ? 0 : title.length > 36 ? 1 : 2]
  const heading = {
    width: inside,
    display: 'block',
    lineClamp: isLow ? 2 : 3,
    fontSize,
    fontWeight: 600,
    lineHeight: 1.14,
  }
  const row = { width: inside, minHeight: 40, fontSize: 30, display: 'flex', justifyContent: 'space-between' } as const
  const frame = { width, height: textHeight, padding: `${isLow ? 48 : 64}px ${margin}px`, display: 'flex' } as const
  const look = { flexDirection: 'column', background: ink.paper, color: ink.text } as const
  const siteName = h('div', { style: { fontSize: 30, color: ink.muted } }, site)
  const foot = {
    position: 'absolute',
    left: margin,
    bottom: textHeight < height ? 20 : margin,
    display: 'flex',
  } as const
  return h(
    'div',
    { style: { ...frame, ...look, fontFamily: alphabets.map(fontOf).join() } },
    h(
      'div',
      { style: row },
      h('div', { style: { fontWeight: 600, color: ink.teal } }, section),
      isLow ? siteName : undefined,
    ),
    h('div', { style: { ...heading, marginTop: isLow ? 14 : 20, letterSpacing: '-0.025em' } }, title),
    isLow ? undefined : h('div', { style: foot }, siteName),
  )
}
