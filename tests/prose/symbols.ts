import type { Nodes, Parents, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { ProseText } from './parse'
import type { Finding } from './rules'

/** Elements whose text is a name or typed as it is. */
const verbatim = new Set(['kbd', 'code', 'em', 'i', 'title', 'text'])

/** The coupling constant, but not a letter of a word, an abbreviated name, or one in a typed formula. */
const coupling = /(?<![\p{L}\d.\-_])J(?![\p{L}\d\-_]|\. \p{Lu}\p{Ll}*[.,])/gu
/** Thousands with a comma or a space at which a line may end. */
const thousands = /(?<![\d.,\u202f])\d{1,3}(?:[, ]\d{3})+(?![\d.,]*\d)/g

/** A place in a text that a symbol rule refuses, as an offset in the text of `tree`. */
interface Place extends Finding {
  node: Text
  index: number
  length: number
}

/** Quantities are italic, and thousands are grouped by narrow spaces, as in the publications of IUPAC. */
export function findSymbols({ tree, lineOffset }: Pick<ProseText, 'tree' | 'lineOffset'>): Place[] {
  return listTexts(tree).flatMap(({ node, isItalic }) => {
    const at = (index: number) =>
      lineOffset + (node.position?.start.line ?? 1) + node.value.slice(0, index).split('\n').length - 1
    const couplings = isItalic ? [] : [...node.value.matchAll(coupling)]
    return [
      ...couplings.map(({ index, 0: found }) => ({
        ...{ line: at(index), node, index, length: found.length },
        found: 'The coupling constant J is upright.',
        fix: 'Write *J*.',
      })),
      ...[...node.value.matchAll(thousands)].map(({ index, 0: found }) => ({
        ...{ line: at(index), node, index, length: found.length },
        found: `The thousands of "${found}" are grouped by a comma or a space that can break.`,
        fix: 'Write narrow no-break spaces, U+202F.',
      })),
    ]
  })
}

/** Texts outside names of buttons, which are bold, and of code; with whether they are italic. */
function listTexts(node: Nodes, isItalic = false): Array<{ node: Text; isItalic: boolean }> {
  if (node.type === 'text') return [{ node, isItalic }]
  if (!('children' in node) || node.type === 'strong' || isLetter(node)) return []
  let open = 0
  return (node as Parents).children.flatMap((child) => {
    // In Markdown without components the tags are separate nodes.
    if (child.type === 'html') {
      const [, end, name = ''] = /^<(\/?)(\w+)/.exec(child.value) ?? []
      if (verbatim.has(name)) open += end ? -1 : 1
      return []
    }
    const isElement = child.type === 'mdxJsxTextElement' || child.type === 'mdxJsxFlowElement'
    if (open > 0 || (isElement && verbatim.has(child.name ?? ''))) return []
    return listTexts(child, isItalic || child.type === 'emphasis')
  })
}

/** A heading of an alphabetical list. */
function isLetter(node: Nodes): boolean {
  return node.type === 'heading' && /^\p{L}$/u.test(textOf(node))
}
