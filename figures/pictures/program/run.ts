import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { diffRecords } from '../replays/diff-records'
import { playReplay, type Replay, type ReplayRecord } from '../replays/replay'
import { openStage } from '../stage/stage'
import { readSource } from './source'

const folder = 'figures/pictures/replays'

const help = `npm run program [-- name …]            plays the replays and writes their records
npm run program -- --check [name …]    plays them and prints what differs from the records
npm run program -- --source FOLDER     uses another release than NMRIUM_SOURCE`

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Plays replays; returns the exit code: 1 if one failed or, with --check, differs. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, source: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const all = readdirSync(`${folder}/scripts`).map((file) => path.basename(file, '.ts'))
  const unknown = positionals.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`No replay is called ${unknown.join(' or ')}. There are ${all.join(', ')}.`)
  const source = readSource(values.source)
  const stage = await openStage(source)
  let failures = 0
  for (const name of positionals.length > 0 ? positionals : all) {
    const start = Date.now()
    try {
      const { replay }: { replay: Replay } = await import(`../replays/scripts/${name}`)
      const record = await playReplay(replay, stage, source)
      console.log(`${name} ${((Date.now() - start) / 1000).toFixed(0)} s`)
      if (values.check) failures += check(name, record)
      else writeFileSync(recordFile(name), `${JSON.stringify(record, null, 2)}\n`)
    } catch (error) {
      failures += 1
      console.error(`${name} failed ${error instanceof Error ? error.message : error}`)
    }
  }
  await stage.close()
  return failures > 0 ? 1 : 0
}

/** Prints how a record differs from the committed one; returns the number of differences. */
function check(name: string, record: ReplayRecord): number {
  const file = recordFile(name)
  if (!existsSync(file)) {
    console.log(`  ${file} is missing: npm run program -- ${name}`)
    return 1
  }
  const differences = diffRecords(JSON.parse(readFileSync(file, 'utf8')), record)
  for (const line of differences) console.log(`  ${line}`)
  return differences.length
}

function recordFile(name: string): string {
  return `${folder}/records/${name}.json`
}
