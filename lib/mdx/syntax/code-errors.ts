import type { Point, SourceContext } from '@/lib/mdx/context'
import { type LocatedFinding, type ParserError, pointAt, textUpTo } from './parser-error'

const literalBrace = 'Write "\\{" for the character itself'

/** Explains what is wrong with `{…}`, `import` or `export`; undefined when the error is about none of them. */
export function describeCodeError(error: ParserError, context: SourceContext): LocatedFinding | undefined {
  if (error.source === 'micromark-extension-mdxjs-esm') return describeModuleError(error)
  if (error.source === 'micromark-extension-mdx-expression') return describeExpressionError(error, context)
  return undefined
}

function describeModuleError({ point, ruleId, cause }: ParserError): LocatedFinding {
  if (ruleId === 'non-esm') {
    return {
      point,
      found: 'Text follows right below an import or export.',
      fix: 'Leave a blank line after the last import or export.',
    }
  }
  return {
    point,
    found: `A line that starts with "import" or "export" is JavaScript in MDX, and this is not: ${cause}.`,
    fix: 'Write "import Name from \'./file.mdx\'" or "export const name = \'value\'"; if it is text, start the line with another word.',
  }
}

function describeExpressionError(error: ParserError, context: SourceContext): LocatedFinding | undefined {
  const open = error.point && findOpenBrace(context, error.point)
  if (error.ruleId === 'unexpected-eof') {
    return {
      point: open ?? error.point,
      found: '"{" starts JavaScript in MDX, and no "}" ends it.',
      fix: `${literalBrace}, or end the expression with "}".`,
    }
  }
  if (error.ruleId === 'acorn') {
    return {
      point: sameLine(open, error.point),
      found: `"{" starts JavaScript in MDX, and what follows is not: ${error.cause}.`,
      fix: `${literalBrace}, or correct the expression.`,
    }
  }
  const finding = expressionFindings[error.ruleId]
  return finding && { point: error.point, ...finding }
}

const expressionFindings: Record<string, { found: string; fix: string }> = {
  'unexpected-empty-expression': {
    found: 'The braces of an attribute are empty.',
    fix: 'Write a value between them, or remove the attribute.',
  },
  'unexpected-lazy': {
    found: 'An expression in braces goes on in a line outside its list or quotation.',
    fix: 'Indent the line like the one before it, or start it with ">" like the quotation.',
  },
  'non-spread': {
    found: 'Braces without a name in a tag hold something other than "...values".',
    fix: 'Write "name={value}" or "{...values}".',
  },
  'spread-extra': {
    found: 'Braces without a name in a tag hold more than one "...values".',
    fix: 'Write each in braces of its own.',
  },
}

/** Points at the brace when the mistake is in its line, else at the mistake. */
function sameLine(open: Point | undefined, point: Point | undefined): Point | undefined {
  return open && open.line === point?.line ? open : point
}

/** The nearest `{` before a point that no `}` closes before it. */
function findOpenBrace(context: SourceContext, from: Point): Point | undefined {
  const text = textUpTo(context, from)
  let closed = 0
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (text[index] === '}') closed += 1
    if (text[index] === '{') closed -= 1
    if (closed < 0) return pointAt(context, text, index)
  }
  return undefined
}
