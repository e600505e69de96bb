import type { Place, SourceContext } from '@/lib/mdx/context'

/** The text of a line of the file; empty outside the body. */
export function textOfLine(context: SourceContext, line: number): string {
  return context.lines[line - context.source.bodyLine] ?? ''
}

/** The nearest place at or before another that has this character. */
export function findBefore(context: SourceContext, from: Place, character: string): Place | undefined {
  for (let { line } = from; line >= context.source.bodyLine; line -= 1) {
    const text = textOfLine(context, line)
    const end = line === from.line && from.column !== undefined ? from.column - 1 : text.length
    const index = text.lastIndexOf(character, end)
    if (index >= 0 && end >= 0) return { line, column: index + 1 }
  }
  return undefined
}

/** The start of the tag that has an attribute whose quote is not closed before a place. */
export function findOpenQuote(context: SourceContext, { line, column = 1 }: Place): Place | undefined {
  const last = line - context.source.bodyLine
  const before = [...context.lines.slice(0, last), (context.lines[last] ?? '').slice(0, column - 1)].join('\n')
  const tag = /<[a-z][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*=\s*(?:"[^"]*|'[^']*)$/i.exec(before)
  if (!tag) return undefined
  const above = before.slice(0, tag.index).split('\n')
  return { line: context.source.bodyLine + above.length - 1, column: (above.at(-1)?.length ?? 0) + 1 }
}

/** The nearest `{` before a place that no `}` closes before it. */
export function findOpenBrace(context: SourceContext, from: Place): Place | undefined {
  let closed = 0
  for (let { line } = from; line >= context.source.bodyLine; line -= 1) {
    const text = textOfLine(context, line)
    const end = line === from.line && from.column !== undefined ? from.column - 1 : text.length
    for (let index = end; index >= 0; index -= 1) {
      if (text[index] === '}') closed += 1
      if (text[index] === '{') closed -= 1
      if (closed < 0) return { line, column: index + 1 }
    }
  }
  return undefined
}
