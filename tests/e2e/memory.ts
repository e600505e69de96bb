import type { Page } from '@playwright/test'
import { waitFrames } from './waiting'

/** Nodes and listeners of a page, including those of removed elements that something still holds. */
interface Held {
  nodes: number
  listeners: number
}

/** Returns how to count what a page holds after a garbage collection. Handles of elements, such as those of `page.$`, are counted. */
export async function watchMemory(page: Page): Promise<() => Promise<Held>> {
  const client = await page.context().newCDPSession(page)
  return async () => {
    // The page sets up its parts at idle time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await waitFrames(page, 20)
    // The first collection runs finalizers, which release more.
    for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
    return { nodes, listeners: jsEventListeners }
  }
}
