import { appendFile, cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { formatMedian, formatSpread } from './figures'
import { measureWriting } from './measure-writing'
import { type BuildCost, runBuild } from './run-build'
import { writePages } from './write-pages'

interface Options {
  /** Numbers of docs; 0 stands for the shipped site. */
  sizes: number[]
  rounds: number
  /** Another checkout, built in turn with this one. */
  against: string | undefined
}

const kinds = ['cold', 'warm, nothing changed', 'warm, one page changed']
const benchmarkDir = '.cache/benchmark'
const changedFile = 'docs/10_general/global_concepts.md'
const changedAddress = '/general/global_concepts/'

/** Measures builds and prints their medians. Each replaces out/ and the caches of its checkout. */
export async function benchmarkBuild({ sizes, rounds, against }: Options): Promise<void> {
  const checkouts = ['.', ...(against === undefined ? [] : [against])]
  for (const size of sizes) {
    const costs = new Map<string, BuildCost[]>()
    for (let round = 1; round <= rounds; round += 1) {
      for (const checkout of checkouts) {
        await prepare(checkout, size)
        for (const kind of kinds) {
          if (kind === kinds.at(-1))
            await appendFile(path.join(checkout, benchmarkDir, changedFile), '\nOne more line.\n')
          const env = { ...process.env, CONTENT_DIR: benchmarkDir, NEXT_TELEMETRY_DISABLED: '1' }
          const cost = await runBuild(checkout, env)
          const key = `${kind} ${checkout}`
          costs.set(key, [...(costs.get(key) ?? []), cost])
          console.log(`round ${round}, ${checkout}, ${kind}: ${cost.wall.toFixed(1)} s`)
        }
      }
    }
    console.log(`\n${size === 0 ? 'The shipped site' : `${size} docs`}, medians of ${rounds}`)
    for (const kind of kinds)
      printKind(
        kind,
        checkouts.map((checkout) => costs.get(`${kind} ${checkout}`) ?? []),
      )
  }
}

/** Measures what a writer waits for under the development server, at each size, and prints medians and ranges in seconds. */
export async function benchmarkWriting({ sizes, against }: Options): Promise<void> {
  const checkouts = ['.', ...(against === undefined ? [] : [against])]
  for (const size of sizes) {
    for (const checkout of checkouts) {
      await prepare(checkout, size)
      const file = path.join(benchmarkDir, changedFile)
      const env = { ...process.env, CONTENT_DIR: benchmarkDir }
      const cost = await measureWriting({ checkout, env, file, address: changedAddress })
      const figures = [
        `first page ${formatSpread([cost.firstPage])}`,
        `a line is shown after ${formatSpread(cost.shown)}`,
        `a mistake is told after ${formatSpread(cost.told)}`,
        `${formatMedian([cost.memory])} MB`,
      ]
      console.log(`${size === 0 ? 'The shipped site' : `${size} docs`}, ${checkout}: ${figures.join(', ')}`)
    }
  }
}

/** Gives a checkout the content to build, and takes away all that former builds left. */
async function prepare(checkout: string, size: number): Promise<void> {
  const cache = path.join(checkout, '.cache')
  // The finished test sites stay.
  const left = (await readdir(cache).catch(() => [])).filter((name) => name !== 'sites')
  for (const name of left) await rm(path.join(cache, name), { recursive: true, force: true })
  await rm(path.join(checkout, '.next'), { recursive: true, force: true })
  const folder = path.join(checkout, benchmarkDir)
  if (size === 0) await cp('content', folder, { recursive: true })
  else await writePages(folder, size)
}

function printKind(kind: string, [own = [], other]: BuildCost[][]): void {
  const line = (title: string, costs: BuildCost[]) => {
    const figures = [
      `${formatMedian(costs.map(({ wall }) => wall))} s`,
      `CPU ${formatMedian(costs.map(({ cpu }) => cpu))} s`,
      `${formatMedian(costs.map(({ peak }) => peak))} MB`,
      `${formatMedian(costs.map(({ compiled }) => compiled))} compiled`,
      ...[...(costs[0]?.phases.keys() ?? [])].map(
        (phase) => `${phase} ${formatMedian(costs.map((cost) => cost.phases.get(phase)))}`,
      ),
    ]
    console.log(`  ${title.padEnd(24)} ${figures.join(', ')}`)
  }
  line(kind, own)
  if (!other) return
  line('  against', other)
  const ratio = (of: 'wall' | 'cpu') =>
    (Number(formatMedian(own.map((cost) => cost[of]))) / Number(formatMedian(other.map((cost) => cost[of])))).toFixed(2)
  console.log(`    ratio                  ${ratio('wall')} of the time, ${ratio('cpu')} of the CPU`)
}
