import type { Stage, WindowSize } from '../stage/stage'
import { Player, type Table } from './player'

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
  /** Numbers of the pages that the program does not show, by where they come from: literature, arithmetic, a file's header. */
  elsewhere: Record<string, string[]>
}

/** What a replay works with. */
export interface ReplayTools {
  /** Opens the empty program, in place of the former one. */
  open(size?: WindowSize): Promise<Player>
  note(step: string, shown: Shown | Table): void
}

/** The record of a replay, as it is committed. */
export interface ReplayRecord {
  /** The release that was played, such as `2.5.0`. */
  program: string
  pages: string[]
  shown: Record<string, Shown>
  notPlayed: Record<string, string>
  elsewhere: Record<string, string[]>
}

/** Plays a replay; a failure names the last step that was noted. */
export async function playReplay(replay: Replay, stage: Stage, program: string): Promise<ReplayRecord> {
  const { pages, notPlayed, elsewhere } = replay
  const shown: Record<string, Shown> = {}
  let player: Player | undefined
  try {
    await replay.play({
      async open(size = { width: 1500, height: 900 }) {
        player = await Player.create(
          await stage.open({ input: { data: { spectra: [] } } }, size, { runsInRealTime: true }),
        )
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
  return { program, pages, shown, notPlayed, elsewhere }
}
