import { endOfBlock, skipPreamble } from './blocks'
import { plainText } from './plain-text'

/** The first paragraph of a body as plain text; empty when there is none. */
export function findDescription(body: string): string {
  const lines = body.split('\n')
  let index = skipPreamble(lines)
  while (index < lines.length) {
    const end = endOfOther(lines, index)
    if (end > index) {
      index = skipPreamble(lines, end)
      continue
    }
    const next = endOfParagraph(lines, index)
    const paragraph = plainText(lines.slice(index, next).map(stripContainer).join('\n'))
    if (paragraph !== '') return paragraph
    index = skipPreamble(lines, next)
  }
  return ''
}

const heading = /^ {0,3}#{1,6}(\s|$)/
const underline = /^ {0,3}(=+|-+)\s*$/
const lineOfItsOwn = /^\s*(:::|\||!?\[[^\]]*\](:|\([^)]*\)\s*$)|([-*_])(\s*\3){2,}\s*$)/
const listItem = /^\s*([-*+]|\d+[.)])\s+/

/** Index after a heading, fence, formula, table row or the like; the line itself when text starts there. */
function endOfOther(lines: string[], index: number): number {
  const line = lines[index] ?? ''
  const fence = /^\s*(`{3,}|~{3,}|\$\$)/.exec(line)?.[1]
  if (fence) return endOfBlock(lines, index + 1, (text) => text.trim().startsWith(fence))
  if (heading.test(line) || lineOfItsOwn.test(line)) return index + 1
  if (underline.test(lines[index + 1] ?? '') && !listItem.test(line)) return index + 2
  // A tag that ends on a later line.
  if (/^\s*<[a-zA-Z][^>]*$/.test(line)) return endOfBlock(lines, index, (text) => text.includes('>'))
  return index
}

function endOfParagraph(lines: string[], from: number): number {
  const length = lines.slice(from + 1).findIndex((line) => line.trim() === '' || endsParagraph.test(line))
  return length < 0 ? lines.length : from + 1 + length
}

const endsParagraph = /^\s*(:::|```|~~~|#{1,6}\s|\||[-*+]\s|\d+[.)]\s|<\/)/

function stripContainer(line: string): string {
  return line.replace(/^(\s*>)+/, '').replace(listItem, '')
}
