import type { Construct, TokenizeContext } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import type { SourceContext } from '@/lib/mdx/context'
import { admonitionFence, admonitionFenceFromMarkdown } from './admonition-fence'
import { codes } from './codes'
import { keepPrices } from './dollar-math'
import { acceptHtmlComments, truncateMarkerFromMarkdown } from './html-comment'
import { headingId, headingIdFromMarkdown } from './remark-heading-ids'

/** Adds the syntax that writers know from Docusaurus and HTML to the parser; stands behind remark-math. */
export function remarkSyntax(this: Processor, { source }: { source: Pick<SourceContext['source'], 'format'> }): void {
  const settings = this.data()
  settings.micromarkExtensions ??= []
  settings.fromMarkdownExtensions ??= []
  keepPrices(settings.micromarkExtensions)
  settings.micromarkExtensions.push(admonitionFence(), headingId(), limitMarks(), limitIndentation())
  if (source.format === 'mdx') acceptHtmlComments(settings.micromarkExtensions)
  settings.fromMarkdownExtensions.push(
    admonitionFenceFromMarkdown(),
    headingIdFromMarkdown(),
    truncateMarkerFromMarkdown(),
  )
}

/** The rule of the error about a paragraph that would take the parser minutes. */
export const tooManyMarks = 'too-many-marks'

/** The marks of one kind that are read in a paragraph: the parser compares each with each. */
const mostMarks = 1000

function limitMarks() {
  const limit = (): Construct => {
    const countByText = new WeakMap<TokenizeContext, number>()
    return {
      tokenize(_effects, _ok, nok) {
        const count = (countByText.get(this) ?? 0) + 1
        countByText.set(this, count)
        const { line, column } = this.now()
        if (count > mostMarks) throw Object.assign(new Error(tooManyMarks), { ruleId: tooManyMarks, line, column })
        return nok
      },
    }
  }
  const { asterisk, underscore, tilde, exclamation, leftBracket, rightBracket } = codes
  return {
    text: Object.fromEntries(
      [asterisk, underscore, tilde, exclamation, leftBracket, rightBracket].map((code) => [code, limit()]),
    ),
  }
}

/** The rule of the error about lists or quotes inside each other that would take the parser minutes. */
export const tooDeep = 'too-deep'

/** The column up to which lists and quotes may begin: the parser reads each line once for each that it is in. */
const mostColumns = 200

function limitIndentation() {
  const limit: Construct = {
    tokenize(_effects, _ok, nok) {
      const { line, column } = this.now()
      if (column > mostColumns) throw Object.assign(new Error(tooDeep), { ruleId: tooDeep, line, column })
      return nok
    },
  }
  const { greaterThan, asterisk, plus, dash, digit0 } = codes
  const digits = Array.from({ length: 10 }, (_, digit) => digit0 + digit)
  return { document: Object.fromEntries([greaterThan, asterisk, plus, dash, ...digits].map((code) => [code, limit])) }
}
