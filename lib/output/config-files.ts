import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from './places'

/** A file in which links of the navbar, the footer or the sidebar are written. */
export interface ConfigFile {
  file: string
  text: string
}

/** The files of the content folder that configure the site's frame, those that exist. */
export async function readConfigFiles(configFile: string): Promise<ConfigFile[]> {
  const candidates = [configFile, path.posix.join(path.posix.dirname(configFile), 'sidebars.yml')]
  const found = await Promise.all(
    candidates.map(async (file) => ({ file, text: await readFile(file, 'utf8').catch(() => undefined) })),
  )
  return found.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]))
}

/** The line that names a target; the first file as a whole when none does. */
export function findInConfig(target: string, configFiles: ConfigFile[]): Place | undefined {
  for (const { file, text } of configFiles) {
    const line = text.split('\n').findIndex((words) => words.split(/[\s"',\]}]+/).includes(target)) + 1
    if (line > 0) return { file, line }
  }
  const [first] = configFiles
  return first && { file: first.file }
}
