import type { Construct, Extension, TokenizeContext } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

/** Stops the parser at texts that would take it minutes, such as a pasted program without a fence. */
export function remarkLimits(this: Processor): void {
  const settings = this.data()
  settings.micromarkExtensions ??= []
  settings.micromarkExtensions.push(limitMarks(), limitIndentation())
}

/** The rule of the error about a paragraph that would take the parser minutes. */
export const tooManyMarks = 'too-many-marks'

/** The marks of one kind that are read in a paragraph: the parser compares each with each. */
const mostMarks = 1000

function limitMarks(): Extension {
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
  return { text: Object.fromEntries(codesOf('*_~![]').map((code) => [code, limit()])) }
}

/** The rule of the error about lists or quotes inside each other that would take the parser minutes. */
export const tooDeep = 'too-deep'

/** The column up to which lists and quotes may begin: the parser reads each line once for each of them. */
const mostColumns = 200

function limitIndentation(): Extension {
  const limit: Construct = {
    tokenize(_effects, _ok, nok) {
      const { line, column } = this.now()
      if (column > mostColumns) throw Object.assign(new Error(tooDeep), { ruleId: tooDeep, line, column })
      return nok
    },
  }
  return { document: Object.fromEntries(codesOf('>*+-0123456789').map((code) => [code, limit])) }
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0))
}
