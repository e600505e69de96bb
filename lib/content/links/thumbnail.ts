import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { drawOnce } from '@/lib/content/drawing-cache'
import { hashedName } from '@/lib/content/links/assets'
import { loadSharp } from '@/lib/content/links/load-sharp'
import { writeFileAtomic } from '@/lib/content/source/read'

/** Twice the width of a card, for high-resolution screens. */
const width = 640
const encoding = { quality: 75, effort: 6 }
const leastBytes = 12_000

/** Writes a thumbnail of an asset for cards and returns its address; SVG, small and unreadable files keep their address. */
export async function thumbnailOf(source: string, assetDir: string): Promise<string> {
  const { name, base, ext } = path.posix.parse(source)
  // The hash of the picture and of what it becomes.
  const small = hashedName(
    `${name.replace(/\.[^.]*$/, '')}-${width}.webp`,
    Buffer.from(base + JSON.stringify(encoding)),
  )
  const copy = path.join(assetDir, small)
  if (existsSync(copy)) return `/assets/${small}`
  if (ext === '.svg') return source
  try {
    const whole = await readFile(path.join(assetDir, base))
    if (whole.length < leastBytes) return source
    const thumbnail = await drawOnce(small, async () => {
      // Loaded only if there is something to shrink.
      const sharp = await loadSharp()
      return sharp(whole).resize({ width, withoutEnlargement: true }).webp(encoding).toBuffer()
    })
    await writeFileAtomic(copy, thumbnail)
    return `/assets/${small}`
  } catch {
    return source
  }
}
