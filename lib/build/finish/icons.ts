import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { pathExists, writeWhole } from '@/lib/content/source/read'
import type { SiteConfig } from '@/lib/site/config'
import { formatFilePath } from '@/lib/site/href'
import { findFavicon, manifestPath } from '@/lib/site/settings/look'

/** Where systems look for icons by themselves, so that no page has to name them. */
const [icoPath, touchPath] = ['/favicon.ico', '/apple-touch-icon.png']
const manifestSizes = [192, 512]

/**
 * Draws the site's own icon in the sizes that tabs, home screens and lists of programs want, and writes the manifest that names
 * them. Files of the writer stay; an icon that is no drawing gives none.
 */
export async function writeIcons(outDir: string, config: SiteConfig): Promise<void> {
  const { path: iconPath, type } = findFavicon(config)
  const svg = type === 'image/svg+xml' && (await readFile(path.join(outDir, iconPath)).catch(() => undefined))
  if (!svg) return
  const write = async (name: string, bytes: () => Promise<Buffer>) => {
    const file = path.join(outDir, name)
    if (!pathExists(file)) await writeWhole(file, await bytes())
  }
  await write(icoPath, async () => toIco(await draw(svg, 32), 32))
  // Phones make what can be seen through black.
  await write(touchPath, () => draw(svg, 180, '#ffffff'))
  for (const size of manifestSizes) await write(iconFile(size), () => draw(svg, size))
  await write(manifestPath, async () => Buffer.from(JSON.stringify(formatManifest(config))))
}

function iconFile(size: number): string {
  return `/assets/icon-${size}.png`
}

async function draw(svg: Buffer, size: number, background?: string): Promise<Buffer> {
  const fitTo = { mode: 'width' as const, value: size }
  const drawn = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false }, ...(background && { background }) })
  return drawn.asPng()
}

/** A PNG as the one picture of an icon file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function formatManifest(config: SiteConfig) {
  const { title, tagline, locale, baseUrl, navbar } = config
  return {
    name: title,
    short_name: navbar.title || title,
    ...(tagline && { description: tagline }),
    lang: locale,
    start_url: baseUrl,
    display: 'minimal-ui',
    icons: manifestSizes.map((size) => ({
      src: formatFilePath(iconFile(size), config),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
