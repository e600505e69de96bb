import type { Element, ElementContent } from 'hast'

/** A formula in one line, much as one would type it: `Δν = 1/(2π)`, `¹³C` as `13C`. */
export function formulaText(math: Element): string {
  return (
    math.children
      .map(textOf)
      .join('')
      .normalize('NFKC')
      // Invisible signs of multiplication and application.
      .replace(/[\u2061-\u2064\u200b]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const parts = node.children.map(textOf).filter((part) => part !== '')
  switch (node.tagName) {
    case 'mfrac':
      return parts.map(group).join('/')
    case 'msqrt':
      return `√${group(parts.join(''))}`
    case 'mo':
      return /^[=<>≤≥≈∝→+−±]$/.test(parts.join('').trim()) ? ` ${parts.join('').trim()} ` : parts.join('')
    case 'mspace':
    case 'mtd':
    case 'mtr':
      return `${parts.join('')} `
    default:
      return parts.join('')
  }
}

function group(part: string): string {
  const text = part.trim()
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
}
