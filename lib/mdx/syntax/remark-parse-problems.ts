import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { type Finding, type Point, report, type SourceContext } from '@/lib/mdx/context'
import { isObject } from '@/lib/site/objects'

/** An error of the parser; errors of its dependencies may lack some fields. */
type ParserError = Partial<VFile['messages'][number]>

/** A finding, with its location if it differs from the parser's. */
type Description = Finding & { point?: Point }

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
      const { point = line === undefined ? undefined : { line, column }, ...finding } =
        describeMistake(error, context) ?? describeOther(reason)
      report(context, point, finding)
      throw thrown
    }
  }
}

/** The most common mistakes of writers. */
function describeMistake(error: ParserError, context: SourceContext): Description | undefined {
  if (error.ruleId === 'end-tag-mismatch') return describeUnclosed(error)
  if (error.source === 'micromark-extension-mdx-jsx') return describeLessThan(error, context)
  if (error.source === 'micromark-extension-mdx-expression') return describeBraces(error, context)
  if (error.source === 'micromark-extension-mdxjs-esm') return describeModule(error)
  return undefined
}

function describeOther(reason: string): Description {
  return {
    found: `The text cannot be read: ${reason.replace(/\.$/, '')}.`,
    fix: 'Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  }
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
    return {
      point,
      found: `"<${address}>" is not a link in MDX, where "<" starts a tag.`,
      fix: `Write "[${address.replace(/^mailto:/, '')}](${target})".`,
    }
  }
  return {
    point,
    found: `"<" starts a tag in MDX, and "${character[1] ?? character[2]}" cannot be part of one.`,
    fix: 'Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  }
}

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** `<div>` without `</div>`, and `<br>`. */
function describeUnclosed({ reason = '' }: ParserError): Description | undefined {
  const [, tag, line, column] = /closing tag for `<([^<>`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  if (tag === undefined) return undefined
  const point = { line: Number(line), column: Number(column) }
  if (voidElements.has(tag))
    return { point, found: `The tag "<${tag}>" is not closed.`, fix: `End it with "/>", as in "<${tag} />".` }
  return {
    point,
    found: `The tag "<${tag}>" is opened here and not closed in its place.`,
    fix: `Close it with "</${tag}>" in the same paragraph, list item or tag, put both tags on separate lines, or write "&lt;${tag}>" for the characters themselves.`,
  }
}

/** `{` in text. */
function describeBraces(error: ParserError, context: SourceContext): Description | undefined {
  if (error.ruleId === 'unexpected-eof')
    return {
      point: findOpenBrace(error.line ?? 0, context),
      found: '"{" starts JavaScript in MDX, and no "}" ends it.',
      fix: 'Write "\\{" for the character itself, or end the expression with "}".',
    }
  if (error.ruleId !== 'acorn') return undefined
  return {
    found: `"{" starts JavaScript in MDX, but what follows is invalid: ${causeOf(error)}.`,
    fix: 'Write "\\{" for the character itself, or correct the expression.',
  }
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
  if (error.ruleId === 'non-esm') return undefined
  return {
    found: `A line that starts with "import" or "export" is JavaScript in MDX, but this is invalid: ${causeOf(error)}.`,
    fix: 'Write "import Name from \'./file.mdx\'" or "export const name = \'value\'"; if it is text, start the line with another word.',
  }
}

/** The message of the JavaScript parser, which repeats the point. */
function causeOf({ cause }: ParserError): string {
  return cause instanceof Error ? cause.message.replace(/ \(\d+:\d+\)$/, '') : ''
}
