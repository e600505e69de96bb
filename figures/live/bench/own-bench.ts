import type { OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { applyPhase } from '@/figures/physics/find-phase'
import type { LiveFigure } from '../kit/figure'
import { createBench } from './bench'
import type { Settings } from './chain'

/** The same steps with the reader's FID, beside the spectrum that is found automatically or that the file has. */
export function ownBench(own: OwnSpectrum): LiveFigure<keyof Settings> {
  const { fid, delay } = own.recorded ?? { fid: own.fid, delay: 0 }
  return createBench({
    fid,
    delay,
    megahertz: own.megahertz,
    carrier: own.carrier,
    phase: own.phase,
    automatic: own.automatic,
    lines: own.lines,
    tallest: own.lines[own.tallest] ?? own.carrier,
    target: {
      name: own.recorded ? 'phased automatically' : 'in the file',
      values: applyPhase(own.spectrum, own.phase),
      lowest: own.lowest,
      highest: own.highest,
    },
    noise: own.noise,
  })
}
