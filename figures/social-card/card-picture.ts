import { outlineText } from '@/figures/drawings/kit/outline-text'
import { hexagon } from '@/figures/drawings/kit/structure'
import { intensityAt, linePositions, simplify } from '@/figures/first-screen/drawing'
import { signals } from '@/figures/first-screen/signals'
import { chain, groups, ring } from '@/figures/first-screen/structure'
import { intensitiesOf } from '@/figures/line-finder/multiplet-sticks'
import { curve, element, label, linearScale, type Point, segment, steps } from '@/figures/svg/svg'
import { type CardPicture, cardColors as ink } from '@/lib/site/extension'
import { cardPictures } from './pages'

const width = 1200
/** Ends of the axis: those of the text above it. */
const span: [number, number] = [80, 1120]
/** Room for the numbers below the axis. */
const foot = 60

/** The picture of a page's card: an axis with the program's pivot, and above it what the page shows. */
export function drawCardPicture(permalink = ''): CardPicture {
  const kind = cardPictures[permalink]
  const height = kind ? 350 : 190
  const base = height - foot
  const body = kind === 'lines' ? drawLines(base) : drawSpectrum(base, kind === 'spectrum')
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }
  const svg = outlineText(element('svg', frame, `<title></title>${body}`))
  return kind ? { svg, height } : { svg, height, marker: { svg: drawPivot([0, 0]), span, y: base } }
}

/** Ethylbenzene as on the first screen; the large picture has its letters and the structure. */
function drawSpectrum(base: number, isLarge: boolean): string {
  const x = linearScale([8.2, 0.2], span)
  const rise = base - (isLarge ? 64 : 16)
  const shifts = [...steps(8.2, 0.2, 1500), ...linePositions].sort((a, b) => b - a)
  const trace = simplify(
    shifts.map((ppm): Point => [x(ppm), base - 8 - rise * intensityAt(ppm)]),
    0.5,
  )
  const letters = signals.map(({ letter, left, right }) => {
    const inside = linePositions.filter((ppm) => ppm < left && ppm > right)
    const top = base - 30 - rise * Math.max(...inside.map(intensityAt))
    return letter ? centred([x((left + right) / 2), top], letter, ink.copper, 34, 600) : ''
  })
  const parts = Object.entries(groups).map(([letter, { letterAt }]) => centred(letterAt, letter, ink.copper, 22, 600))
  const drawing = hexagon(ring, ink.text) + curve(chain, ink.text) + parts.join('')
  const structure = element('g', { transform: 'translate(330 14) scale(1.5)' }, drawing)
  return (
    drawAxis(x, base, steps(8, 1, 8)) +
    curve(trace, ink.teal, { 'stroke-width': 3 }) +
    (isLarge ? letters.join('') + structure : '') +
    (isLarge ? drawPivot([x(1.19), base]) : '')
  )
}

/** Ethyl acetate in CDCl₃, as the line finder draws a candidate over the shifts that a reader typed. */
function drawLines(base: number): string {
  const x = linearScale([5, 0.5], span)
  const lines = [
    { shift: 4.12, form: 'q' },
    { shift: 2.05, form: 's' },
    { shift: 1.26, form: 't' },
  ]
  const drawn = lines.map(({ shift, form }) => {
    const heights = intensitiesOf(form, false)
    const sticks = heights.map((height, index) => {
      const at = x(shift) + (index - (heights.length - 1) / 2) * 9
      return segment([at, base], [at, base - (150 * height) / Math.max(...heights)], ink.teal, { 'stroke-width': 4 })
    })
    const asked = { 'stroke-width': 2, 'stroke-dasharray': '8 7' }
    return (
      segment([x(shift), 54], [x(shift), base - 158], ink.copper, asked) +
      sticks.join('') +
      centred([x(shift), 38], shift.toFixed(2), ink.copper, 34, 600) +
      drawPivot([x(shift), base])
    )
  })
  const name = label([x(3.9), base - 100], 'ethyl acetate?', ink.text, { 'font-size': 34, 'font-weight': 600 })
  return drawAxis(x, base, steps(5, 1, 5)) + name + drawn.join('')
}

/** An axis from right to left, with a long tick at each number and short ones between. */
function drawAxis(x: (ppm: number) => number, base: number, numbers: number[]): string {
  const stroke = { 'stroke-width': 2 }
  const tick = (ppm: number, length: number) => segment([x(ppm), base], [x(ppm), base + length], ink.line, stroke)
  const short = steps((numbers[0] ?? 0) + 0.2, 0.6, Math.round(((numbers[0] ?? 0) - 0.4) / 0.2) + 1)
  return (
    segment([span[0], base], [span[1], base], ink.line, stroke) +
    short.map((ppm) => (x(ppm) >= span[0] && x(ppm) <= span[1] ? tick(ppm, 7) : '')).join('') +
    numbers.map((ppm) => tick(ppm, 13) + centred([x(ppm), base + 42], String(ppm), ink.muted, 24)).join('') +
    label([span[1], base + 42], 'ppm', ink.muted, { 'font-size': 24, 'text-anchor': 'end' })
  )
}

/** The copper handle of the program's figures, as at the section being read. */
function drawPivot([cx, cy]: Point): string {
  return element('circle', { cx, cy, r: 9, fill: ink.copper })
}

function centred(at: Point, text: string, fill: string, size: number, weight = 400): string {
  return label(at, text, fill, { 'font-size': size, 'font-weight': weight, 'text-anchor': 'middle' })
}
