import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { assetDir, outsideContent, resolveNamedFile } from '@/lib/content/links/assets'
import { createLinkBase, locate } from '@/lib/content/source/content-path'
import { fileExists, readText, writeFileAtomic } from '@/lib/content/source/read'
import type { ResolvedAsset } from '@/lib/mdx/resolver'
import { translationOf } from '@/lib/site/locale'
import type { Problems } from '@/lib/site/problems/problems'
import type { Logo, LogoPicture, SiteLook } from '@/lib/site/settings/look'
import type { ConfigSource } from '../site-context'
import { formatAccent } from './accent'

const { posix } = path

/** Resolves the files of the site's look; a missing file is a problem. */
export async function readLook(source: ConfigSource, problems: Problems): Promise<SiteLook> {
  const { config, yaml } = source
  const dir = assetDir(translationOf(config))
  const find = async (typed: string | undefined, key: PropertyKey[]) => {
    if (typed === undefined) return undefined
    // Paths without "./" start at the site root.
    const address = /^(?:[./@]|[a-z][a-z\d+.-]*:)/i.test(typed) ? typed : `/${typed}`
    return resolveNamedFile(address, { file: yaml.file, location: yaml.locationOf(key) }, config, problems)
  }
  const readLogo = async (written: typeof config.logo, key: PropertyKey[]): Promise<Logo | undefined> => {
    if (written === undefined) return undefined
    const { light, dark, alt } = typeof written === 'string' ? { light: written } : written
    const [shown, shownDark] = await Promise.all([
      find(light, typeof written === 'string' ? key : [...key, 'light']),
      find(dark, [...key, 'dark']),
    ])
    if (!shown) return undefined
    const darkPicture = shownDark && (await toPicture(shownDark, dir))
    return { light: await toPicture(shown, dir), dark: darkPicture, alt: alt ?? config.title }
  }
  const [logo, footerLogo, favicon, image, styleSheet] = await Promise.all([
    readLogo(config.logo, ['logo']),
    readLogo(config.footer.logo, ['footer', 'logo']),
    find(config.favicon, ['favicon']),
    find(config.image, ['image']),
    writeStyleSheet(source, problems),
  ])
  return { logo, footerLogo, favicon: favicon?.src, image: image?.src, styleSheet }
}

/** A larger drawing is a separate file, which the browser caches. */
const inlineBytes = 4096

/** Inlines a small SVG, which then takes the text colour, unless it contains something that affects the page. */
async function toPicture({ src, width, height }: ResolvedAsset, dir: string): Promise<LogoPicture> {
  const file = posix.join(dir, posix.basename(src))
  if (src.endsWith('.svg') && (await fileExists(file))) {
    const written = withoutComments(await readFile(file, 'utf8'))
    const svg = written.replace(/<(?:\?|!DOCTYPE)[^<>]*>/gi, '').trim()
    const isActive =
      /<(?:style|script|foreignObject|image|use|title)\b/i.test(svg) ||
      /\s(?:style|id|on\w+|(?:xlink:)?href)=/i.test(svg)
    if (svg.length <= inlineBytes && /^<svg\s[^>]*viewBox=/.test(svg) && !isActive) {
      const dropSize = (tag: string) => tag.replace(/\s(?:width|height)="[^"]*"/g, '')
      return { svg: svg.replace(/^<svg\b[^>]*/, dropSize) }
    }
  }
  return { src, width, height }
}

function withoutComments(markup: string): string {
  return markup
    .split('-->')
    .map((part) => part.split('<!--', 1)[0])
    .join('')
}

/** Publishes the accent colour and the site's styles as one file. */
async function writeStyleSheet(source: ConfigSource, problems: Problems): Promise<string | undefined> {
  const { config, yaml } = source
  const own = config.css === undefined ? '' : await readOwnStyles(config.css, source, problems)
  const text = formatAccent({ config, yaml }, problems) + own
  if (text === '') return undefined
  const name = `site.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
  await writeFileAtomic(posix.join(assetDir(translationOf(config)), name), Buffer.from(text))
  return `/assets/${name}`
}

async function readOwnStyles(typed: string, source: ConfigSource, problems: Problems): Promise<string> {
  const location = source.yaml.locationOf(['css'])
  const base = createLinkBase({ file: source.yaml.file, permalink: '/' }, undefined)
  const file = locate(typed, base, posix.dirname(base.file))
  if (file === undefined) {
    problems.addAll([{ ...location, ...outsideContent(typed, base).problem }])
    return ''
  }
  if (!(await fileExists(file))) {
    problems.add(location, 'missing-style-sheet', { file })
    return ''
  }
  const text = readText(file, problems)
  const imported = /@import\b/.exec(text)
  if (imported) {
    const line = text.slice(0, imported.index).split('\n').length
    problems.add({ file, line }, 'style-sheet-import')
  }
  const finished: string[] = []
  let end = 0
  for (const { 0: call, 1: typedAddress = '', index } of text.matchAll(
    /url\((\s*"[^"]*"\s*|\s*'[^']*'\s*|[^"'()]*)\)/g,
  )) {
    const address = typedAddress.trim().replace(/^["']|["']$/g, '')
    if (address === '' || /^(?:#|data:|https?:)/.test(address)) continue
    const line = text.slice(0, index).split('\n').length
    const relative = /^[./]/.test(address) ? address : `./${address}`
    const found = await resolveNamedFile(relative, { file, location: { file, line } }, source.config, problems)
    // The style sheet becomes an asset as well.
    if (found) finished.push(text.slice(end, index), `url("./${posix.basename(found.src)}")`)
    if (found) end = index + call.length
  }
  return finished.join('') + text.slice(end)
}
