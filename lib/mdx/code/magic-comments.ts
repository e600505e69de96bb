const names = '(highlight-next-line|highlight-start|highlight-end)'
/** The signs of comments in all languages: with nothing else in their line, they are unlikely to mean anything else in any of them. */
const openings = String.raw`//|/\*|\{\s*/\*|\(\*|\*>|#|--|%|!|;{1,3}|<!--|(?:_\s*)?['‘’]|[Rr][Ee][Mm]\s|"`
const closings = String.raw`\*/(?:\s*\})?|\*\)|-->`
const magicComment = new RegExp(String.raw`^\s*(?:${openings})\s*${names}\s*(?:(?:${closings})\s*)?$`)
/** Markdown may quote the comments of other languages. */
const inMarkdown = new RegExp(String.raw`^\s*(?:<!--|\{\s*/\*)\s*${names}\s*(?:\*/\s*\}|-->)\s*$`)
const inFrontMatter = new RegExp(String.raw`^#\s*${names}\s*$`)
/** Signs of no comment that we read, but not those of a list. */
const otherSigns = String.raw`[^\p{L}\p{N}\s"'\x60]{2,5}|[^\p{L}\p{N}\s"'\x60*+>•-]`
const unread = new RegExp(String.raw`^\s*(?:${otherSigns})\s+${names}(?:\s+(?:${otherSigns}))?\s*$`, 'u')

/** Code without its magic comments. */
interface MarkedCode {
  code: string
  /** The numbers of the lines to highlight, from 1. */
  highlighted: Set<number>
  /** The first line that looks like a magic comment but is shown as code. */
  unread?: string
}

/** Takes the magic comments out of code. */
export function readMagicComments(typed: string, language: string): MarkedCode {
  const isMarkdown = /^(?:md|markdown|mdx)$/.test(language)
  const lines = typed.split('\n')
  const frontMatterEnd = isMarkdown && lines[0] === '---' ? lines.indexOf('---', 1) : 0
  const patternAt = (index: number) => {
    if (!isMarkdown) return magicComment
    return index < frontMatterEnd ? inFrontMatter : inMarkdown
  }
  const kept: string[] = []
  const highlighted = new Set<number>()
  let isInside = false
  let isNext = false
  let other: string | undefined
  for (const [index, line] of lines.entries()) {
    const name = patternAt(index).exec(line)?.[1]
    if (name === undefined) {
      kept.push(line)
      if (isInside || isNext) highlighted.add(kept.length)
      isNext = false
      if (!isMarkdown && unread.test(line)) other ??= line.trim()
    } else if (name === 'highlight-next-line') isNext = true
    else isInside = name === 'highlight-start'
  }
  return { code: kept.join('\n'), highlighted, unread: other }
}
