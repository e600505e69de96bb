import { readFileSync } from 'node:fs'

/**
 * For each weight and character of Inter (app/styles/fonts/OFL.txt): its advance and its outline, in 1/250 of the size, written by
 * `scripts/fonts/write-outlines.mjs`.
 */
const outlines: Record<string, Record<string, [advance: number, path: string]>> = JSON.parse(
  readFileSync('figures/drawings/kit/inter-outlines.json', 'utf8'),
)

/**
 * Replaces the texts of a drawing by outlines of Inter: pictures cannot use the typefaces of the page. Each outline is in the file
 * once.
 */
export function outlineText(svg: string): string {
  const used = new Map<string, string>()
  const body = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const weight = read('font-weight') ?? '400'
    const size = Number(read('font-size')) / 250
    let width = 0
    const places = Array.from(decodeText(text), (character) => {
      const [advance, path] = findOutline(weight, character)
      const at = width
      width += advance
      if (path === '') return ''
      const id = `${weight === '400' ? 'r' : 's'}${character.codePointAt(0)?.toString(36)}`
      used.set(id, path)
      return `<use href="#${id}"${at === 0 ? '' : ` x="${at}"`}/>`
    })
    const shift = { middle: width / 2, end: width }[read('text-anchor') ?? ''] ?? 0
    const [x, y] = [Number(read('x')) - shift * size, Number(read('y'))]
    const [turn, slant] = [read('transform'), read('font-style') === 'italic' ? ' skewX(-9)' : '']
    const place = `translate(${Math.round(10 * x) / 10} ${y}) scale(${size})`
    return `<g fill="${read('fill')}" transform="${turn ? `${turn} ` : ''}${place}${slant}">${places.join('')}</g>`
  })
  const shapes = Array.from(used, ([id, path]) => `<path id="${id}" d="${path}"/>`)
  return body.replace('</title>', `</title><defs>${shapes.join('')}</defs>`).replace(/ font-family="[^"]*"/, '')
}

function findOutline(weight: string, character: string): [advance: number, path: string] {
  const found = outlines[weight]?.[character]
  if (found) return found
  throw new Error(`Inter has no outline of "${character}" at ${weight}: add it in scripts/fonts/write-outlines.mjs.`)
}

function decodeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
