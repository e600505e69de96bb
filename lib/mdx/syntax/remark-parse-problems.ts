import type { Processor } from 'unified'
import { tooDeepFinding } from '@/lib/mdx/checks/limit-depth'
import { type Finding, type Point, report, type SourceContext } from '@/lib/mdx/context'
import { isObject } from '@/lib/site/objects'
import { tooDeep, tooManyMarks } from './remark-limits'

/** What the parser throws. */
interface ParserError {
  reason: string
  point: Point | undefined
  source: string
  ruleId: string
  /** What the JavaScript parser said. */
  cause: string
}

/** A finding at the point it is about; undefined when the error is about something else. */
type Hint = (error: ParserError, context: SourceContext) => (Finding & { point?: Point | undefined }) | undefined

/** Reports where and why the text is no Markdown or MDX; next-mdx-remote would keep only a message. */
export function remarkParseProblems(this: Processor, context: SourceContext): void {
  const { parser } = this
  if (!parser) return
  this.parser = (document, file) => {
    try {
      return parser(document, file)
    } catch (thrown) {
      const error = readParserError(thrown)
      const { point, ...finding } = describe(error, context)
      report(context, point ?? error.point, finding)
      throw thrown
    }
  }
}

function describe(error: ParserError, context: SourceContext): ReturnType<Hint> & object {
  if (error.ruleId === tooManyMarks)
    return {
      found: 'The paragraph holds more than 1,000 marks of this kind.',
      fix: 'Put code between backticks, or write blank lines between paragraphs.',
    }
  if (error.ruleId === tooDeep) return tooDeepFinding
  for (const hint of hints) {
    const finding = hint(error, context)
    if (finding) return finding
  }
  return {
    found: `The text cannot be read: ${error.reason.replace(/\.$/, '')}.`,
    fix: 'Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  }
}

function readParserError(thrown: unknown): ParserError {
  const error = isObject(thrown) ? thrown : {}
  const { line, column } = error
  const cause = isObject(error.cause) ? String(error.cause.message ?? '') : ''
  return {
    reason: String(error.reason ?? error.message ?? thrown),
    point: typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined,
    source: String(error.source ?? ''),
    ruleId: String(error.ruleId ?? ''),
    // The parser repeats the point, which is printed anyway.
    cause: cause.replace(/ \(\d+:\d+\)$/, ''),
  }
}

/** The mistakes that writers make most; all others come in the parser's words. */
const hints: Hint[] = [describeAutolink, describeLessThan, describeUnclosed, describeBraces, describeModule]

/** `<https://example.org>`, a link in Markdown only. */
function describeAutolink({ source, point }: ParserError, context: SourceContext): ReturnType<Hint> {
  const start = source === 'micromark-extension-mdx-jsx' ? findBefore('<', point, context) : undefined
  const address = start && /^<((?:[a-z][\w+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i.exec(restOfLine(context, start))?.[1]
  if (!address) return undefined
  const target = /^[a-z][\w+.-]*:/i.test(address) ? address : `mailto:${address}`
  return {
    point: start,
    found: `"<${address}>" is not a link in MDX, where "<" starts a tag.`,
    fix: `Write "[${address.replace(/^mailto:/, '')}](${target})".`,
  }
}

/** `<5`, `a<b,`. */
function describeLessThan({ source, ruleId, reason, point }: ParserError, context: SourceContext): ReturnType<Hint> {
  if (source !== 'micromark-extension-mdx-jsx' || ruleId !== 'unexpected-character') return undefined
  const start = findBefore('<', point, context)
  const character = /^Unexpected character `(?:` (.) `|(.))`/u.exec(reason)
  const wrong = character?.[1] ?? character?.[2]
  const isInName = /\) (?:before|in|after) (?:local |member )?name/.test(reason)
  if (!start || wrong === undefined || !isInName) return undefined
  return {
    point: start,
    found: `"<" starts a tag in MDX, and "${wrong}" cannot be part of one.`,
    fix: 'Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  }
}

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** `<div>` without `</div>`, and `<br>`. */
function describeUnclosed({ ruleId, reason }: ParserError): ReturnType<Hint> {
  if (ruleId !== 'end-tag-mismatch') return undefined
  const [, tag, line, column] =
    /^Expected a closing tag for `<(.*)>` \((\d+):(\d+)/.exec(reason) ??
    /^Unexpected closing tag `<\/.*>`, expected corresponding closing tag for `<(.*)>` \((\d+):(\d+)/.exec(reason) ??
    []
  if (tag === undefined) return undefined
  const point = { line: Number(line), column: Number(column) }
  if (voidElements.has(tag))
    return { point, found: `The tag "<${tag}>" is not closed.`, fix: `End it with "/>", as in "<${tag} />".` }
  return {
    point,
    found: `The tag "<${tag}>" is opened here and not closed in its place.`,
    fix: `Close it with "</${tag}>" in the same paragraph, list item or tag, put both tags on lines of their own, or write "&lt;${tag}>" for the characters themselves.`,
  }
}

/** `{` in text. */
function describeBraces({ source, ruleId, cause, point }: ParserError, context: SourceContext): ReturnType<Hint> {
  if (source !== 'micromark-extension-mdx-expression') return undefined
  const open = findBefore('{', point, context)
  if (ruleId === 'unexpected-eof')
    return {
      point: open,
      found: '"{" starts JavaScript in MDX, and no "}" ends it.',
      fix: 'Write "\\{" for the character itself, or end the expression with "}".',
    }
  if (ruleId !== 'acorn') return undefined
  return {
    point: open?.line === point?.line ? open : point,
    found: `"{" starts JavaScript in MDX, and what follows is not: ${cause}.`,
    fix: 'Write "\\{" for the character itself, or correct the expression.',
  }
}

/** A sentence that begins with "import" or "export". */
function describeModule({ source, ruleId, cause }: ParserError): ReturnType<Hint> {
  if (source !== 'micromark-extension-mdxjs-esm' || ruleId === 'non-esm') return undefined
  return {
    found: `A line that starts with "import" or "export" is JavaScript in MDX, and this is not: ${cause}.`,
    fix: 'Write "import Name from \'./file.mdx\'" or "export const name = \'value\'"; if it is text, start the line with another word.',
  }
}

function restOfLine({ lines, source }: SourceContext, { line, column = 1 }: Point): string {
  return lines[line - source.bodyLine]?.slice(column - 1) ?? ''
}

/** The last such character up to a point; of braces one that no other closes. */
function findBefore(
  character: '<' | '{',
  from: Point | undefined,
  { lines, source }: SourceContext,
): Point | undefined {
  if (!from) return undefined
  let closed = 0
  for (let index = from.line - source.bodyLine; index >= 0; index -= 1) {
    const text = (lines[index] ?? '').slice(0, index === from.line - source.bodyLine ? from.column : undefined)
    for (let column = text.length; column > 0; column -= 1) {
      const found = text[column - 1]
      if (character === '{' && found === '}') closed += 1
      else if (found === character && closed > 0) closed -= 1
      else if (found === character) return { line: index + source.bodyLine, column }
    }
  }
  return undefined
}
