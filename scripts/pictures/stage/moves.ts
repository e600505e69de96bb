import type { Actor } from './actor'
import type { Box } from './place'

/** Picks the ranges of the spectrum automatically, and unfolds their panel. */
export async function pickRanges(actor: Actor): Promise<void> {
  await actor.take('rangePicking')
  await actor.page.getByRole('button', { name: 'Auto ranges picking' }).click()
  await actor.page.getByTestId('range').first().waitFor()
  await actor.settle(500)
  await actor.showPanel('Ranges / Multiplet analysis')
}

/** A point of the plot, as fractions of its width and height, for a mark. */
export async function pointBox(actor: Actor, across: number, down: number): Promise<Box> {
  return boxAt(await actor.plot(across, down))
}

/** A point of the window as a place for a mark. */
export function boxAt([x, y]: readonly [number, number]): Box {
  return { x, y, width: 0, height: 0 }
}
