import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { report, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, walkElements } from '@/lib/mdx/element'
import { renderFormula } from './render-formula'

/** Commands that would link or load something, set attributes, or need a script. */
const refusedCommands =
  /\\(?:href|url|includegraphics|html[A-Z]\w*|class|id|style|data|toggle|mathtip|texttip)(?![A-Za-z])/

/** Commands for the number of another formula, which is unknown here. */
const references = /\\(?:eq)?ref(?![A-Za-z])/

/** Renders formulas as MathML, and reports invalid ones. */
export function rehypeMath(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node, index, parent) => {
      const code = formulaIn(node)
      if (!code) return true
      const tex = textOf(code)
      const isDisplay = node !== code || classesOf(code).includes('math-display')
      const math = checkCommands(tex, node, context) ? render(tex, isDisplay, node, context) : undefined
      if (math) parent.children[index] = frame(math, isDisplay)
      return false
    })
  }
}

/** Numbers the formulas that ask for it and have no number yet, up to an element, such as a partial with more formulas. */
export function numberFormulas(tree: Root, { page }: SourceContext, until?: AnyElement): void {
  let isPast = false
  walkElements(tree, (node) => {
    isPast ||= node === until
    if (isPast || node.type !== 'element' || !node.data?.isNumber) return !isPast
    delete node.data.isNumber
    page.equationCount += 1
    node.children = [{ type: 'text', value: `(${page.equationCount})` }]
    return false
  })
}

/** The code of a formula, which is in a block if it is displayed. */
function formulaIn(node: AnyElement): Element | undefined {
  if (node.type !== 'element') return undefined
  const [inner] = node.children
  const code = node.tagName === 'pre' && inner?.type === 'element' ? inner : node
  return classesOf(code).includes('language-math') ? code : undefined
}

function classesOf(node: Element): unknown[] {
  return [node.properties.className].flat()
}

/** Whether a formula has no command that cannot work here; reports the first one. */
function checkCommands(tex: string, node: AnyElement, context: SourceContext): boolean {
  const refused = refusedCommands.exec(tex)?.[0]
  if (refused !== undefined) {
    report(context, node, 'formula-command', { command: refused })
  }
  const reference = references.exec(tex)?.[0]
  if (reference !== undefined) {
    report(context, node, 'formula-reference', { command: reference })
  }
  return refused === undefined && reference === undefined
}

function render(tex: string, isDisplay: boolean, node: AnyElement, context: SourceContext): Element | undefined {
  try {
    return renderFormula(tex, isDisplay)
  } catch (error) {
    // Any other error is one of the library.
    const isParseError = error instanceof Error && error.name === 'ParseError'
    const reason = isParseError
      ? error.message.replaceAll('\u0332', '')
      : 'something is missing, perhaps after "^" or "_"'
    report(context, node, 'invalid-formula', { reason: reason.replace(/\s+/g, ' ').trim().replace(/\.$/, '') })
    return undefined
  }
}

/** From this many letters on, a formula in a line may be wider than a phone where the text is large. */
const longFormula = 14

/** The frame in which a formula scrolls; `tables.browser.ts` lets the keyboard reach it where it has to. */
function frame(math: Element, isDisplay: boolean): Element {
  if (!isDisplay && textOf(math).length < longFormula) return math
  const className = [isDisplay ? 'math-display' : 'math-long']
  return { type: 'element', tagName: isDisplay ? 'div' : 'span', properties: { className }, children: [math] }
}
