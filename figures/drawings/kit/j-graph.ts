import { element, label, type Scale, segment } from '@/figures/svg/svg'
import type { Palette } from './figure'

interface JGraph {
  /** Places of chemical shifts in ppm, and heights of couplings in Hz. */
  x: Scale
  height: Scale
  ticks: number[]
  signals: Array<{ ppm: number; couplings: number[] }>
  /** Couplings between two signals. */
  links: Array<{ coupling: number; ppm: [left: number, right: number] }>
}

/** Draws a J graph: over each signal a dot at each of its couplings, and lines between the signals that share one. */
export function drawJGraph({ x, height, ticks, signals, links }: JGraph, palette: Palette): string {
  const levels = ticks.map(
    (hertz) =>
      segment([58, height(hertz)], [546, height(hertz)], palette.line) +
      label([48, height(hertz) + 5], String(hertz), palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  const posts = signals.map(({ ppm }) =>
    segment([x(ppm), 30], [x(ppm), 318], palette.line, { 'stroke-dasharray': '3 4' }),
  )
  const lines = links.map(({ coupling, ppm: [left, right] }) =>
    segment([x(left), height(coupling)], [x(right), height(coupling)], palette.accent, { 'stroke-width': 2 }),
  )
  const dots = signals.flatMap(({ ppm, couplings }) =>
    couplings.map((coupling) => element('circle', { cx: x(ppm), cy: height(coupling), r: 5.5, fill: palette.second })),
  )
  return levels.join('') + posts.join('') + lines.join('') + dots.join('') + label([8, 18], 'J / Hz', palette.muted)
}
