import { statSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { onShippedSite } from './on-site'
import { readRoutes } from './routes'
import { openUntilIdle } from './waiting'

const sizeOf = (route: string) => statSync(`${environment.outDir}${route}index.html`).size

onShippedSite.describe(() => {
  // Clips play as soon as they are in view.
  onShippedSite.use({ contextOptions: { reducedMotion: 'no-preference' } })

  onShippedSite(
    'never drops the focus between the first and the last stop of the Tab key on long pages',
    async ({ page }) => {
      onShippedSite.setTimeout(300_000)
      const longest = readRoutes(environment.outDir).sort((one, other) => sizeOf(other) - sizeOf(one))
      for (const route of longest.slice(0, 5)) {
        await openUntilIdle(page, route)
        expect(await walkTabStops(page), route).toEqual([])
      }
    },
  )
})

/** Presses Tab until every stop of the page had the focus; returns the stops after which it was lost. */
async function walkTabStops(page: Page): Promise<string[]> {
  const lost: string[] = []
  let before = 'the start'
  for (;;) {
    await page.keyboard.press('Tab')
    const { name, isLast, isTerm } = await page.evaluate(() => {
      const focused = document.activeElement
      const last = [...document.querySelectorAll('footer a')].at(-1)
      const isTerm = focused?.matches('.prose a[href*="/glossary/#"]:not(#term *)')
      return { name: focused?.outerHTML.slice(0, 120) ?? '', isLast: focused === last, isTerm }
    })
    // The links of a card are stops as well.
    if (isTerm) await expect(page.locator('#term')).toBeVisible()
    if (name.startsWith('<body')) lost.push(before)
    if (isLast || lost.length > 9) return lost
    before = name
  }
}
