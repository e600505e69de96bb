import type { Actor } from './actor'
import { type Box, boxOf } from './place'
import { rangesPanel, type User } from './user'

/** Drags over a part of the axis with the zoom tool, which is the first one, below a floating structure. */
export async function zoomIn(actor: Actor, [from, to]: [number, number]): Promise<void> {
  await actor.drag(await actor.point(from, 0.8), await actor.point(to, 0.8))
  await actor.settle(300)
}

/** Picks the ranges of the spectrum automatically, and opens their panel. */
export async function pickRanges(actor: Actor): Promise<void> {
  await actor.take('rangePicking')
  await actor.page.getByRole('button', { name: 'Auto ranges picking' }).click()
  await actor.see(actor.page.getByTestId('range').first())
  await actor.settle(500)
  await actor.showPanel(rangesPanel)
}

/**
 * The ranges of the quick start: picked, then the structure pasted, then the sum of its hydrogens. The sum is typed, because the
 * tab Auto updates itself without end, for which the clock of pictures would have to run.
 */
export async function pickAsInQuickStart(user: User): Promise<void> {
  await pickRanges(user)
  await user.pasteStructure('CCc1ccccc1')
  await user.showPanel(rangesPanel)
  await user.click(await user.button(rangesPanel, /^Change ranges sum/))
  await user.type(user.dialog().locator('input'), '10')
  await user.click(user.dialog().getByRole('button', { name: 'Set' }))
  await user.settle(600)
}

/** Picks ranges and zones of all spectra with the first button of the panel Automatic assignment. */
export async function pickEverything(actor: Actor): Promise<void> {
  await actor.showPanel('Automatic assignment')
  await actor.wholePanel('Automatic assignment').locator('button').nth(1).click()
  await actor.settle(4000)
}

/** Drags the integral tool over the three signals of ethylbenzene. */
export async function drawIntegrals(actor: Actor): Promise<void> {
  for (const [from, to] of [
    [7.45, 7.05],
    [2.75, 2.55],
    [1.35, 1.05],
  ] as const) {
    await actor.drag(await actor.point(from, 0.35), await actor.point(to, 0.35), 0.6)
  }
  await actor.see(actor.wholePanel('Integrals').getByText(/\[\s*3\s*\]/))
}

/** A point of the plot, as fractions of its width and height, for a mark. */
export async function pointBox(actor: Actor, across: number, down: number): Promise<Box> {
  return boxAt(await actor.plot(across, down))
}

/** The lower end of the first column of a panel's table, for a mark close to the plot. */
export async function tableBox(actor: Actor, panel: string): Promise<Box> {
  const { x, y, height } = await boxOf(actor.wholePanel(panel).getByRole('table'))
  return boxAt([x + 36, y + height])
}

/** A point of the window, for a mark. */
export function boxAt([x, y]: readonly [number, number]): Box {
  return { x, y, width: 0, height: 0 }
}
