import matter from 'gray-matter'
import { isMapping } from '@/lib/site/objects'
import type { Problem, Problems } from './problems'
import { parseYaml, type YamlSource } from './yaml'

/** A Markdown file cut into front matter and body. */
interface ParsedFrontMatter {
  /** The front matter as written. */
  frontMatter: Record<string, unknown>
  /** The front matter with its locations; lines count from the start of the file. */
  yaml: YamlSource
  body: string
  /** 1-based line at which `body` starts. */
  bodyLine: number
}

/** Cuts the YAML front matter off a Markdown text; never throws. */
export function parseFrontMatter(text: string, file: string, problems: Problems): ParsedFrontMatter {
  const refusal = findRefusal(text)
  if (refusal) {
    const [source] = text.split('\n')
    problems.add({ file, line: 1, source }, refusal.found, refusal.fix)
    return cut('', file, problems)
  }
  return cut(text, file, problems)
}

function cut(text: string, file: string, problems: Problems): ParsedFrontMatter {
  let yaml = parseYaml('', file, problems)
  const readBlock = (block: string) => {
    yaml = parseYaml(block, file, problems)
    return {}
  }
  // With options it keeps no cache, in which a failed file would look like one without front matter.
  const { content } = matter(text, { engines: { yaml: readBlock, javascript: refuse, json: refuse } })
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  if (yaml.value != null && !isMapping(yaml.value)) {
    const fix = 'Write each line as "key: value".'
    problems.add(yaml.spotOf([]), 'The front matter is not a list of keys with values.', fix)
  }
  const frontMatter = isMapping(yaml.value) ? { ...yaml.value } : {}
  return { frontMatter, yaml, body: content, bodyLine }
}

/** Its own engine for this language would run what stands there as a program. */
function refuse(): never {
  throw new Error('Front matter must be YAML.')
}

function findRefusal(text: string): Pick<Problem, 'found' | 'fix'> | undefined {
  if (/^\s+---\n\w+:/.test(text)) {
    return { found: 'There is an empty line before the front matter.', fix: 'Start the file with "---".' }
  }
  if (/^\+\+\+\s*\n/.test(text))
    return { found: 'The front matter is TOML.', fix: 'Write YAML between lines of "---".' }
  if (!/^---(?!-)/.test(text)) return undefined
  const { name } = matter.language(text)
  if (name && !/^ya?ml$/i.test(name)) {
    return {
      found: `The front matter is marked as "${name}".`,
      fix: 'Write YAML, and nothing after the three dashes.',
    }
  }
  if (text.includes('\n---')) return undefined
  return { found: 'The front matter is never closed.', fix: 'Write a line "---" below its last key.' }
}

/** How a file's body is read: MDX unless its front matter asks for plain Markdown, always or by the file's extension. */
export function bodyFormat(asked: unknown, file: string): 'md' | 'mdx' {
  const isPlain = asked === 'md' || (asked === 'detect' && file.toLowerCase().endsWith('.md'))
  return isPlain ? 'md' : 'mdx'
}
