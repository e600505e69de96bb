import type { Locator, Page } from '@playwright/test'

/** Timeout in milliseconds of the page's clock. */
const timeout = 3_000
const tick = 50

/** Installs a fake clock with a fixed start before the page is loaded. */
export async function startClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.UTC(2026, 2, 5, 10) })
}

/** Stops the clock of the page; from then on `letTimePass` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.UTC(2026, 2, 5, 11))
}

/**
 * Advances the clock of the page in small ticks and finishes all tasks after each, for the same result on slow and fast machines.
 * Callers that draw a frame themselves need not wait for one.
 */
export async function letTimePass(page: Page, milliseconds: number, waitsForFrame = true): Promise<void> {
  for (let rest = milliseconds; rest > 0; rest -= tick) {
    await page.clock.runFor(Math.min(rest, tick))
    await page.evaluate(finishTasks, waitsForFrame)
  }
}

/** Advances the clock of the page until the element is visible, or hidden; throws with its selector after the timeout. */
export async function seeIn(page: Page, element: Locator, isWanted = true): Promise<void> {
  for (let passed = 0; passed < timeout; passed += tick) {
    if ((await element.isVisible()) === isWanted) return
    await letTimePass(page, tick)
  }
  throw new Error(`${element} is ${isWanted ? 'not' : 'still'} visible.`)
}

/** Runs in the page: waits for queued tasks and their follow-ups (React's work) and optionally for a frame. */
async function finishTasks(waitsForFrame: boolean): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const turn = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => void resolve()
      port2.postMessage(0)
    })
  for (let rest = 8; rest > 0; rest--) await turn()
  if (!waitsForFrame) return
  // The fake clock includes requestAnimationFrame; an observer waits for a real frame, with its pointer events.
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement)
  })
  for (let rest = 8; rest > 0; rest--) await turn()
}
