/** What was measured of one thing in one round, by column; undefined where it could not be measured. */
export interface Measured {
  name: string
  values: Record<string, number | string | undefined>
}

/** The middle of the values that are known, or undefined when none is. */
export function median(values: Array<number | undefined>): number | undefined {
  const known = sort(values)
  const middle = (known.length - 1) / 2
  const [low, high] = [known[Math.floor(middle)], known[Math.ceil(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** The median to one decimal, or a dash. */
export function formatMedian(values: Array<number | undefined>): string {
  const middle = median(values)
  return middle === undefined ? '–' : String(Math.round(middle * 10) / 10)
}

/** The value that a share of the values does not exceed, or undefined when there are none. */
export function percentile(values: Array<number | undefined>, share: number): number | undefined {
  const known = sort(values)
  return known[Math.max(0, Math.ceil(known.length * share) - 1)]
}

/** Median and range of numbers, such as `593 (405–730)`; texts once each; a dash for nothing. */
export function formatSpread(values: Array<number | string | undefined>): string {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length > 0) return [...new Set(texts)].join(' or ')
  const numbers = values.filter((value) => typeof value === 'number' || value === undefined)
  const [middle, low, high] = [median(numbers), percentile(numbers, 0), percentile(numbers, 1)].map(formatNumber)
  return low === high ? (middle ?? '') : `${middle} (${low}–${high})`
}

/** A Markdown table of all rounds: for each thing measured one line for each folder, in the order in which they came. */
export function formatTable(rounds: Array<{ dir: string; measured: Measured[] }>): string {
  const dirs = [...new Set(rounds.map(({ dir }) => dir))]
  const names = [...new Set(rounds.flatMap(({ measured }) => measured.map(({ name }) => name)))]
  const all = rounds.flatMap(({ dir, measured }) => measured.map((of) => ({ dir, ...of })))
  const columns = [...new Set(all.flatMap(({ values }) => Object.keys(values)))]
  const lines = names.flatMap((name) =>
    dirs.map((dir) => {
      const found = all.filter((of) => of.name === name && of.dir === dir)
      return [name, dir, ...columns.map((column) => formatSpread(found.map(({ values }) => values[column])))]
    }),
  )
  const rule = ['---', '---', ...columns.map(() => '---:')]
  return [['', 'folder', ...columns], rule, ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

function sort(values: Array<number | undefined>): number[] {
  return values.filter((value) => value !== undefined).sort((a, b) => a - b)
}

/** Three digits are enough for figures that differ from round to round. */
function formatNumber(value: number | undefined): string {
  return value === undefined ? '–' : String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
}
