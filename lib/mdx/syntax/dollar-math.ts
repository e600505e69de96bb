import type { Paragraph, Root } from 'mdast'
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math'
import type { Code, Construct, Extension, TokenizeContext } from 'micromark-util-types'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { characterOf, codes } from './codes'

/**
 * Keeps prices as text: as in Pandoc, a `$` with a digit right behind it ends no formula, so "$5 and $10" holds none.
 * Wraps the construct that remark-math has added to the list.
 */
export function keepPrices(extensions: Extension[]): void {
  const extension = extensions.findLast(({ text }) => text?.[codes.dollar])
  const math = extension?.text?.[codes.dollar]
  if (extension?.text && math && !Array.isArray(math)) extension.text[codes.dollar] = withoutPrices(math)
}

function withoutPrices(math: Construct): Construct {
  return {
    ...math,
    tokenize(effects, ok, nok) {
      return math.tokenize.call(this, effects, (code) => (isPrice(this, code) ? nok(code) : ok(code)), nok)
    },
  }
}

function isPrice(self: TokenizeContext, next: Code): boolean {
  const formula = self.events.at(-1)?.[1]
  return formula !== undefined && /\d/.test(characterOf(next)) && !self.sliceSerialize(formula).startsWith('$$')
}

/** Shows `$$…$$` alone in its paragraph as a formula of its own, though the fences stand in the line of the formula. */
export function remarkDisplayMath() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const formula = onlyFormula(paragraph)
      if (!formula || !parent || index === undefined || !isDisplay(formula, file)) return
      parent.children[index] = buildDisplay(formula)
      return SKIP
    })
  }
}

function onlyFormula({ children }: Paragraph): InlineMath | undefined {
  const [only] = children
  return children.length === 1 && only?.type === 'inlineMath' ? only : undefined
}

function isDisplay({ position }: InlineMath, file: VFile): boolean {
  return position?.start.offset !== undefined && String(file).startsWith('$$', position.start.offset)
}

function buildDisplay({ value, position }: InlineMath): DisplayMath {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: { className: ['language-math', 'math-display'] },
    children: [{ type: 'text' as const, value }],
  }
  return { type: 'math', value, data: { hName: 'pre', hChildren: [code] }, ...(position && { position }) }
}
