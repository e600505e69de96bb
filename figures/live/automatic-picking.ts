import { leastIntegral, widestGap } from '@/figures/physics/automatic-picking'
import { drawPanels, drawSpectrum } from './automatic-picking-drawing'
import { formatNumber, inUnit, type LiveFigure } from './kit/figure'
import { type Outcome, type PickingSettings, pickCrude } from './picking-outcome'

/** Auto ranges picking on a crude product: what its four rules ignore, delete, separate and take for a signal. */
export const automaticPicking: LiveFigure<keyof PickingSettings> = {
  id: 'automatic-picking',
  title: 'What automatic picking drops',
  shows: 'A crude product with the limit of the heights, its ranges and their integrals, and one detail for each rule',
  height: 424,
  controls: {
    structure: {
      label: 'Structure',
      min: 0,
      max: 1,
      step: 1,
      start: 1,
      format: String,
      options: ['added after picking', 'loaded first'],
    },
    ratio: {
      label: 'Min/max ratio',
      min: 0.02,
      max: 0.05,
      step: 0.005,
      start: 0.05,
      format: (ratio) => formatNumber(ratio, 3),
    },
    noise: { label: 'Noise', min: 0.05, max: 0.4, step: 0.05, start: 0.15, format: inUnit('%', 2) },
    trans: { label: 'J of the doublet', min: 12.2, max: 20.2, step: 0.4, start: 17.4, format: inUnit('Hz', 1) },
  },
  render: (settings) => {
    const outcome = pickCrude(settings)
    const { kept, limit, sum } = outcome
    return {
      drawing: drawSpectrum(outcome) + drawPanels(outcome),
      readouts: [
        ['Rows of the table', String(kept.length)],
        ['Ignored below', formatNumber(100 * limit, 1, '%')],
        ['Sum', String(sum)],
      ],
      seen: describe(outcome, settings.trans),
      isMet: outcome.impurity.kept.length > 0 && outcome.deleted.length === 0,
    }
  },
}

function describe({ limit, sum, impurity, acetone, doublet, solvent, isUncertain }: Outcome, trans: number): string {
  const isIgnored = impurity.kept.length + impurity.deleted.length === 0
  const lost = [
    ...(impurity.deleted.length > 0 ? ['the impurity'] : []),
    ...(acetone.deleted.length > 0 ? ['acetone'] : []),
    ...(doublet.deleted.length > 0 ? ['both halves of the doublet'] : []),
  ]
  const isPlural = lost.length > 1 || doublet.deleted.length > 0
  const area =
    lost.length > 0
      ? `${joinWords(lost)} ${isPlural ? 'are' : 'is'} deleted, with less than ${leastIntegral} of ${sum}`
      : `nothing is deleted, since no range has less than ${leastIntegral} of ${sum}`
  const hertz = formatNumber(trans, 1)
  const distance =
    trans <= widestGap
      ? `${hertz} Hz is not more than ${widestGap}, so the doublet is one range`
      : `${hertz} Hz is more than ${widestGap}, so the doublet is two ranges`
  const rules = [
    `the limit is ${formatNumber(100 * limit, 1)} % of the tallest line, so the impurity is ${isIgnored ? 'ignored' : 'found'}`,
    area,
    isUncertain ? `${distance}, or one if noise on its flanks passes for a line` : distance,
    `CHCl₃ has a row as Signal, with ${formatNumber(solvent.kept[0]?.integral ?? 0, 2)} of ${sum}`,
  ]
  return rules.map((rule, index) => `${index + 1}: ${rule}.`).join(' ')
}

function joinWords(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
