import type { Root } from 'mdast'
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math'
import type { Code, Effects, Extension, State } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

const [dollar, backslash, backtick] = [36, 92, 96]

/**
 * Keeps amounts of money and shell variables as text, by Pandoc's rules for single dollars: no space after the opening one, none
 * before the closing one, and no digit after it. Must follow remark-math, so that its construct takes precedence.
 */
export function remarkDollars(this: Processor): void {
  const settings = this.data()
  settings.micromarkExtensions ??= []
  const literalDollar: Extension = { text: { [dollar]: { name: 'literalDollar', tokenize: tokenizeLiteral } } }
  settings.micromarkExtensions.push(literalDollar)
}

function tokenizeLiteral(effects: Effects, ok: State, nok: State): State {
  return effects.check({ partial: true, tokenize: tokenizeFormula }, nok, (code) => {
    effects.enter('data')
    effects.consume(code)
    effects.exit('data')
    return ok
  })
}

/** Matches `$…$` if it encloses a formula; `$$…$$` always does. */
function tokenizeFormula(effects: Effects, ok: State, nok: State): State {
  let before: Code = null
  return function open(code) {
    effects.enter('data')
    effects.consume(code)
    return (first) => (first === dollar ? end(ok)(first) : isBlank(first) ? nok(first) : inside(first))
  }

  function inside(code: Code): State | undefined {
    // The next dollar may stand in inline code.
    if (code === null || code === backtick || (code === dollar && isBlank(before))) return nok(code)
    effects.consume(code)
    if (code === dollar) return (next) => (isDigit(next) ? nok(next) : end(ok)(next))
    before = code
    return code === backslash ? escaped : inside
  }

  function escaped(code: Code): State | undefined {
    if (code !== dollar && code !== backslash) return inside(code)
    effects.consume(code)
    before = code
    return inside
  }

  function end(state: State): State {
    effects.exit('data')
    return state
  }
}

/** The end of the text, of a line, a tab or a space; micromark has negative codes for all but the last. */
function isBlank(code: Code): boolean {
  return code === null || code < 0 || code === 32
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57
}

/** Displays `$$…$$` that is a whole paragraph as a block, and unescapes bars in tables. */
export function remarkFormulas() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'tableCell') visit(node, 'inlineMath', unescapeBars)
      const formula = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
      if (formula?.type !== 'inlineMath' || !parent || index === undefined) return undefined
      if (!String(file).startsWith('$$', formula.position?.start.offset)) return undefined
      parent.children[index] = buildDisplay(formula)
      return SKIP
    })
  }
}

function unescapeBars(formula: InlineMath): void {
  formula.value = formula.value.replaceAll('\\|', '|')
  const [text] = formula.data?.hChildren ?? []
  if (text?.type === 'text') text.value = formula.value
}

function buildDisplay({ value, position }: InlineMath): DisplayMath {
  const properties = { className: ['language-math', 'math-display'] }
  const children = [{ type: 'text' as const, value }]
  const code = { type: 'element' as const, tagName: 'code', properties, children }
  return { type: 'math', value, data: { hName: 'pre', hChildren: [code] }, position }
}
