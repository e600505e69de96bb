import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from '@playwright/test'

/** Writes a folder of small files for the running test; returns its path from the working directory. */
export async function writeFolder(name: string, files: Record<string, string>): Promise<string> {
  const folder = test.info().outputPath(name)
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  return path.relative(process.cwd(), folder)
}
