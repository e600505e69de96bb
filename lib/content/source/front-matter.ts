import matter from 'gray-matter'
import { isMapping } from '@/lib/site/objects'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import type { Problems } from '@/lib/site/problems/problems'
import { parseYaml, type YamlSource } from './yaml'

/** A Markdown file split into front matter and body. */
interface ParsedFrontMatter {
  /** The front matter as written. */
  frontMatter: Record<string, unknown>
  /** The front matter with its locations; lines count from the start of the file. */
  yaml: YamlSource
  body: string
  /** 1-based line at which `body` starts. */
  bodyLine: number
}

const frontMatterBlock = /^---(?:ya?ml)?[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/i

/** Splits the YAML front matter from a Markdown text; never throws. */
export function parseFrontMatter(text: string, file: string, problems: Problems): ParsedFrontMatter {
  const refusal = findRefusal(text)
  const [source] = text.split(/\r?\n/, 1)
  if (refusal) problems.addAll([{ file, line: 1, source, ...refusal }])
  const readable = refusal ? '' : text
  let yaml = parseYaml('', file, problems)
  const readBlock = (block: string) => {
    yaml = parseYaml(block, file, problems)
    return {}
  }
  // Without options it would cache failed files as files without front matter.
  const { content } = matter(readable, { engines: { yaml: readBlock, javascript: refuse, json: refuse } })
  if (yaml.value != null && !isMapping(yaml.value)) {
    problems.add(yaml.locationOf([]), 'front-matter-without-keys')
  }
  const frontMatter = isMapping(yaml.value) ? { ...yaml.value } : {}
  // Spaces after the closing dashes.
  const body = content.replace(/^[ \t]+\r?\n/, '')
  const bodyLine = readable.slice(0, readable.length - body.length).split('\n').length
  return { frontMatter, yaml, body, bodyLine }
}

/** The library's engines for these languages would execute the block. */
function refuse(): never {
  throw new Error('Front matter must be YAML.')
}

function findRefusal(text: string): Diagnostic | undefined {
  if (/^\s+---\r?\n\w+:/.test(text)) return diagnose('front-matter-not-first')
  if (/^\+\+\+\s*\n/.test(text)) return diagnose('front-matter-toml')
  if (!/^---(?!-)/.test(text) || frontMatterBlock.test(text)) return undefined
  const language = /^---(?!\s|ya?ml\s)(.*)/i.exec(text)?.[1]?.trim()
  return language ? diagnose('front-matter-language', { language }) : diagnose('open-front-matter')
}

/** The format of a file's body: MDX unless its front matter requests plain Markdown, always or by file extension. */
export function bodyFormat(format: unknown, file: string): 'md' | 'mdx' {
  const isPlain = format === 'md' || (format === 'detect' && file.toLowerCase().endsWith('.md'))
  return isPlain ? 'md' : 'mdx'
}
