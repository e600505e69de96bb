import { translated } from '@/lib/content/locales/translation'
import { type LinkBase, locate } from '@/lib/content/source/content-path'
import { bodyFormat, parseFrontMatter } from '@/lib/content/source/front-matter'
import { type Problem, Problems } from '@/lib/content/source/problems'
import { fileExists, readText } from '@/lib/content/source/read'
import { type Resolution, refuse } from '@/lib/content/source/resolution'
import { missingFile, outsideContent } from './assets'

/** A Markdown file that a page imports as a part of itself. */
export interface PartialSource {
  file: string
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  format: 'md' | 'mdx'
  /** What is wrong with the file and does not keep it from being shown. */
  warnings?: Problem[]
}

/** Reads a Markdown file that a page imports as a part of itself; its front matter only chooses its format. */
export async function readPartial(specifier: string, base: LinkBase): Promise<Resolution<PartialSource>> {
  const located = await locateImport(specifier, base)
  if ('problem' in located) return located
  const file = located.ok
  const problems = new Problems()
  const { frontMatter, body, bodyLine } = parseFrontMatter(await readText(file, problems), file, problems)
  const error = problems.all.find(({ severity }) => severity === 'error')
  if (error) return refuse(`The imported file ${file}:${error.line ?? 1} is wrong: ${error.found}`, error.fix)
  const warnings = problems.all.length > 0 ? { warnings: problems.all } : {}
  return { ok: { file, body, bodyLine, format: bodyFormat(frontMatter.format, file), ...warnings } }
}

async function locateImport(specifier: string, base: LinkBase): Promise<Resolution<string>> {
  if (!/^(@site|\.\.?)\//.test(specifier)) {
    return refuse(`"${specifier}" is not the path of a file.`, 'Start it with "./", "../" or "@site/".')
  }
  const original = locate(specifier, base, base.contentDir)
  if (!original) return outsideContent(specifier, base)
  const file = await translated(original, base.translation)
  return (await fileExists(file)) ? { ok: file } : missingFile(specifier, original, String)
}
