import type { Paragraph, Root } from 'mdast'
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

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
