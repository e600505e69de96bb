import path from 'node:path'
import type { z } from 'zod'
import type { TextLanguage } from '@/lib/site/locale'
import { type Problem, Problems, type SourceLocation } from '@/lib/site/problems/problems'
import { fromWorkingDir } from './content-path'
import { parseFrontMatter } from './front-matter'
import { FileMemo, listTree, readText } from './read'
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
  /** The language of an untranslated file on a translated site. */
  language?: TextLanguage
  /** The location of a front matter key or its value. */
  locationOf(path: PropertyKey[], part?: 'key' | 'value'): SourceLocation
}

/** A file as it was read, with its problems. */
interface ReadSource<Meta> {
  source: Source<Meta>
  problems: Problem[]
}

const readBySchema = new WeakMap<z.ZodType, FileMemo<ReadSource<unknown>>>()

/** Reads and parses a file, which is `name` in its folder; once for each state of it. */
export function readSource<Meta>(file: string, name: string, schema: z.ZodType<Meta>): ReadSource<Meta> {
  const memo = readBySchema.get(schema) ?? new FileMemo()
  readBySchema.set(schema, memo)
  return memo.get(file, () => {
    const problems = new Problems()
    const source = parseSource({ file, name, text: readText(file, problems) }, schema, problems)
    return { source, problems: problems.all }
  }) as ReadSource<Meta>
}

/** The last readable front matter of each file, so that pages keep their addresses while a writer edits it. */
const lastReadable = new Map<string, Pick<Source<unknown>, 'meta' | 'frontMatter'>>()

/** Reads every page of a folder and its subfolders in its original language, without partials, tests and hidden files. */
export async function readSources<Meta>(
  folder: string,
  schema: z.ZodType<Meta>,
  problems: Problems,
): Promise<Source<Meta>[]> {
  const names = (await listTree(folder)).filter(isPageName)
  return names.map((name) => {
    const file = fromWorkingDir(path.join(folder, name))
    const { source, problems: found } = readSource(file, name, schema)
    problems.addAll(found)
    const isEmpty = Object.keys(source.frontMatter).length === 0
    if (isEmpty && found.some(({ severity }) => severity === 'error')) {
      return { ...source, ...(lastReadable.get(file) as Pick<Source<Meta>, 'meta' | 'frontMatter'> | undefined) }
    }
    lastReadable.set(file, { meta: source.meta, frontMatter: source.frontMatter })
    return source
  })
}

/** Parses the text of a file; invalid keys are reported and left out. */
export function parseSource<Meta>(
  { file, name, text }: { file: string; name: string; text: string },
  schema: z.ZodType<Meta>,
  problems: Problems,
): Source<Meta> {
  const { yaml, frontMatter, body, bodyLine } = parseFrontMatter(text, file, problems)
  const meta = validate(schema, { ...yaml, value: frontMatter }, { problems, unknownKeys: 'warning' })
  return { file, name, meta, frontMatter, body, bodyLine, locationOf: yaml.locationOf }
}

/** Whether a file becomes a page, by its name. */
export function isPageName(name: string): boolean {
  return /\.mdx?$/i.test(name) && !/(^|\/)[_.]/.test(name) && !/\.test\.mdx?$/i.test(name)
}
