import type { ProgramSource } from '../program/source'
import type { Stage } from '../stage/stage'
import { Player, type Table } from './player'

/** Wide enough for the bar below the spectrum to show hertz. */
const windowSize = { width: 1500, height: 900 }

/** What the program shows after a step: a text, or the rows of a table. */
type Shown = string | string[]

/** Does what a page describes, in the program. */
export interface Replay {
  /** The pages below `content` whose numbers the record accounts for. */
  pages: string[]
  /** Plays the steps of the pages, and notes what the program shows. */
  play(tools: ReplayTools): Promise<void>
  /** Steps of the pages that cannot be played here, with the reason. */
  notPlayed: Record<string, string>
  /** Numbers of the pages that the program does not show, by their source: literature, arithmetic, the header of a file. */
  notShown: Record<string, string>
}

/** What a replay works with. */
export interface ReplayTools {
  /** Opens the program in place of the former one: empty, or with a sample file as a link does, and a molecule that comes with it. */
  open(sample?: string, smiles?: string): Promise<Player>
  note(step: string, shown: Shown | Table): void
}

/** The record of a replay, as it is committed. */
export interface ReplayRecord {
  /** The release that was played, such as `2.5.0`. */
  program: string
  shown: Record<string, Shown>
}

/** Plays a replay; a failure names the last step that was noted. */
export async function playReplay(replay: Replay, stage: Stage, source: ProgramSource): Promise<ReplayRecord> {
  const shown: Record<string, Shown> = {}
  let player: Player | undefined
  try {
    await replay.play({
      async open(sample, smiles) {
        const molecules = smiles ? [{ smiles, label: 'P1', id: 'p1' }] : []
        const opening = { input: { data: { spectra: [], molecules } }, ...(sample && { sample }) }
        player = await Player.create(await stage.open(opening, windowSize, { runsInRealTime: true }), source)
        if (sample) await player.waitForSpectrum()
        return player
      },
      note(step, value) {
        if (step in shown) throw new Error(`Two steps are called "${step}".`)
        shown[step] = Array.isArray(value)
          ? value.map((row) => (typeof row === 'string' ? row : row.join(' | ')))
          : value
      },
    })
  } catch (error) {
    await player?.page.screenshot({ path: '.cache/pictures/failed-replay.png' })
    const last = Object.keys(shown).at(-1) ?? 'the start'
    throw new Error(`after "${last}": ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return { program: source.version, shown }
}
