import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readRoutes } from '../e2e/routes'
import { type Measured, median, percentile } from './figures'
import { type MeasuredSite, withSlowPage } from './open-page'

/** How often each control is moved. */
const moves = 40

/** Moves the controls of each figure that the reader operates: what an input costs until the page is laid out again. */
export function figureCases(site: MeasuredSite): Array<() => Promise<Measured>> {
  return readRoutes(site.dir).flatMap((route) => {
    const html = readFileSync(path.join(site.dir, route, 'index.html'), 'utf8')
    return Array.from(html.matchAll(/ data-figure="([^"]+)"/g), ([, name = '']) => async () => {
      const times = await withSlowPage({ site, device: 'phone', watch: false }, ({ page }) =>
        measure(page, route, name),
      )
      return { name, values: { 'update ms': median(times), 'slowest of 20 ms': percentile(times, 0.95) } }
    })
  })
}

async function measure(page: Page, route: string, name: string): Promise<number[]> {
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
        const start = performance.now()
        slider.dispatchEvent(new Event('input', { bubbles: true }))
        element.getBoundingClientRect()
        return performance.now() - start
      }),
    )
  }, moves)
}
