import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import 'katex/contrib/mhchem'
import rehypeKatex from 'rehype-katex'
import type { VFile } from 'vfile'
import { report, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, removeAttribute, walkElements } from '@/lib/mdx/element'

/** Commands that would link or load something; KaTeX shows them as errors instead of failing. */
const refusedCommands = /\\(?:href|url|includegraphics|html[A-Z]\w*)\b/

/** Renders formulas as MathML, and reports invalid ones. */
export function rehypeMath(context: SourceContext) {
  return (tree: Root, file: VFile): void => {
    walkElements(tree, (node, _, parent) => {
      if (!hasClass(node, 'language-math')) return
      // Only the element around a displayed formula has a position.
      if (parent?.position) node.position ??= parent.position
      checkCommands(node, context)
    })
    rehypeKatex({ output: 'mathml', strict: 'ignore' })(tree, file)
    for (const message of file.messages) {
      if (message.source === 'rehype-katex') reportFormula(message, context)
    }
    walkElements(tree, (node, index, parent) => {
      const [math] = node.children
      if (!hasClass(node, 'katex') || math?.type !== 'element') return true
      removeSource(math)
      walkElements(math, correct)
      walkElements(math, (inner) => removeAttribute(inner, 'style'))
      parent.children[index] = frame(math)
      return false
    })
  }
}

function reportFormula({ cause, place }: VFile['messages'][number], context: SourceContext): void {
  const reason =
    cause instanceof Error ? cause.message.replace(/^KaTeX parse error: |\u0332/g, '') : 'it is not understood'
  report(context, place && 'start' in place ? place.start : place, {
    found: `The formula is not valid TeX: ${reason.replace(/\s+/g, ' ')}.`,
    fix: 'Correct it, or write "\\$" for a dollar sign that is meant as such.',
  })
}

function hasClass(node: AnyElement, name: string): node is Element {
  return node.type === 'element' && [node.properties.className].flat().includes(name)
}

/** Corrects what browsers draw differently from TeX: primes, which they raise twice, and the thin space after a function. */
function correct(node: AnyElement, index: number, parent: Root | AnyElement): void {
  if (node.type !== 'element') return
  const [next, script] = [parent.children[index + 1], node.children[1]]
  if (node.tagName === 'msup' && script && /^[′″‴]$/.test(textOf(script))) node.tagName = 'mrow'
  const isFunction = node.tagName === 'mo' && textOf(node) === '\u2061'
  if (isFunction && next?.type === 'element' && next.tagName !== 'mo') node.properties.rspace = '0.17em'
}

/** Removes the TeX source, which is invisible but part of the page's text. */
function removeSource(math: Element): void {
  delete math.properties.xmlns
  const [semantics] = math.children
  const [row] = semantics?.type === 'element' ? semantics.children : []
  if (row?.type === 'element') math.children = row.tagName === 'mrow' ? row.children : [row]
}

function checkCommands(formula: Element, context: SourceContext): void {
  const command = refusedCommands.exec(textOf(formula))?.[0]
  if (command === undefined) return
  report(context, formula, {
    found: `The command "${command}" would link or load something, which formulas cannot do here.`,
    fix: 'Remove it from the formula.',
  })
}

/** From this many letters on, a formula in a line may be wider than a phone where the text is large. */
const longFormula = 14

/** The frame in which a formula scrolls; `tables.browser.ts` lets the keyboard reach it where it has to. */
function frame(math: Element): Element {
  const isDisplay = math.properties.display === 'block'
  if (!isDisplay && textOf(math).length < longFormula) return math
  const className = [isDisplay ? 'math-display' : 'math-long']
  return { type: 'element', tagName: isDisplay ? 'div' : 'span', properties: { className }, children: [math] }
}
