import type { Heading, Nodes } from 'mdast'

/** Stands for what a heading quotes, such as a label of the program or code; its case is not ours. */
const quoted = 'quoted'

/** The words of a heading as a reader sees them, with one lower-case word for each label, key and code. */
export function headingText(node: Heading | Nodes): string {
  if (node.type === 'strong' || node.type === 'inlineCode' || node.type === 'inlineMath') return quoted
  if (node.type === 'mdxJsxTextElement') return quoted
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(headingText).join('') : ''
}

/** The words behind the first that start upper-case without being a name, an acronym or the start of a sentence. */
export function capitalWords(text: string, names: ReadonlySet<string>): string[] {
  const words = text.split(/[\s,;:()"“”–—/]+/).filter(Boolean)
  return words.filter((word, index) => {
    const startsSentence = index === 0 || /[.?!]$/.test(words[index - 1] ?? '')
    return !startsSentence && isPlainCapital(word.replace(/[.?!]+$/, '').replace(/['’]s$/, ''), names)
  })
}

/** A symbol such as J, T₂ or F1 and an acronym such as HSQC are written with capitals everywhere. */
function isPlainCapital(word: string, names: ReadonlySet<string>): boolean {
  return /^\p{Lu}[^\p{Lu}]*\p{Ll}/u.test(word) && !/\p{Lu}.*\p{Lu}/u.test(word) && !names.has(word)
}
