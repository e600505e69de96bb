import { ethylCrotonate, protonated } from '@/figures/data/ethyl-crotonate'
import { gaussian } from '@/figures/physics/line-shapes'
import { gaussianNoise } from '@/figures/physics/noise'
import { type Experiment, protonFrequency, protonSignal, type Signal } from './spectra'

/** ¹H signals of ethyl (E)-crotonate in CDCl₃, first order, with the line of CHCl₃. */
export const protons: Signal[] = [
  ...protonated.map(({ proton, count, couplings }) => protonSignal(proton, count, couplings)),
  { lines: [{ position: 7.26, intensity: 0.05 }] },
]

/** ¹³C signals with those of CDCl₃; carbons without protons relax slowly and have small signals. */
export const carbons: Signal[] = [
  ...ethylCrotonate.map(({ carbon, count }) => ({ lines: [{ position: carbon, intensity: count === 0 ? 0.45 : 1 }] })),
  { lines: [77.48, 77.16, 76.84].map((position) => ({ position, intensity: 0.6 })) },
]

export const protonExperiment: Experiment = {
  id: 'crotonate-1h',
  name: 'ethyl crotonate 1H',
  nucleus: '1H',
  solvent: 'CDCl3',
  megahertz: protonFrequency,
  window: [9, 0],
  points: 16384,
  width: 1,
  noise: 0.02,
  color: '#c2410c',
}

export const carbonExperiment: Experiment = {
  id: 'crotonate-13c',
  name: 'ethyl crotonate 13C',
  nucleus: '13C',
  solvent: 'CDCl3',
  megahertz: 100.6,
  window: [200, -10],
  points: 16384,
  width: 1.5,
  noise: 0.35,
  color: '#0f766e',
}

export const molecule = { smiles: 'CCOC(=O)/C=C/C', label: 'Ethyl crotonate', id: 'crotonate' }

/** A cross-peak: shifts in ppm, FWHM in ppm, and its sign and size. */
interface CrossPeak {
  f2: number
  f1: number
  size: number
}

const hsqcAxes: Pick<Map2D, 'nuclei' | 'megahertz' | 'windows'> = {
  nuclei: ['1H', '13C'],
  megahertz: [400, 100.6],
  windows: [
    [9, 0],
    [160, 0],
  ],
}

/** HSQC: each carbon at its proton; CH₂ negative. */
export const hsqc = () =>
  map2D({
    id: 'crotonate-hsqc',
    name: 'ethyl crotonate HSQC',
    experiment: 'hsqc',
    ...hsqcAxes,
    widths: [0.07, 2.4],
    peaks: protonated.map(({ carbon, proton, count }) => ({
      f2: proton,
      f1: carbon,
      size: (count === 2 ? -1 : 1) * (0.6 + 0.2 * count),
    })),
  })

/** The FID of the HSQC: a ¹H FID along each row, modulated from row to row by the carbons. */
export function hsqcFid(): object {
  const [columns, rows, lastX, lastY] = [512, 128, 0.14, 0.008]
  const noise = gaussianNoise(5)
  const part = (quarter: number) => {
    let [minZ, maxZ] = [0, 0]
    const z = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const [t2, t1] = [(lastX * column) / columns, (lastY * row) / rows]
        const sum = protonated.reduce((total, { carbon, proton, count }) => {
          const turn = 2 * Math.PI * (proton - 4.5) * 400 * t2 + quarter
          return total + count * Math.cos(turn) * Math.cos(2 * Math.PI * (carbon - 80) * 100.6 * t1)
        }, 0)
        const value = Math.round(1e4 * (sum * Math.exp(-t2 / 0.05 - t1 / 0.006) + 0.05 * noise()))
        minZ = Math.min(minZ, value)
        maxZ = Math.max(maxZ, value)
        return value
      }),
    )
    return { z, minX: 0, maxX: lastX, minY: 0, maxY: lastY, minZ, maxZ }
  }
  const name = 'ethyl crotonate HSQC, FID'
  const kind = { isFid: true, isFt: false, isComplex: true }
  return {
    ...spectrum2D({ id: 'crotonate-hsqc-fid', name, experiment: 'hsqc', ...hsqcAxes }, kind),
    data: { re: part(0), im: part(Math.PI / 2) },
  }
}

/** COSY: the diagonal and the pairs that couple. */
export const cosy = () =>
  map2D({
    id: 'crotonate-cosy',
    name: 'ethyl crotonate COSY',
    experiment: 'cosy',
    nuclei: ['1H', '1H'],
    megahertz: [400, 400],
    windows: [
      [9, 0],
      [9, 0],
    ],
    widths: [0.08, 0.09],
    peaks: [
      ...protonated.map(({ proton, count }) => ({ f2: proton, f1: proton, size: 0.6 + 0.35 * count })),
      ...[
        [6.97, 5.84, 0.7],
        [6.97, 1.87, 0.7],
        [5.84, 1.87, 0.35],
        [4.18, 1.28, 0.9],
      ].flatMap(([a = 0, b = 0, size = 0]) => [
        { f2: a, f1: b, size },
        { f2: b, f1: a, size },
      ]),
    ],
  })

interface Map2D {
  id: string
  name: string
  experiment: string
  nuclei: [string, string]
  megahertz: [number, number]
  /** Left and right edge of F2, upper and lower edge of F1, in ppm. */
  windows: [[number, number], [number, number]]
  widths: [number, number]
  peaks: CrossPeak[]
}

function map2D({ id, name, experiment, nuclei, megahertz, windows, widths, peaks }: Map2D): object {
  const [columns, rows] = [640, 320]
  const [[maxX, minX], [maxY, minY]] = windows
  const noise = gaussianNoise(11)
  let [minZ, maxZ] = [0, 0]
  const z = Array.from({ length: rows }, (_, row) => {
    const y = minY + ((maxY - minY) * row) / (rows - 1)
    const near = peaks.map((peak) => ({ ...peak, size: peak.size * gaussian(y - peak.f1, widths[1]) }))
    return Array.from({ length: columns }, (_, column) => {
      const x = minX + ((maxX - minX) * column) / (columns - 1)
      const height = near.reduce((sum, { f2, size }) => sum + size * gaussian(x - f2, widths[0]), 0.0025 * noise())
      const value = Math.round(1e6 * height)
      minZ = Math.min(minZ, value)
      maxZ = Math.max(maxZ, value)
      return value
    })
  })
  return {
    ...spectrum2D({ id, name, experiment, nuclei, megahertz, windows }, { isFid: false, isFt: true, isComplex: false }),
    data: { rr: { z, minX, maxX, minY, maxY, minZ, maxZ } },
  }
}

type Kind2D = Record<'isFid' | 'isFt' | 'isComplex', boolean>

function spectrum2D(
  { id, name, experiment, nuclei, megahertz, windows }: Omit<Map2D, 'widths' | 'peaks'>,
  kind: Kind2D,
): object {
  const [[maxX, minX], [maxY, minY]] = windows
  return {
    id,
    display: { isVisible: true, isPositiveVisible: true, isNegativeVisible: true },
    info: {
      name,
      title: name,
      nucleus: nuclei,
      dimension: 2,
      ...kind,
      solvent: 'CDCl3',
      experiment,
      pulseSequence: experiment === 'hsqc' ? 'hsqcedetgp' : 'cosygpppqf',
      originFrequency: megahertz,
      baseFrequency: megahertz,
      spectralWidth: [maxX - minX, maxY - minY],
      frequencyOffset: [((maxX + minX) / 2) * megahertz[0], ((maxY + minY) / 2) * megahertz[1]],
    },
  }
}
