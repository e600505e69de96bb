import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '@/lib/content/source/read'

/** Twice the width of a card, for fine screens. */
const width = 640
const leastBytes = 12_000

/** The address of a picture in the folder of the assets, as small as a card shows it; its own where it is a drawing, small already, or unknown to sharp. */
export async function thumbnailOf(source: string, assetDir: string): Promise<string> {
  const { name, base, ext } = path.posix.parse(source)
  const small = `${name.replace(/(?=\.[^.]*$)/, `-${width}`)}.webp`
  const copy = path.join(assetDir, small)
  if (existsSync(copy)) return `/assets/${small}`
  if (ext === '.svg') return source
  try {
    const whole = await readFile(path.join(assetDir, base))
    if (whole.length < leastBytes) return source
    // Not loaded where nothing is left to shrink.
    const { default: sharp } = await import('sharp')
    const picture = sharp(whole).resize({ width, withoutEnlargement: true }).webp({ quality: 75, effort: 6 })
    await writeWhole(copy, await picture.toBuffer())
    return `/assets/${small}`
  } catch {
    return source
  }
}
