import type { Construct, Effects, State, TokenizeContext } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import type { SourceContext } from '@/lib/mdx/context'

const colon = 58

/** The lines inside admonitions, each counted once for every admonition around it. */
interface Count {
  lines: number
  most: number
  longest: { line: number; lines: number }
}

/**
 * Stops the parser at admonitions inside each other, as when none is closed: it reads each line once for every admonition around
 * it. Must follow remark-directive, whose construct it extends.
 */
export function remarkAdmonitionLimit(this: Processor, { lines }: SourceContext): void {
  const count: Count = { lines: 0, most: 20_000 + 3 * lines.length, longest: { line: 0, lines: 0 } }
  for (const { flow } of this.data().micromarkExtensions ?? []) {
    const constructs = flow?.[colon]
    if (flow && constructs) flow[colon] = [constructs].flat().map((construct) => limit(construct, count))
  }
}

function limit(construct: Construct, count: Count): Construct {
  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const { line } = this.now()
    const end: State = (code) => {
      addLines(count, line, this.now().line - line)
      return ok(code)
    }
    return construct.tokenize.call(this, effects, end, nok)
  }
  return { ...construct, tokenize }
}

function addLines(count: Count, line: number, lines: number): void {
  count.lines += lines
  if (lines > count.longest.lines) count.longest = { line, lines }
  if (count.lines <= count.most) return
  throw Object.assign(new Error('Too many admonitions inside each other'), {
    ruleId: 'nested-admonitions',
    line: count.longest.line,
  })
}
