import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { onShippedSite } from './on-site'
import { readRoutes } from './routes'
import { openUntilIdle } from './waiting'

/** Components that change without the reader, open on focus or load on demand. */
const components = ['<video', 'data-figure=', 'role="tab"', 'data-exercise', 'type="search"', '/glossary/#']

const pages = readRoutes(environment.outDir)
  .map((route) => ({ route, html: readFileSync(`${environment.outDir}${route}index.html`, 'utf8') }))
  .map(({ route, html }) => ({ route, html, count: components.filter((each) => html.includes(each)).length }))
  .sort((one, other) => other.count - one.count || other.html.length - one.html.length)

/** Few long pages that have each component. */
const samples = new Set(components.map((component) => pages.find(({ html }) => html.includes(component))?.route ?? ''))

// Clips play as soon as they are in view.
onShippedSite.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [index, route] of [...samples].entries()) {
  onShippedSite(
    `never drops the focus between the first and the last stop of the Tab key on ${route}`,
    async ({ page }) => {
      onShippedSite.slow()
      await openUntilIdle(page, route)
      // Navbar and sidebar are the same on every page.
      if (index > 0) await skipToMain(page)
      expect(await walkTabStops(page)).toEqual([])
    },
  )
}

async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
}

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
