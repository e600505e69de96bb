import type { Point, SourceContext } from '@/lib/mdx/context'
import { type LocatedFinding, type ParserError, pointAt, restOfLine, textUpTo } from './parser-error'

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Explains what is wrong with a tag, or with a `<` that was not meant as one; undefined when the error is about neither. */
export function describeTagError(error: ParserError, context: SourceContext): LocatedFinding | undefined {
  if (error.ruleId === 'unexpected-closing-slash') return describeLoneClosing(error, context)
  if (error.ruleId === 'end-tag-mismatch') return describeMismatch(error)
  if (error.source !== 'micromark-extension-mdx-jsx') return undefined
  if (error.ruleId === 'unexpected-lazy') {
    return {
      point: error.point,
      found: 'A tag goes on in a line outside its list or quotation.',
      fix: 'Indent the line like the one before it, or start it with ">" like the quotation.',
    }
  }
  return describeCharacter(error, context)
}

function describeCharacter(error: ParserError, context: SourceContext): LocatedFinding | undefined {
  const point = error.point && findTag(context, error.point)
  if (!point) return undefined
  const rest = restOfLine(context, point)
  if (rest.startsWith('<!--')) return describeComment(point, context)
  const address = /^<((?:[a-z][\w+.-]*:|[^\s<>@]+@)[^\s<>]+)>/i.exec(rest)?.[1]
  if (address) return describeAutolink(point, address)
  if (error.reason.includes('before attribute value')) return describeBareValue(error, context)
  if (error.ruleId === 'unexpected-eof') return describeEnd(error, point, context)
  return describeLessThan(point, error.reason)
}

function describeEnd(error: ParserError, point: Point, context: SourceContext): LocatedFinding {
  const isQuote = error.reason.includes('closing quote')
  return {
    point: (isQuote && error.point && findOpenQuote(context, error.point)) || point,
    found: isQuote ? 'A quote in the tag is not closed.' : 'The tag that starts here has no end.',
    fix: `${isQuote ? 'Close the quote' : 'End it with ">" or "/>"'}, or write "&lt;" or "\\<" for the character itself.`,
  }
}

function describeLessThan(point: Point, reason: string): LocatedFinding {
  const character = /^Unexpected character `(?:` (.) `|(.))`/u.exec(reason)
  const wrong = character?.[1] ?? character?.[2]
  const isName = !reason.includes('before name')
  return {
    point,
    found: isName
      ? `"<" starts a tag in MDX, and "${wrong}" cannot be part of one.`
      : `"<" starts a tag in MDX, and "${wrong}" is not the name of a tag.`,
    fix: `Write "&lt;" or "\\<" for the character itself${isName ? ', or correct the tag' : ''}.`,
  }
}

function describeComment(point: Point, context: SourceContext): LocatedFinding {
  const below = context.lines.slice(point.line - context.source.bodyLine).join('\n')
  const isClosed = below.slice((point.column ?? 1) - 1).includes('-->')
  return isClosed
    ? {
        point,
        found: 'A comment with a blank line in it is in the same line as text, or ends outside its list or quotation.',
        fix: 'Put "<!--" and "-->" on lines of their own, indented alike.',
      }
    : {
        point,
        found: 'The comment that starts here is never closed.',
        fix: 'End it with "-->", or write "&lt;!--" for the characters themselves.',
      }
}

function describeAutolink(point: Point, address: string): LocatedFinding {
  const target = /^[a-z][\w+.-]*:/i.test(address) ? address : `mailto:${address}`
  return {
    point,
    found: `"<${address}>" is not a link in MDX, where "<" starts a tag.`,
    fix: `Write "[${address.replace(/^mailto:/, '')}](${target})".`,
  }
}

function describeBareValue({ point }: ParserError, context: SourceContext): LocatedFinding | undefined {
  if (!point) return undefined
  const name = /([\w:.-]+)\s*=\s*.$/.exec(textUpTo(context, point))?.[1] ?? 'name'
  const value = /^[^\s>]*/.exec(restOfLine(context, point))?.[0]
  return { point, found: 'The value of an attribute has no quotes.', fix: `Write ${name}="${value}".` }
}

function describeLoneClosing({ point }: ParserError, context: SourceContext): LocatedFinding | undefined {
  const start = point && findTag(context, point)
  if (!start) return undefined
  const tag = /^<\/\s*([^\s>]*)/.exec(restOfLine(context, start))?.[1]
  return {
    point: start,
    found: `"</${tag}>" closes a tag that is not open.`,
    fix: `Remove it, or write "<${tag}>" where it should begin.`,
  }
}

function describeMismatch(error: ParserError): LocatedFinding | undefined {
  const unclosed = /^Expected a closing tag for `<(.*)>` \((\d+):(\d+)[^)]*\)(?: before the end of `(\w+)`)?/.exec(
    error.reason,
  )
  if (unclosed) return describeUnclosed(unclosed)
  const crossed = /^Unexpected closing tag `<\/(.*)>`, .* for `<(.*)>` \((\d+):(\d+)/.exec(error.reason)
  if (crossed) return describeCrossed(crossed, error.point)
  const inside = /^Expected the closing tag `<\/(.*)>` either/.exec(error.reason)
  if (!inside) return undefined
  return {
    point: error.point,
    found: `"</${inside[1]}>" ends a line of text, but its opening tag stands on a line of its own.`,
    fix: `Put "</${inside[1]}>" on a line of its own too, or both tags in the line of the text.`,
  }
}

function describeUnclosed([, tag = '', line, column, container]: string[]): LocatedFinding {
  const point = { line: Number(line), column: Number(column) }
  if (voidElements.has(tag)) return { point, ...unclosedVoid(tag) }
  const end = container ? `before the end of the ${plainContainers[container] ?? 'text around it'}` : 'anywhere'
  return {
    point,
    found: `The tag "<${tag}>" is opened here and not closed ${end}.`,
    fix: container
      ? `Close it with "</${tag}>" there, put both tags on lines of their own, or write "&lt;${tag}>" for the characters themselves.`
      : `Close it with "</${tag}>", or write "&lt;${tag}>" for the characters themselves.`,
  }
}

function describeCrossed([, closing, tag = '', line, column]: string[], point: Point | undefined): LocatedFinding {
  if (voidElements.has(tag)) return { point: { line: Number(line), column: Number(column) }, ...unclosedVoid(tag) }
  return {
    point,
    found: `"</${closing}>" is here, but the tag to close is "<${tag}>", opened in line ${line}.`,
    fix: `Write "</${tag}>" first.`,
  }
}

function unclosedVoid(tag: string): { found: string; fix: string } {
  return {
    found: `The tag "<${tag}>" is not closed, as every tag has to be in MDX.`,
    fix: `End it with "/>", as in "<${tag} />".`,
  }
}

/** The start of the tag, or of what looks like one, in which a point is. */
function findTag(context: SourceContext, from: Point): Point | undefined {
  const text = textUpTo(context, from)
  return pointAt(context, text, text.lastIndexOf('<'))
}

/** The start of the tag that has an attribute whose quote is not closed before a point. */
function findOpenQuote(context: SourceContext, from: Point): Point | undefined {
  const text = textUpTo(context, { ...from, column: (from.column ?? 1) - 1 })
  return pointAt(context, text, text.search(/<[a-z][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*=\s*(?:"[^"]*|'[^']*)$/i))
}

const plainContainers: Record<string, string> = {
  paragraph: 'paragraph',
  listItem: 'list item',
  heading: 'heading',
  blockQuote: 'quotation',
  blockquote: 'quotation',
  link: 'link',
  emphasis: 'emphasis',
  strong: 'bold text',
  tableCell: 'table cell',
}
