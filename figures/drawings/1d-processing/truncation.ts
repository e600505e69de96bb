import { applyWindow, createFid, resize } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import { sineBell } from '@/figures/physics/window-functions'
import { curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const full = createFid([{ hz: 0, amplitude: 1, width: 0.6 }], { count: 512, dwell: 1 / 128 })
const cut = resize(full, 96)

const rows = [
  { signal: full, middle: 96, name: 'whole FID' },
  { signal: cut, middle: 206, name: 'cut too early' },
  { signal: applyWindow(cut, sineBell(0.5)), middle: 316, name: 'cut, then cosine' },
]

/** One line from a complete FID, from a FID that was cut, and from the cut FID with a window. */
export const figure: Figure = {
  path: '20_1d-spectra/img/truncation',
  draw: (palette) => {
    const captions =
      label([8, 22], 'FID envelope', palette.muted) + label([256, 22], 'Line (heights made equal)', palette.muted)
    return svgFile(346, 'Truncation wiggles', captions + rows.map((row) => drawRow(row, palette)).join(''))
  },
}

function drawRow({ signal, middle, name }: (typeof rows)[number], palette: Palette): string {
  const time = linearScale([0, 511], [8, 216])
  const envelope = Array.from(signal.re, (height, k): Point => [time(k), middle - 52 * height])
  const edge = envelope.at(-1) ?? [8, middle]
  const decay = curve([...envelope, [edge[0], middle], [216, middle]], palette.second)
  const frequencies = steps(9, -9, 241)
  const values = frequencies.map((hz) => transformAt(signal, hz).re)
  const x = linearScale([9, -9], [256, 552])
  const y = linearScale([0, Math.max(...values)], [middle, middle - 58])
  const line = frequencies.map((hz, index): Point => [x(hz), y(values[index] ?? 0)])
  return (
    decay +
    segment([256, middle], [552, middle], palette.line) +
    curve(line, palette.accent) +
    label([216, middle - 34], name, palette.ink, { 'text-anchor': 'end' })
  )
}
