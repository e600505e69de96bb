import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a folder of small files for the running test; returns its path from the working directory. */
export async function writeFolder(name: string, files: Record<string, string | Uint8Array>): Promise<string> {
  // Not the test's own output folder: tests whose titles differ in signs alone share it, and each empties it.
  const folder = path.join('.cache/test-folders', randomUUID(), name)
  await mkdir(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}
