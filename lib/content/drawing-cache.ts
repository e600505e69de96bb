import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pruneFolder, writeFileAtomic } from './source/read'

const folder = '.cache/drawings'

/** The entries that this process has used. */
const used = new Set<string>()

/** The bytes of a picture, which is drawn only if no build before has drawn it from the same inputs. */
export async function drawOnce(inputs: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const name = digestOf(JSON.stringify(inputs)).toString('base64url').slice(0, 22)
  const file = path.posix.join(folder, name)
  used.add(file)
  const drawn = await readEntry(file)
  if (drawn) return drawn
  const bytes = await draw()
  await writeFileAtomic(file, Buffer.concat([digestOf(bytes), bytes]))
  return bytes
}

/** An entry begins with the hash of its picture: a cut one, for example after a power failure, is a missing one. */
async function readEntry(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => Buffer.alloc(0))
  const bytes = entry.subarray(digestLength)
  return digestOf(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined
}

const digestLength = 32

function digestOf(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** Removes pictures that no page shows any more. */
export async function pruneDrawings(): Promise<void> {
  await pruneFolder(folder, (file) => used.has(file))
}
