import { curve, element, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { hexagon, hexagonCorner } from '../kit/structure'
import { oxiraneProtons, styreneOxideAt } from '../kit/styrene-oxide-spectrum'
import { tracePoints } from '../kit/trace'

const carbon: Point = [262, 128]
const methylene: Point = [346, 128]
const cells = [
  { left: 12, color: 'ink' },
  { left: 198, color: 'accent' },
  { left: 384, color: 'second' },
] as const
const width = 164
const span = 0.06

/** Styrene oxide with the hydrogens of its CH₂ drawn, and the signal of each oxirane proton. */
export const figure: Figure = {
  path: '20_1d-spectra/img/diastereotopic-protons',
  draw: (palette) =>
    svgFile(
      362,
      'Each proton of a diastereotopic CH₂ group has its own signal',
      element(
        'g',
        { transform: 'translate(0 -36)' },
        drawRing(palette) +
          drawHydrogens(palette) +
          oxiraneProtons.map((_, cell) => drawSignal(cell, palette)).join(''),
      ),
    ),
}

function drawRing(palette: Palette): string {
  const oxygen: Point = [(carbon[0] + methylene[0]) / 2, 60]
  const beside = (dx: number): Point => [oxygen[0] + dx, oxygen[1] + 12]
  const ring = { centre: [176, 176] as Point, radius: 32, inner: 26, start: -30 }
  return (
    segment(carbon, methylene, palette.ink) +
    segment(carbon, beside(-9), palette.ink) +
    segment(methylene, beside(9), palette.ink) +
    label([oxygen[0], oxygen[1] + 6], 'O', palette.ink, { 'text-anchor': 'middle' }) +
    hexagon(ring, palette.ink) +
    drawHashes(carbon, hexagonCorner(ring, 0), palette.ink)
  )
}

/** A bond that goes behind the plane. */
function drawHashes([startX, startY]: Point, [endX, endY]: Point, stroke: string): string {
  const length = Math.hypot(endX - startX, endY - startY)
  const across: Point = [-(endY - startY) / length, (endX - startX) / length]
  return [1, 2, 3, 4, 5, 6, 7]
    .map((index) => {
      const at: Point = [startX + ((endX - startX) * index) / 8, startY + ((endY - startY) * index) / 8]
      const half = 0.9 + 0.5 * index
      const from: Point = [at[0] - across[0] * half, at[1] - across[1] * half]
      return segment(from, [at[0] + across[0] * half, at[1] + across[1] * half], stroke, { 'stroke-width': 1.3 })
    })
    .join('')
}

/** A bond that comes before the plane. */
function drawWedge([startX, startY]: Point, [endX, endY]: Point, fill: string): string {
  const length = Math.hypot(endX - startX, endY - startY)
  const dx = (-(endY - startY) / length) * 4.5
  const dy = ((endX - startX) / length) * 4.5
  const d = `M${startX} ${startY}L${endX + dx} ${endY + dy}L${endX - dx} ${endY - dy}Z`
  return element('path', { d, fill })
}

function drawHydrogens(palette: Palette): string {
  const bold = { 'font-weight': 600, 'text-anchor': 'middle' }
  return (
    drawWedge(carbon, [218, 104], palette.ink) +
    label([200, 104], 'Hᵃ', palette.ink, bold) +
    drawWedge(methylene, [390, 104], palette.accent) +
    label([408, 104], 'Hᵇ', palette.accent, bold) +
    drawHashes(methylene, [386, 160], palette.second) +
    label([404, 176], 'Hᶜ', palette.second, bold)
  )
}

function drawSignal(cell: number, palette: Palette): string {
  const proton = oxiraneProtons[cell]
  const place = cells[cell]
  if (!proton || !place) return ''
  const color = palette[place.color]
  const [from, to] = [proton.ppm + span / 2, proton.ppm - span / 2]
  const x = linearScale([from, to], [place.left, place.left + width])
  const y = linearScale([0, 0.32], [356, 284])
  const middle = { 'text-anchor': 'middle' }
  const center = place.left + width / 2
  return (
    label([center, 244], `${proton.letter}: δ ${proton.ppm.toFixed(2)}, dd`, color, { ...middle, 'font-weight': 600 }) +
    label([center, 268], `J = ${proton.couplings.join(', ')} Hz`, palette.ink, middle) +
    curve(tracePoints({ at: styreneOxideAt, from, to, count: 601, x, y }), color) +
    segment([place.left, 362], [place.left + width, 362], palette.muted) +
    label([place.left, 384], from.toFixed(2), palette.muted, { 'font-size': 15 }) +
    label([place.left + width, 384], `${to.toFixed(2)} ppm`, palette.muted, { 'text-anchor': 'end', 'font-size': 15 })
  )
}
