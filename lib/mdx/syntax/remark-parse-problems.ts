import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { type Point, reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
import { isObject } from '@/lib/site/objects'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'

/** An error of the parser; errors of its dependencies may lack some fields. */
type ParserError = Partial<VFile['messages'][number]>

/** A diagnostic, with its location if it differs from the parser's. */
type Description = Diagnostic & { point?: Point | undefined }

/** Reports where and why a text is not valid Markdown or MDX; next-mdx-remote would keep only a message. */
export function remarkParseProblems(this: Processor, context: SourceContext): void {
  const { parser } = this
  if (!parser) return
  this.parser = (document, file) => {
    try {
      return parser(document, file)
    } catch (thrown) {
      const error: ParserError = isObject(thrown) ? thrown : {}
      const { line, column, message = String(thrown), reason = message } = error
      const described: Description =
        describeMistake(error, context) ?? diagnose('unreadable-text', { reason: reason.replace(/\.$/, '') })
      const { point = line === undefined ? undefined : { line, column }, ...diagnostic } = described
      reportDiagnostic(context, point, diagnostic)
      throw thrown
    }
  }
}

/** The most common mistakes of writers. */
function describeMistake(error: ParserError, context: SourceContext): Description | undefined {
  if (error.ruleId === 'nested-admonitions') return diagnose('nested-admonitions')
  if (error.ruleId === 'end-tag-mismatch') return describeUnclosed(error)
  if (error.source === 'micromark-extension-mdx-jsx') return describeLessThan(error, context)
  if (error.source === 'micromark-extension-mdx-expression') return describeBraces(error, context)
  if (error.source === 'micromark-extension-mdxjs-esm') return describeModule(error)
  return undefined
}

/** `<5`, `a<b,`, and `<https://example.org>`, a link in Markdown only. */
function describeLessThan(
  { ruleId, reason = '', line = 0, column = 1 }: ParserError,
  { lines, source }: SourceContext,
): Description | undefined {
  const text = lines[line - source.bodyLine] ?? ''
  const start = text.lastIndexOf('<', column - 1)
  const character = /^Unexpected character `(?:` (.) `|(.))`.*\) (?:before|in|after) (?:local |member )?name/u.exec(
    reason,
  )
  if (ruleId !== 'unexpected-character' || !character || start < 0) return undefined
  const point = { line, column: start + 1 }
  const address = /^<((?:[a-z][\w+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i.exec(text.slice(start))?.[1]
  if (address) {
    const target = /^[a-z][\w+.-]*:/i.test(address) ? address : `mailto:${address}`
    return { point, ...diagnose('link-in-angle-brackets', { address, target }) }
  }
  return { point, ...diagnose('less-than-sign', { character: character[1] ?? character[2] ?? '' }) }
}

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** `<div>` without `</div>`, and `<br>`. */
function describeUnclosed({ reason = '' }: ParserError): Description | undefined {
  const [, tag, line, column] = /closing tag for `<([^<>`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  if (tag === undefined) return undefined
  const point = { line: Number(line), column: Number(column) }
  return { point, ...diagnose(voidElements.has(tag) ? 'open-void-tag' : 'open-tag', { tag }) }
}

/** `{` in text. */
function describeBraces(error: ParserError, context: SourceContext): Description | undefined {
  if (error.ruleId === 'unexpected-eof')
    return { point: findOpenBrace(error.line ?? 0, context), ...diagnose('open-brace') }
  return error.ruleId === 'acorn' ? diagnose('invalid-expression', { cause: causeOf(error) }) : undefined
}

/** The last brace up to a line that is never closed. */
function findOpenBrace(line: number, { lines, source }: SourceContext): Point | undefined {
  const text = lines.slice(0, line - source.bodyLine + 1).join('\n')
  let closed = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') closed += 1
    if (text[at] !== '{') continue
    if (closed === 0) {
      const before = text.slice(0, at).split('\n')
      return { line: source.bodyLine + before.length - 1, column: (before.at(-1) ?? '').length + 1 }
    }
    closed -= 1
  }
  return undefined
}

/** A sentence that begins with "import" or "export". */
function describeModule(error: ParserError): Description | undefined {
  return error.ruleId === 'non-esm' ? undefined : diagnose('invalid-module-line', { cause: causeOf(error) })
}

/** The message of the JavaScript parser, which repeats the point. */
function causeOf({ cause }: ParserError): string {
  return cause instanceof Error ? cause.message.replace(/ \(\d+:\d+\)$/, '') : ''
}
