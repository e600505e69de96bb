import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readSource } from './program/source'
import type { Shot } from './stage/contact-sheet'
import type { Scene } from './stage/scene'

const folder = 'figures/pictures'

process.exitCode = await run(process.argv.slice(2))

/** Takes the pictures of the named scenes, or of all. */
async function run(names: string[]): Promise<number> {
  const files = listScenes()
  const unknown = names.filter((name) => !files.has(name))
  if (unknown.length > 0) {
    console.error(`No scene is called ${unknown.join(' or ')}. There are ${[...files.keys()].sort().join(', ')}.`)
    return 1
  }
  if (spawnSync('ffmpeg', ['-version']).error) {
    console.error('ffmpeg, which writes the files, is missing. Install it, on Debian with: apt-get install ffmpeg')
    return 1
  }
  const [{ openStage }, { take }, { writeContactSheet }] = await Promise.all([
    import('./stage/stage'),
    import('./stage/take'),
    import('./stage/contact-sheet'),
  ])
  const stage = await openStage(readSource())
  const wanted = names.length > 0 ? names : [...files.keys()]
  const shots: Shot[] = []
  let writing: Promise<unknown> = Promise.resolve()
  for (const [index, name] of wanted.entries()) {
    const start = Date.now()
    try {
      const { scene }: { scene: Scene } = await import(files.get(name) ?? '')
      const taken = await take(scene, stage)
      await writing
      writing = taken.written
      shots.push({ name, files: taken.files })
      console.log(`${drawBar(index + 1, wanted.length)} ${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
    } catch (error) {
      console.error(`${drawBar(index + 1, wanted.length)} ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  await writing
  if (wanted.length > 1) console.log(`Contact sheet: ${await writeContactSheet(shots, stage)}`)
  else for (const file of shots.flatMap(({ files }) => files)) console.log(file)
  await stage.close()
  return shots.length === wanted.length ? 0 : 1
}

/** Progress of the run. */
function drawBar(done: number, all: number): string {
  const full = Math.round((20 * done) / all)
  return `${'█'.repeat(full)}${'░'.repeat(20 - full)} ${String(done).padStart(String(all).length)}/${all}`
}

/** The files of the scenes, by name. */
function listScenes(): Map<string, string> {
  const files = readdirSync(`${folder}/scenes`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  return new Map(files.sort().map((file) => [path.basename(file, '.ts'), `./scenes/${file}`]))
}
