import { find, hastToReact, html, svg } from 'property-information'

/** What React calls an attribute of HTML or SVG: `className` for `class`, `playsInline` for `playsinline`. */
export function reactAttributeName(name: string): string {
  const inHtml = find(html, name)
  const known = inHtml.space ? inHtml : find(svg, name)
  return known.space ? (hastToReact[known.property] ?? known.property) : name
}
