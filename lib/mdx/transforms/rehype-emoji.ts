import type { Root } from 'hast'
import { get } from 'node-emoji'
import { tagOf, walkElements } from '@/lib/mdx/element'

const verbatimTags = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'var'])

/** Replaces codes such as `:tada:` by their emoji, with the names that Docusaurus accepts. */
export function rehypeEmoji() {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (verbatimTags.has(tagOf(node))) return false
      for (const child of node.children) if (child.type === 'text') child.value = replaceCodes(child.value)
      return true
    })
  }
}

function replaceCodes(text: string): string {
  return text.replace(/:(?:\+1|[\w-]+):/g, (code, offset: number) => {
    // A ratio such as 1:100:1.
    const isRatio = /\d/.test(text.charAt(offset - 1)) && /\d/.test(text.charAt(offset + code.length))
    return isRatio ? code : (get(code) ?? code)
  })
}
