import path from 'node:path'
import type { z } from 'zod'
import type { TextLanguage } from '@/lib/site/locale'
import { fromWorkingDir } from './content-path'
import { parseFrontMatter } from './front-matter'
import type { Problem, Spot } from './problems'
import { listTree, readText } from './read'
import { validate } from './validate'

/** A Markdown file whose front matter fits a schema: the raw material of docs, pages and posts. */
export interface Source<Meta> {
  /** Path relative to the working directory. */
  file: string
  /** Path inside the folder that was read, with forward slashes. */
  name: string
  meta: Meta
  /** Front matter as written. */
  frontMatter: Record<string, unknown>
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  /** The language of the text, on a site in another one; the file itself is then not translated. */
  language?: TextLanguage
  /** Where a key of the front matter stands, or its value. */
  spotOf(path: PropertyKey[], part?: 'key' | 'value'): Spot
}

/** What a folder of Markdown files holds. */
export interface Sources<Meta> {
  sources: Source<Meta>[]
  problems: Problem[]
}

/** Reads every page of a folder and its subfolders as it is written; partials, tests and hidden files are none. */
export async function readSources<Meta>(folder: string, schema: z.ZodType<Meta>): Promise<Sources<Meta>> {
  const names = (await listTree(folder)).filter(isPageName)
  const files = names.map((name) => ({ name, file: fromWorkingDir(path.join(folder, name)) }))
  const texts = await Promise.all(files.map(({ file }) => readText(file)))
  const parsed = files.map((file, index) => parseSource(file, texts[index] ?? '', schema))
  return { sources: parsed.map(({ source }) => source), problems: parsed.flatMap(({ problems }) => problems) }
}

/** Makes a source of a file's text; keys that do not fit are reported and left out. */
export function parseSource<Meta>(
  { file, name }: { file: string; name: string },
  text: string,
  schema: z.ZodType<Meta>,
): { source: Source<Meta>; problems: Problem[] } {
  const { yaml, frontMatter, body, bodyLine, problems } = parseFrontMatter(text, file)
  // A front matter that is no mapping has been reported as such.
  const { parsed: meta, problems: faults } = validate(
    schema,
    { ...yaml, value: frontMatter },
    { unknownKeys: 'warning' },
  )
  const source = { file, name, meta, frontMatter, body, bodyLine, spotOf: yaml.spotOf }
  return { source, problems: [...problems, ...faults] }
}

/** Whether the name of a file is that of a page. */
export function isPageName(name: string): boolean {
  return /\.mdx?$/i.test(name) && !/(^|\/)[_.]/.test(name) && !/\.test\.mdx?$/i.test(name)
}
