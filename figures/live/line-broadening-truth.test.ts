import { expect, test } from '@playwright/test'
import { applyWindow, createFid } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import { exponential, gaussianWindow } from '@/figures/physics/window-functions'
import { countMaxima, findFalseClaims, readoutOf } from './kit/sweep'
import { lineBroadening } from './line-broadening'

test('line broadening: one maximum when the lines have merged, and S/N rises in the direction that the text says', () => {
  const sampling = { count: 512, dwell: 1 / 256 }
  const line = createFid([{ hz: 0, amplitude: 1, width: 1 }], sampling)
  const claims = findFalseClaims(lineBroadening, ({ lb, gauss, centre }, view) => {
    const weighted = applyWindow(applyWindow(line, exponential(lb)), gaussianWindow(gauss, centre))
    const shape = Array.from({ length: 71 }, (_, index) => transformAt(weighted, index / 10).re)
    const at = (hz: number) => shape[Math.round(Math.abs(10 * hz))] ?? 0
    const sum = Array.from({ length: 81 }, (_, index) => at(index / 10 - 7) + at(index / 10 - 1))
    const [maxima, merged] = [countMaxima(sum, 0.5 * Math.max(...sum)), view.seen.includes('have merged')]
    const [ratio = 0, less = 0, more = 0] = [lb, Math.max(-0.5, lb - 0.5), Math.min(10, lb + 0.5)].map((lb) =>
      readoutOf(lineBroadening.render({ lb, gauss, centre }), 'S/N of a line'),
    )
    const width = readoutOf(view, 'Line width')
    return [
      merged !== maxima < 2 && `${maxima} maxima at ${width} Hz, but: ${view.seen}`,
      Math.abs(transformAt(weighted, width / 2).re / at(0) - 0.5) > 0.02 && `a width of ${width} Hz`,
      view.seen.includes('More LB') && more < ratio && `More LB would raise ${ratio} to ${more}`,
      view.seen.includes('Less LB') && less < ratio && `Less LB would raise ${ratio} to ${less}`,
      view.seen.includes('at its highest') && Math.max(more, less) > ratio && `${ratio} is the highest`,
    ]
  })
  expect(claims).toEqual([])
})
