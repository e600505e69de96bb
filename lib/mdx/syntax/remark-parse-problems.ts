import type { Processor } from 'unified'
import { tooDeepFinding } from '@/lib/mdx/checks/limit-depth'
import { report, type SourceContext } from '@/lib/mdx/context'
import { describeCodeError } from './code-errors'
import { type LocatedFinding, readParserError } from './parser-error'
import { tooDeep, tooManyMarks } from './remark-syntax'
import { describeTagError } from './tag-errors'

/** Reports where and why the text is no Markdown or MDX; the library that drives the compiler would keep only a message. */
export function remarkParseProblems(this: Processor, context: SourceContext): void {
  const { parser } = this
  if (!parser) return
  this.parser = (document, file) => {
    try {
      return parser(document, file)
    } catch (error) {
      const { point, ...finding } = describeSyntaxError(error, context)
      report(context, point, finding)
      throw error
    }
  }
}

/** Says in plain words what a parser's error is about and what to write instead. */
function describeSyntaxError(thrown: unknown, context: SourceContext): LocatedFinding {
  const error = readParserError(thrown)
  if (error.ruleId === tooManyMarks) {
    return {
      point: error.point,
      found: 'The paragraph holds more than 1,000 marks of this kind.',
      fix: 'Put code between backticks, or write blank lines between paragraphs.',
    }
  }
  if (error.ruleId === tooDeep) return { point: error.point, ...tooDeepFinding }
  return (
    describeTagError(error, context) ??
    describeCodeError(error, context) ?? {
      point: error.point,
      found: `The text cannot be read: ${error.reason}.`,
      fix: 'Look for tags that begin in one paragraph or list item and end in another.',
    }
  )
}
