import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { hashedName } from '@/lib/content/links/assets'
import { writeFileAtomic } from '@/lib/content/source/read'
import type { SiteConfig } from '@/lib/site/config'
import { formatFilePath } from '@/lib/site/href'
import { findFavicon, manifestPath } from '@/lib/site/settings/look'

const manifestSizes = [192, 512]

/**
 * Draws the SVG favicon in the sizes for tabs and home screens, and writes the web manifest. Existing files stay; a favicon that is
 * not SVG gives no icons.
 */
export async function writeIcons(outDir: string, config: SiteConfig): Promise<void> {
  const { path: iconPath, type } = findFavicon(config)
  const svg = type === 'image/svg+xml' && (await readFile(path.join(outDir, iconPath)).catch(() => undefined))
  if (!svg) return
  const write = async (name: string, bytes: () => Promise<Buffer>) => {
    const file = path.join(outDir, name)
    if (!existsSync(file)) await writeFileAtomic(file, await bytes())
  }
  // Browsers and iOS request these two without a link.
  await write('/favicon.ico', async () => toIco(await draw(svg, 32), 32))
  // iOS shows transparent areas black.
  await write('/apple-touch-icon.png', () => draw(svg, 180, '#ffffff'))
  const icons: ManifestIcon[] = []
  for (const size of manifestSizes) {
    const bytes = await draw(svg, size)
    const icon = { size, file: `/assets/${hashedName(`icon-${size}.png`, bytes)}` }
    await write(icon.file, async () => bytes)
    icons.push(icon)
  }
  await write(manifestPath, async () => Buffer.from(JSON.stringify(formatManifest(config, icons))))
}

interface ManifestIcon {
  size: number
  file: string
}

/** Rasterises at the wanted size: SVG that is enlarged afterwards would be blurred. */
async function draw(svg: Buffer, size: number, background?: string): Promise<Buffer> {
  const { width = size } = await sharp(svg).metadata()
  const icon = sharp(svg, { density: (72 * size) / width }).resize(size, size, { fit: 'contain', background: '#0000' })
  return (background ? icon.flatten({ background }) : icon).png().toBuffer()
}

/** Wraps a PNG in an icon file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
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

function formatManifest(config: SiteConfig, icons: ManifestIcon[]) {
  const { title, tagline, locale, baseUrl, navbar } = config
  return {
    name: title,
    short_name: navbar.title || title,
    ...(tagline && { description: tagline }),
    lang: locale,
    start_url: baseUrl,
    display: 'minimal-ui',
    icons: icons.map(({ size, file }) => ({
      src: formatFilePath(file, config),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
