import { acquisition, phase, processing, rounding, signals } from '@/figures/data/aspirin/measurement'
import { unpackPoints } from '@/figures/data/aspirin/packing'
import { noiseOf } from '@/figures/physics/noise'
import type { Measured } from './chain'

/** The FID of aspirin, and the spectrum that its instrument made, from the bytes of `packPoints`. */
export function readAspirin(bytes: Uint8Array): Measured {
  const { points, hertz, megahertz, carrier, delay } = acquisition
  const { re, im, spectrum } = unpackPoints(bytes, points, rounding)
  const width = hertz / megahertz
  return {
    fid: { re, im, dwell: 1 / hertz },
    delay,
    megahertz,
    carrier,
    phase,
    // The tallest line of each signal.
    lines: [8.027, 7.53, 7.28, 7.082, 2.294],
    tallest: 2.294,
    target: {
      name: 'made by the instrument',
      // Stored from the highest shift to the lowest.
      values: spectrum.reverse(),
      lowest: processing.offset - width * (1 - 1 / processing.size),
      highest: processing.offset,
    },
    noise: noiseOf(spectrum),
    instrumentLb: processing.lb,
    signals,
  }
}
