import { createFigureTexts } from '@/figures/texts'
import { didYouMean } from '@/lib/site/nearest-name'
import { formatProgramAddress } from './program-address'
import type { SampleAxis } from './sample-drawing'
import { texts } from './texts'

/** An example that a page can offer: what it is, and where its file is. */
interface Sample {
  title: string
  nucleus: string
  /** Missing where the reader has to find it. */
  solvent?: string
  /** Frequency of the nucleus in MHz. */
  megahertz: number
  points?: number
  /** The part of the spectrum to draw; without it the card has no drawing. */
  axis?: SampleAxis
  /** Where the data come from. */
  source: { name: string; href: string }
  /** The terms under which the data are offered, if they are stated. */
  licence?: string
  /** The parameter of NMRium's address that names the file. */
  parameter: 'jcamp' | 'nmrium'
  file: string
}

const demo = 'https://cheminfo.github.io/nmr-dataset-demo'
const common = {
  source: { name: 'nmr-dataset-demo', href: 'https://github.com/cheminfo/nmr-dataset-demo' },
  parameter: 'jcamp',
} as const

/** All examples, by the name that pages use. */
export const samples: Record<string, Sample> = {
  ethylbenzene: {
    ...common,
    title: 'Ethylbenzene',
    nucleus: '¹H',
    solvent: 'DMSO-d₆',
    megahertz: 400,
    points: 65_536,
    axis: [8, 0, 1],
    file: `${demo}/ethylbenzene/1h.jdx`,
  },
  'ethylbenzene-cosy': {
    ...common,
    title: 'Ethylbenzene, COSY',
    nucleus: '¹H',
    solvent: 'DMSO-d₆',
    megahertz: 400,
    file: `${demo}/ethylbenzene/cosy.jdx`,
  },
  'ethyl-vinyl-ether': {
    ...common,
    title: 'Ethyl vinyl ether',
    nucleus: '¹H',
    solvent: 'CDCl₃',
    megahertz: 400,
    points: 16_384,
    axis: [8, 0, 1],
    file: `${demo}/ethylvinylether/1h.jdx`,
  },
  'cytisine-fid': {
    ...common,
    title: 'Cytisine, FID',
    nucleus: '¹³C',
    solvent: 'CD₂Cl₂',
    megahertz: 151,
    points: 131_072,
    axis: [180, 0, 20],
    file: `${demo}/cytisine/13c.fid.jdx`,
  },
  'cytisine-proton': {
    ...common,
    title: 'C₁₁H₁₄N₂O, five spectra',
    nucleus: '¹H, ¹³C, 2D',
    solvent: 'CD₂Cl₂',
    megahertz: 600,
    points: 65_536,
    axis: [8, 1, 1],
    parameter: 'nmrium',
    file: `${demo}/cytisine/index.nmrium`,
  },
  aspirin: {
    ...common,
    title: 'Aspirin, FID and spectrum',
    nucleus: '¹H',
    solvent: 'CDCl₃',
    megahertz: 300,
    points: 32_768,
    axis: [9, 0, 1],
    file: `${demo}/50-78-2/1h.jdx`,
  },
  'fluorine-fid': {
    ...common,
    title: 'Perfluorobutyl anhydride, FID',
    nucleus: '¹⁹F',
    solvent: 'CD₃OD',
    megahertz: 282,
    points: 65_536,
    axis: [-80, -130, 10],
    file: `${demo}/19f/19f.fid.jdx`,
  },
  'isopropyl-acetate': {
    ...common,
    title: 'Isopropyl acetate, decoupled',
    nucleus: '¹³C',
    solvent: 'CDCl₃',
    megahertz: 101,
    points: 16_384,
    axis: [180, 0, 20],
    file: `${demo}/108-21-4/13c-decoupled.jdx`,
  },
  // The same file as a puzzle.
  isomers: {
    ...common,
    title: 'An isomer of C₅H₁₀O₂, decoupled',
    nucleus: '¹³C',
    megahertz: 101,
    points: 16_384,
    file: `${demo}/108-21-4/13c-decoupled.jdx`,
  },
  'inversion-recovery': {
    title: 'Inversion recovery, ten delays',
    nucleus: '¹H',
    solvent: 'DMSO-d₆',
    megahertz: 600,
    source: { name: 'cheminfo/nmrium', href: 'https://github.com/cheminfo/nmrium/tree/v2.5.0/public/data' },
    parameter: 'jcamp',
    file: 'https://raw.githubusercontent.com/cheminfo/nmrium/v2.5.0/public/data/t1-bruker-pseudo2d/1H_T1_2D.dx',
  },
}

/** The sample of a name; throws if there is none. */
export function findSample(id = ''): Sample {
  const sample = Object.hasOwn(samples, id) ? samples[id] : undefined
  if (!sample) throw new Error(`No sample is called "${id}". There are ${Object.keys(samples).join(', ')}.`)
  return sample
}

/** Frequency, solvent and number of points, the last with its name. */
export function describeAcquisition({ megahertz, solvent, points }: Sample, pointsName: string): string {
  const size = points && `${points.toLocaleString('en').replaceAll(',', '\u202f')} ${pointsName}`
  return [`${megahertz} MHz`, solvent, size].filter(Boolean).join(', ')
}

/** How to correct the id of a sample. */
export function listSamples(wanted: string): string {
  const ids = Object.keys(samples)
  return `${didYouMean(wanted, ids)}Write one of ${ids.join(', ')}.`
}

/** The card of a sample as a paragraph of Markdown, in the language of the page. */
export function formatSample({ id, minutes, level }: Record<string, string>, locale: string): string {
  const t = createFigureTexts(texts, locale)
  const sample = findSample(id)
  const { title, nucleus, source, licence, file } = sample
  const parts = [
    `${t('sample')}: **${title}**, ${nucleus}`,
    minutes && `${minutes} min`,
    level,
    describeAcquisition(sample, t('points')),
    `[${source.name}](${source.href})${licence ? `, ${t('licence')}: ${licence}` : ''}`,
    `[${t('openInProgram')}](${formatProgramAddress(sample)})`,
    `[${t('download')}](${file})`,
  ]
  return parts.filter(Boolean).join(' · ')
}
