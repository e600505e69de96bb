import { exponential } from '@/figures/physics/window-functions'
import { arrow, label, linearScale, type Point, segment, steps } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { type LiveFigure, roles } from '../kit/figure'
import { cutRow } from '../own/own-axis'
import { createBench } from './bench'
import { createChain, type Settings } from './chain'
import { inflateAspirin } from './inflate-aspirin'

const measured = inflateAspirin()
const process = createChain(measured)
const off: Settings = {
  window: 0,
  lb: 0.3,
  zeros: 0,
  filter: 0,
  transform: 1,
  phase: 0,
  ph0: measured.phase.ph0,
  ph1: measured.phase.ph1,
  baseline: 0,
  reference: 0,
  shift: 0.075,
  view: 0,
}
const columns: Array<[left: number, right: number]> = [
  [8, 254],
  [306, 552],
]
/** The lines of the ring protons. */
const ringPart = { left: 8.4, right: 6.9 }
const [firstBottom, rowHeight, panelHeight] = [122, 138, 84]
const weighted = { ...off, window: 1, zeros: 1 }

/** Title and content of each panel: the signal down the left column, the spectrum down the right one. */
const panels: Array<[title: string, column: number, row: number, draw: (at: Panel) => string]> = [
  ['1  FID as recorded', 0, 0, (at) => drawFid(off, at)],
  ['2  Window', 0, 1, (at) => drawFid({ ...off, window: 1 }, at) + drawWindow(at)],
  ['3  Zero filling', 0, 2, (at) => drawFid(weighted, at)],
  ['4  Fourier transform', 1, 0, (at) => drawSpectrum(weighted, at)],
  ['5  without the filter', 1, 1, (at) => drawSpectrum({ ...weighted, filter: 1 }, at)],
  ['6  Phase and baseline', 1, 2, (at) => drawSpectrum({ ...weighted, filter: 1, phase: 2, baseline: 1 }, at)],
]

/** The bench as a page shows it before the reader starts it: a drawing of the chain. */
export const benchStill: LiveFigure<keyof Settings> = drawStill()

function drawStill(): LiveFigure<keyof Settings> {
  const bench = createBench(measured)
  const drawing = panels.map(([title, column, row, draw]) => drawPanel(title, column, row, draw)).join('') + drawOrder()
  const names = bench.render(off).readouts.map(([name]): [string, string] => [name, '–'])
  const seen =
    'The FID of aspirin becomes its spectrum: weighted by a window, extended by zeros and transformed. Panels 4 to 6 show the lines of the ring protons: in 4 each has a different phase because of the digital filter of the receiver, in 5 all are tilted alike, and in 6 they are upright.'
  return { ...bench, isOnDemand: true, render: () => ({ drawing, readouts: names, seen }) }
}

interface Panel {
  span: [from: number, to: number]
  bottom: number
}

function drawPanel(title: string, column: number, row: number, draw: (at: Panel) => string): string {
  const span = columns[column] ?? [0, 0]
  const bottom = firstBottom + row * rowHeight
  return label([span[0], bottom - panelHeight - 16], title, roles.ink, { 'font-weight': 600 }) + draw({ span, bottom })
}

function drawFid(settings: Settings, { span, bottom }: Panel): string {
  const { fid, size } = process(settings)
  const highest = measured.fid.re.reduce((high, value) => Math.max(high, Math.abs(value)), 0)
  const y = linearScale([-highest, highest], [bottom, bottom - panelHeight])
  const end = linearScale([0, size], span)(fid.re.length)
  return (
    segment([span[0], y(0)], [span[1], y(0)], end < span[1] ? roles.second : roles.line) +
    trace(fid.re, { span: [span[0], end], y }, roles.accent, 1)
  )
}

function drawWindow({ span, bottom }: Panel): string {
  const { re, dwell } = measured.fid
  const weights = steps(0, re.length, 40).map((k) => exponential(off.lb)(k, re.length, dwell))
  const y = linearScale([0, 1], [bottom - panelHeight / 2, bottom - panelHeight])
  return trace(weights, { span, y }, roles.second, 2)
}

function drawSpectrum(settings: Settings, { span, bottom }: Panel): string {
  const ring = cutRow(process(settings).row, ringPart)
  const isUpright = settings.phase > 0
  const y = linearScale(isUpright ? [-0.01, 0.14] : [-0.1, 0.1], [bottom, bottom - panelHeight])
  return (
    segment([span[0], y(0)], [span[1], y(0)], roles.line) +
    trace(ring.values.toReversed(), { span, y }, roles.accent, 1)
  )
}

/** Arrows from each step to the next; the one from 3 to 4 goes up between the columns. */
function drawOrder(): string {
  const middleOf = (row: number) => firstBottom + row * rowHeight - panelHeight / 2
  const [[, left], [right]] = columns as [[number, number], [number, number]]
  const between = (left + right) / 2
  const turns: Point[] = [
    [left + 6, middleOf(2)],
    [between, middleOf(2)],
    [between, middleOf(0)],
  ]
  const down = columns.flatMap(([, edge]) =>
    [0, 1].map((row) => {
      const bottom = firstBottom + row * rowHeight
      return arrow([edge - 20, bottom + 4], [edge - 20, bottom + 32], roles.muted)
    }),
  )
  return (
    down.join('') +
    turns
      .slice(1)
      .map((to, index) => segment(turns[index] ?? to, to, roles.muted))
      .join('') +
    arrow([between, middleOf(0)], [right - 6, middleOf(0)], roles.muted)
  )
}
