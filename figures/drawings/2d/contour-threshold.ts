import { layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { gaussianMap } from '@/figures/physics/line-shapes'
import { seededRandom } from '@/figures/physics/noise'
import { label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawContours, drawFrame, type MapFrame } from '../kit/spectrum-map'

const signals = gaussianMap(
  [
    { f2: 7.6, f1: 2.2, intensity: 1 },
    { f2: 4.6, f1: 4.4, intensity: 0.4 },
    { f2: 1.9, f1: 6.9, intensity: 0.08 },
  ],
  [0.9, 0.9],
)
const noise = createNoise()

const columns = [
  { level: 28, name: 'too low', left: 8 },
  { level: 45, name: 'right', left: 196 },
  { level: 75, name: 'too high', left: 384 },
]

/** The same noisy map with three minimum contour levels. */
export const figure: Figure = {
  path: '30_2d-spectra/img/contour-threshold',
  draw: (palette) =>
    svgFile(
      250,
      'One noisy map with a low, a good and a high contour minimum',
      columns.map((column) => drawColumn(column, palette)).join(''),
    ),
}

function drawColumn({ level, name, left }: (typeof columns)[number], palette: Palette): string {
  const frame: MapFrame = { left, right: left + 168, top: 30, bottom: 198, f2: [9.5, 0], f1: [0, 9] }
  const levels = layerIntensities([levelIntensity(level), 1], 10)
  const center = { 'text-anchor': 'middle' }
  return (
    label([left + 84, 20], name, palette.ink, { ...center, 'font-weight': 600 }) +
    drawContours(frame, (f2, f1) => signals(f2, f1) + noise(f2, f1), levels, palette.accent) +
    drawFrame(frame, palette) +
    label([left + 84, 222], `minimum ${level}`, palette.muted, center) +
    label([left + 84, 243], `${(100 * levelIntensity(level)).toPrecision(2)} % of the top`, palette.muted, center)
  )
}

/** Noise with a standard deviation of 0.5 % of the highest signal, as wide as one point of the spectrum. */
function createNoise() {
  const random = seededRandom(5)
  const size = 24
  const values = Array.from({ length: size * size }, () => 0.0085 * (random() + random() + random() + random() - 2))
  const at = (column: number, row: number) => values[row * size + column] ?? 0
  return (f2: number, f1: number) => {
    const [x, y] = [(f2 / 9.5) * (size - 1), (f1 / 9) * (size - 1)]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [right, down] = [smooth(x - column), smooth(y - row)]
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    return upper * (1 - down) + lower * down
  }
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part)
}
