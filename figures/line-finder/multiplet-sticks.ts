import { element } from '@/figures/svg/svg'

/** Height of the highest line of a multiplet. */
export const stickHeight = 24

/** A multiplet with its intensities; the distances of its lines are enlarged, which the caption says. */
export function drawMultiplet(
  form: string,
  { at, y, stroke, isSolvent }: { at: number; y: number; stroke: string; isSolvent: boolean },
): string {
  const heights = intensitiesOf(form, isSolvent)
  const most = Math.max(...heights)
  const d = heights.map((height, index) => {
    const offset = (index - (heights.length - 1) / 2) * 3
    return `M${(at + offset).toFixed(1)} ${y}v${(-stickHeight * Math.max(0.12, height / most)).toFixed(1)}`
  })
  return element('path', { d: d.join(''), stroke, 'stroke-width': 2 })
}

const lineCounts: Record<string, number> = { d: 2, t: 3, q: 4, quint: 5, sext: 6, sept: 7 }

/** Relative intensities of a multiplet: by spins of ½, or, for the odd ones of a deuterated solvent, by deuterium. */
export function intensitiesOf(form: string, isDeuterated: boolean): number[] {
  const count = lineCounts[form.replace(/,.*/, '')] ?? 1
  const partner = isDeuterated && count % 2 === 1 ? [1, 1, 1] : [1, 1]
  let heights = [1]
  while (heights.length < count) {
    const next = new Array<number>(heights.length + partner.length - 1).fill(0)
    for (const [index, height] of heights.entries())
      for (const offset of partner.keys()) next[index + offset] = (next[index + offset] ?? 0) + height
    heights = next
  }
  return heights
}
