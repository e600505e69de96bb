import type { Construct, Extension, TokenizeContext } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { type Point, report, type SourceContext } from '@/lib/mdx/context'

/** Stops the parser at texts that would take it minutes, such as a pasted program without a fence. */
export function remarkLimits(this: Processor): void {
  const settings = this.data()
  settings.micromarkExtensions ??= []
  settings.micromarkExtensions.push(limitMarks(), limitIndentation())
}

/** The rule of the error about a paragraph that would take the parser minutes. */
export const tooManyMarks = 'too-many-marks'

/** Limit for marks of one kind in a paragraph: the parser compares each with each. */
const mostMarks = 1000

function limitMarks(): Extension {
  const limit = (): Construct => {
    const countByText = new WeakMap<TokenizeContext, number>()
    return {
      tokenize(_effects, _ok, nok) {
        const count = (countByText.get(this) ?? 0) + 1
        countByText.set(this, count)
        if (count > mostMarks) fail(tooManyMarks, this.now())
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
      if (this.now().column > mostColumns) fail(tooDeep, this.now())
      return nok
    },
  }
  return { document: Object.fromEntries(codesOf('>*+-0123456789').map((code) => [code, limit])) }
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0))
}

function fail(ruleId: string, { line, column }: Point): never {
  throw Object.assign(new Error(ruleId), { ruleId, line, column })
}

/** The problem of tags, lists or quotes inside each other, more than anybody would write. */
export const tooDeepFinding = {
  found: 'Tags, lists or quotes are inside each other more than a hundred times.',
  fix: 'Write fewer of them inside each other.',
}

/** A tree of Markdown or HTML. */
interface Tree {
  position?: { start: Point }
  children?: Tree[]
}

/** Limit for the levels of a tree, two of which are a list: plugins call themselves at each. */
const mostLevels = 250

/** Refuses a tree of Markdown or, once raw HTML is parsed, of HTML that is too deep for recursive plugins. */
export function limitDepth(context: SourceContext): (root: Tree) => void {
  return (root) => {
    let level: Tree[] = [root]
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > mostLevels) {
        report(context, level[0], tooDeepFinding)
        throw new Error(tooDeepFinding.found)
      }
      level = level.flatMap((node) => node.children ?? [])
    }
  }
}
