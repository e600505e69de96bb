import type { Processor } from 'unified'
import { report, type SourceContext } from '@/lib/mdx/context'
import { describeSyntaxError } from './syntax-error'

/** Reports where and why the text is no Markdown or MDX; the library that drives the compiler would keep only a message. */
export function remarkParseProblems(this: Processor, context: SourceContext): void {
  const { parser } = this
  if (!parser) return
  this.parser = (document, file) => {
    try {
      return parser(document, file)
    } catch (error) {
      const { place, ...fault } = describeSyntaxError(error, context)
      report(context, place, fault)
      throw error
    }
  }
}
