import type { Locator, Page } from '@playwright/test'

/** The longest that the program may take for something, in milliseconds of its own clock. */
const patience = 3_000
const tick = 50

/** Gives a page that is not loaded yet a clock of its own, which shows the same time in every run. */
export async function startClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.UTC(2026, 2, 5, 10) })
}

/** Stops the clock of the page, which from then on goes only as far as `letTimePass` lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.UTC(2026, 2, 5, 11))
}

/**
 * Lets the clock of the page go on in small ticks. After each, everything that it has set in motion is done before the next, so
 * that a slow machine and a fast one see the same. What draws a frame itself afterwards need not wait for one of each tick.
 */
export async function letTimePass(page: Page, milliseconds: number, waitsForFrame = true): Promise<void> {
  for (let rest = milliseconds; rest > 0; rest -= tick) {
    await page.clock.runFor(Math.min(rest, tick))
    await page.evaluate(finishTasks, waitsForFrame)
  }
}

/** Lets the clock of the page go on until the thing is seen, or is not any more; throws with its selector if that never is. */
export async function seeIn(page: Page, thing: Locator, isWanted = true): Promise<void> {
  for (let passed = 0; passed < patience; passed += tick) {
    if ((await thing.isVisible()) === isWanted) return
    await letTimePass(page, tick)
  }
  throw new Error(`${thing} is ${isWanted ? 'not' : 'still'} seen.`)
}

/** Runs in the page: lets pass the tasks that are waiting and those that follow, in which React works; then, if wanted, a frame. */
async function finishTasks(waitsForFrame: boolean): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const turn = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(0)
    })
  for (let rest = 8; rest > 0; rest--) await turn()
  if (!waitsForFrame) return
  // Frames belong to the clock, too; only an observer tells of a real one, in which the pointer's moves arrive.
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement)
  })
  for (let rest = 8; rest > 0; rest--) await turn()
}
