import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readRoutes } from '../e2e/routes'
import { type Measured, median, percentile } from './figures'
import { type MeasuredSite, withSlowPage } from './open-page'

/** How often each control is moved. */
const moves = 40

/** What one move of a control costs, in ms: our script, and then the browser's styles and layout. */
interface Move {
  script: number
  layout: number
}

/** Moves the controls of each figure that the reader operates: what an input costs until the page is laid out again. */
export function figureCases(site: MeasuredSite): Array<() => Promise<Measured>> {
  // On pages for paper they stay still.
  const routes = readRoutes(site.dir).filter((route) => !route.startsWith('/print/'))
  return routes.flatMap((route) => {
    const html = readFileSync(path.join(site.dir, route, 'index.html'), 'utf8')
    return Array.from(html.matchAll(/ data-figure="([^"]+)"/g), ([, name = '']) => async () => {
      const move = (isSlow: boolean) =>
        withSlowPage({ site, device: 'phone', watch: false, isSlow }, ({ page }) => measure(page, route, name))
      const made = await move(true)
      const whole = made.map(sumOf)
      const values = {
        'script ms': median(made.map(({ script }) => script)),
        'layout ms': median(made.map(({ layout }) => layout)),
        'update ms': median(whole),
        'slowest of 20 ms': percentile(whole, 0.95),
        // Chromium's slow processor costs short work more than it says; this is a quarter of what a truly slower one takes.
        'full speed ms': median((await move(false)).map(sumOf)),
      }
      return { name, values }
    })
  })
}

function sumOf({ script, layout }: Move): number {
  return script + layout
}

async function measure(page: Page, route: string, name: string): Promise<Move[]> {
  await page.goto(route.replace(/^\//, ''), { waitUntil: 'load' })
  const figure = page.locator(`[data-figure="${name}"]`)
  await figure.scrollIntoViewIfNeeded()
  await figure.locator('fieldset:enabled').waitFor()
  return figure.evaluate((element, count) => {
    const sliders = [...element.querySelectorAll<HTMLInputElement>('input[type=range]')]
    return sliders.flatMap((slider) =>
      Array.from({ length: count }, (_, index) => {
        const [low, high] = [Number(slider.min), Number(slider.max)]
        slider.value = String(low + ((high - low) * ((index * 7) % count)) / count)
        // The thumb has been moved by the browser when it tells the page.
        element.getBoundingClientRect()
        const start = performance.now()
        slider.dispatchEvent(new Event('input', { bubbles: true }))
        const done = performance.now()
        element.getBoundingClientRect()
        return { script: done - start, layout: performance.now() - done }
      }),
    )
  }, moves)
}
