import { layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { gaussianMap } from '@/figures/physics/line-shapes'
import { gaussianNoise } from '@/figures/physics/noise'
import { label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawContours, drawFrame, type MapFrame } from '../kit/spectrum-map'

const signals = gaussianMap(
  [
    { f2: 7.4, f1: 2.2, intensity: 0.3 },
    { f2: 4.4, f1: 4.6, intensity: 0.25 },
    { f2: 1.8, f1: 6.8, intensity: 1 },
  ],
  [0.5, 0.7],
)
const ridge = createRidge()
const levels = layerIntensities([levelIntensity(45), 1], 8)

/** A map with a ridge of noise of both signs along F1, below its strongest signal. */
export const figure: Figure = {
  path: '70_faq/img/t1-ridges',
  draw: (palette) => svgFile(262, 'A ridge of t1 noise through a strong signal', drawMap(palette)),
}

function drawMap(palette: Palette): string {
  const frame: MapFrame = { left: 100, right: 460, top: 12, bottom: 222, f2: [9.5, 0], f1: [0, 9] }
  const height = (f2: number, f1: number) => signals(f2, f1) + ridge(f2, f1)
  const drawSign = (sign: number, stroke: string) =>
    drawContours(frame, (f2, f1) => sign * height(f2, f1), levels, stroke)
  return (
    drawSign(1, palette.accent) +
    drawSign(-1, palette.second) +
    drawFrame(frame, palette) +
    label([280, 246], 'F2', palette.muted, { 'text-anchor': 'middle' }) +
    label([470, 122], 'F1', palette.muted)
  )
}

/** Noise along F1, as wide as the strong signal along F2, 6 % of its height. */
function createRidge() {
  const noise = gaussianNoise(11)
  const spikes = Array.from({ length: 46 }, () => 0.06 * noise())
  return (f2: number, f1: number) => {
    const row = f1 * 5
    const [above, below] = [spikes[Math.floor(row)] ?? 0, spikes[Math.floor(row) + 1] ?? 0]
    const part = row - Math.floor(row)
    return (above * (1 - part) + below * part) * Math.exp(-4 * Math.log(2) * ((f2 - 1.8) / 0.5) ** 2)
  }
}
