import type { Heading, Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ProseText } from './parse'
import { capitalWords, headingText } from './sentence-case'
import { findSymbols } from './symbols'

/** A violation of our style. */
export interface Finding {
  /** 1-based line of the file. */
  line: number
  /** What is wrong, as a sentence with its full stop. */
  found: string
  /** What to write instead, as a sentence with its full stop. */
  fix: string
}

type Rule = (text: ProseText, names: ReadonlySet<string>) => Finding[]

const rules: Rule[] = [checkWords, checkLinks, checkImages, checkTopHeading, checkLevels, checkCase, findSymbols]

/** Finds violations of our style, sorted by line; `names` keep their capitals in headings. */
export function checkProse(text: ProseText, names: ReadonlySet<string>): Finding[] {
  return rules.flatMap((rule) => rule(text, names)).sort((a, b) => a.line - b.line)
}

function checkWords(text: ProseText): Finding[] {
  const passages = [text.title, text.description].filter((field) => field !== undefined)
  visit(text.tree, 'text', (node) => {
    passages.push({ line: lineOf(text, node), value: node.value })
  })
  return passages.flatMap(({ line, value }) => findAvoidedWords(value, line))
}

const avoided = [
  { words: /\bsimply\b/gi, why: 'says that it is easy', fix: 'Leave the word out.' },
  { words: /\bmend(?:s|ed|ing)?\b/gi, why: 'is for clothes', fix: 'Write "fix", "correct" or "repair".' },
  { words: /\bshall\b/gi, why: 'is for contracts', fix: 'Write "must", "should" or "will".' },
  { words: /\bst(?:ands?|anding|ood)\s+at\b/gi, why: 'reads like a translation', fix: 'Write "is at".' },
  {
    words: /(?<!\bthere\s)\b(?:is|are|was|were)\s+no\b(?!\s+(?:longer|more|less|better|worse)\b)/gi,
    why: 'reads like a translation',
    fix: 'Write "is not a …", or turn the sentence around.',
  },
  {
    words: /\btells?\s+(?:how|what|when|where|whether|which|why)\b/gi,
    why: 'does not say whom',
    fix: 'Write "says", "shows" or "explains".',
  },
  { words: /\bbelongs?\s+into\b/gi, why: 'reads like a translation', fix: 'Write "belongs in".' },
]

/** Finds words that a native writer would avoid; `line` is the line of the first character. */
export function findAvoidedWords(passage: string, line: number): Finding[] {
  return avoided.flatMap(({ words, why, fix }) =>
    [...passage.matchAll(words)].map(({ index, 0: word }) => ({
      line: line + passage.slice(0, index).split('\n').length - 1,
      found: `"${word}" ${why}.`,
      fix,
    })),
  )
}

const bareLink = /^((click|tap|press|see|look) )?(here|this|this link|this page|link)\.?$/i

function checkLinks(text: ProseText): Finding[] {
  const findings: Finding[] = []
  visit(text.tree, ['link', 'linkReference', 'mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    if (isElement(node) && node.name !== 'a' && node.name !== 'Link') return
    const label = textOf(node).trim()
    if (!bareLink.test(label)) return
    const found = `The link "${label}" does not say where it leads.`
    findings.push({ line: lineOf(text, node), found, fix: 'Name what the reader finds there.' })
  })
  return findings
}

function checkImages(text: ProseText): Finding[] {
  const findings: Finding[] = []
  const add = (node: Nodes, fix: string) =>
    findings.push({ line: lineOf(text, node), found: 'The picture has no alternative text.', fix })
  visit(text.tree, (node) => {
    const isImage = node.type === 'image' || node.type === 'imageReference'
    if (isImage && !node.alt?.trim()) add(node, 'Say between the brackets what it shows.')
    const isBareTag = isElement(node) && node.name === 'img' && !hasAlt(node)
    const isBareHtml = node.type === 'html' && /<img\b(?![^>]*\salt\s*=)/i.test(node.value)
    if (isBareTag || isBareHtml) add(node, 'Write alt="…" with what it shows, or alt="" for decoration.')
  })
  return findings
}

function hasAlt({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return attributes.some((attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === 'alt')
}

function checkTopHeading(text: ProseText): Finding[] {
  const tops = headingsOf(text).filter(({ depth }) => depth === 1)
  const rest = text.title === undefined && !text.isPartial ? tops.slice(1) : tops
  const findings = rest.map((heading) => ({
    line: lineOf(text, heading),
    found: `"# ${textOf(heading)}" is a second title of the page.`,
    fix: 'Start sections with "##".',
  }))
  if (text.title !== undefined || text.isPartial || tops.length > 0) return findings
  return [{ line: 1, found: 'The page has no title.', fix: 'Write "title" in its front matter.' }, ...findings]
}

function checkLevels(text: ProseText): Finding[] {
  // A partial continues the levels of the page that imports it.
  let above = text.isPartial ? undefined : 1
  return headingsOf(text).flatMap((heading) => {
    const { depth } = heading
    const highest = (above ?? depth) + 1
    above = depth
    if (depth <= highest) return []
    const found = `The heading "${textOf(heading)}" skips a level.`
    return [{ line: lineOf(text, heading), found, fix: `Start it with "${'#'.repeat(highest)}".` }]
  })
}

function checkCase(text: ProseText, names: ReadonlySet<string>): Finding[] {
  const title = text.title ? [{ line: text.title.line, words: text.title.value }] : []
  const headings = headingsOf(text).map((heading) => ({ line: lineOf(text, heading), words: headingText(heading) }))
  return [...title, ...headings].flatMap(({ line, words }) =>
    capitalWords(words, names).map((word) => ({
      line,
      found: `"${word}" starts upper-case inside a heading.`,
      fix: 'Write it lower-case, or add it to tests/prose/names.txt when it is a name.',
    })),
  )
}

function headingsOf({ tree }: ProseText): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => {
    headings.push(heading)
  })
  return headings
}

function isElement(node: { type: string }): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function lineOf({ lineOffset }: ProseText, { position }: Pick<Nodes, 'position'>): number {
  return (position?.start.line ?? 1) + lineOffset
}
