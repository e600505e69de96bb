import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes files into a new folder for the running test; returns its path. */
export async function writeFolder(name: string, files: Record<string, string | Uint8Array>): Promise<string> {
  // Not the test's output folder: tests whose titles differ only in punctuation share it.
  const folder = path.join('.cache/test-folders', randomUUID(), name)
  await mkdir(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}
