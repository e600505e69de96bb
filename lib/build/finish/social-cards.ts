import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createElement as h } from 'react'
import type satori from 'satori'
import { drawOnce } from '@/lib/content/drawing-cache'
import type { SiteGraph } from '@/lib/content/graph'
import { buildSocialCard, cardDesign, cardSize, type SocialCard } from '@/lib/content/links/social-card'
import { forEachConcurrent } from '@/lib/content/source/read'
import { extension } from '@/lib/extension'
import { type CardPicture, cardColors as ink } from '@/lib/site/extension'

const { width, height } = cardSize

/** The pictures that social media show for the pages of a site, by their site paths. */
export async function formatSocialCards(site: SiteGraph): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  await forEachConcurrent(listCards(site), async ([path, card]) => {
    pictures.set(path, await drawCard(card))
  })
  return new Map([...pictures].sort())
}

/** One of these pictures; undefined when no page has it. */
export async function formatSocialCard(path: string, site: SiteGraph): Promise<Uint8Array | undefined> {
  const card = listCards(site).get(path)
  return card && drawCard(card)
}

function listCards({ pages, config }: SiteGraph): Map<string, SocialCard> {
  const shown = [{ kind: 'site', title: '' }, ...pages]
  return new Map(shown.flatMap((page) => buildSocialCard(page, config) ?? []).map((card) => [card.path, card]))
}

type Fonts = Parameters<typeof satori>[1]['fonts']

/** Read once: satori parses each list of fonts that it gets. */
let fonts: Promise<Fonts> | undefined

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

/** The text stands above the picture: many cards share one, whose pixels are drawn only once. */
async function drawCard(card: SocialCard): Promise<Buffer> {
  const picture = await findPicture(card.permalink)
  return drawOnce([cardDesign, card, picture], async () => {
    // Loaded only if there is something to draw.
    const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
    fonts ??= readFonts()
    const textHeight = height - (picture?.height ?? 0)
    const text = await satori(renderText(card, textHeight), { width, height: textHeight, fonts: await fonts })
    const pixels = Buffer.concat(await Promise.all([drawPixels(text), ...(picture ? [getPixels(picture)] : [])]))
    return (
      sharp(pixels, { raw: { width, height, channels: 3 } })
        // Without dithering the palette is found faster, and the file is smaller.
        .png({ palette: true, effort: 1, dither: 0, quality: 60 })
        .toBuffer()
    )
  })
}

const pictures = new Map<string | undefined, Promise<CardPicture>>()

/** The picture of a page, or the one of all other pages. */
async function findPicture(permalink: string | undefined): Promise<CardPicture | undefined> {
  const picture = pictures.get(permalink) ?? extension.cards?.draw(permalink)
  if (picture) pictures.set(permalink, picture)
  return picture
}

const pixelsOf = new Map<CardPicture, Promise<Buffer>>()

/** The pixels of a picture, drawn once. */
function getPixels(picture: CardPicture): Promise<Buffer> {
  const pixels = pixelsOf.get(picture) ?? drawPixels(picture.svg)
  pixelsOf.set(picture, pixels)
  return pixels
}

/** Draws an SVG file on the paper: three bytes for each pixel. */
async function drawPixels(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).flatten({ background: ink.paper }).raw().toBuffer()
}

function renderText({ title, section, site }: SocialCard, textHeight: number) {
  const margin = 80
  const inside = width - 2 * margin
  const card = { width, height: textHeight, padding: `64px ${margin}px`, display: 'flex' } as const
  const fontSize = title.length > 70 ? 52 : title.length > 36 ? 64 : 80
  const heading = { width: inside, display: 'block', lineClamp: 3, fontSize, fontWeight: 600, lineHeight: 1.14 }
  const foot = { position: 'absolute', left: margin, bottom: textHeight < height ? 20 : margin } as const
  const look = { flexDirection: 'column', background: ink.paper, color: ink.text } as const
  return h(
    'div',
    { style: { ...card, ...look, fontFamily: alphabets.map(fontOf).join() } },
    h('div', { style: { minHeight: 40, fontSize: 30, fontWeight: 600, color: ink.teal } }, section),
    h('div', { style: { ...heading, marginTop: 20, letterSpacing: '-0.025em' } }, title),
    h('div', { style: { ...foot, fontSize: 30, color: ink.muted } }, site),
  )
}
