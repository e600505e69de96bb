import { parseArgs } from 'node:util'

/** What can be measured, in the order of the report. */
export const parts = ['loads', 'clicks', 'search', 'interactions', 'figures'] as const
/** One of the things that can be measured. */
export type Part = (typeof parts)[number]

/** What the benchmark is asked for. */
export interface BenchmarkOptions {
  /** Folder of the finished site. */
  site: string
  /** Folder of another build, measured in turn with it. */
  against: string | undefined
  rounds: number
  only: Part[]
  /** Path of the long page; undefined for the longest doc. */
  long: string | undefined
}

/** Reads the command line; throws a plain sentence for what it does not know. */
export function parseOptions(args: string[]): BenchmarkOptions {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string', default: 'out' },
      against: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: parts.join() },
      long: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is "${values.rounds}". Set it to a whole number from 1.`)
  const names = values.only.split(',')
  const only = parts.filter((part) => names.includes(part))
  const unknown = names.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`--only names "${unknown}". Choose from ${parts.join(', ')}.`)
  const long = values.long === undefined ? undefined : `/${values.long}/`.replace(/\/{2,}/g, '/')
  return { site: values.site, against: values.against, rounds, only, long }
}
