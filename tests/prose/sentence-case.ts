import type { Heading, Nodes } from 'mdast'

/** Placeholder for labels and code, whose case is given. */
const quoted = 'quoted'

/** The visible words of a heading, with a lower-case placeholder for each label, key and code. */
export function headingText(node: Heading | Nodes): string {
  if (node.type === 'strong' || node.type === 'inlineCode' || node.type === 'inlineMath') return quoted
  if (node.type === 'mdxJsxTextElement') return quoted
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(headingText).join('') : ''
}

/** Capitalised words, except the first of a sentence, names and acronyms. */
export function capitalWords(text: string, names: ReadonlySet<string>): string[] {
  const words = text.split(/[\s,;:()"“”–—/]+/).filter(Boolean)
  return words.filter((word, index) => {
    const startsSentence = index === 0 || /[.?!]$/.test(words[index - 1] ?? '')
    return !startsSentence && isPlainCapital(word.replace(/[.?!]+$/, '').replace(/['’]s$/, ''), names)
  })
}

/** Symbols such as J, T₂ or F1 and acronyms such as HSQC always have capitals. */
function isPlainCapital(word: string, names: ReadonlySet<string>): boolean {
  return /^\p{Lu}[^\p{Lu}]*\p{Ll}/u.test(word) && !/\p{Lu}.*\p{Lu}/u.test(word) && !names.has(word)
}
