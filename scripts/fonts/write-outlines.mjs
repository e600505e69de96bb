import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const target = 'figures/drawings/kit/inter-outlines.json'
const { resolve } = createRequire(import.meta.url)
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
/** What the drawings write: pictures in SVG cannot use the typefaces of the page. */
const characters = `${ascii}°²³·¹×µΔαβδνπτφ–…′⁹⁺⁻₀₁₂₃₄₅₆₇₈←→−✓✗ᵃᵇᶜ`

/** For each weight and character: its advance and its outline, in 1/250 of the size, from top to bottom as in SVG. */
const outlines = {}
for (const [weight, name] of Object.entries({ 400: 'Regular', 600: 'SemiBold' })) {
  const font = create(await readFile(resolve(`inter-ui/web/Inter-${name}.woff2`)))
  const toUnits = (value) => Math.round((250 * value) / font.unitsPerEm)
  outlines[weight] = Object.fromEntries(
    [...characters].map((character) => {
      const glyph = font.glyphForCodePoint(character.codePointAt(0))
      if (glyph.id === 0) throw new Error(`Inter has no ${character}.`)
      return [character, [toUnits(glyph.advanceWidth), writePath(glyph.path.commands, toUnits)]]
    }),
  )
}
await writeFile(target, `${JSON.stringify(outlines)}\n`)
console.log(target)

/** Writes an outline with relative steps, in whole units. */
function writePath(commands, toUnits) {
  const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => toUnits(index % 2 === 0 ? value : -value))
      const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y))
      if (points.length > 0) [x, y] = points.slice(-2)
      if (command === 'moveTo') [startX, startY] = [x, y]
      if (command === 'closePath') [x, y] = [startX, startY]
      return letters[command] + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}
