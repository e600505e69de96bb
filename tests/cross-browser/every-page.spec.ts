import { expect } from '@playwright/test'
import { readRoutes } from '../e2e/routes'
import { listNovelPages } from '../novel-pages'
import { testSiteDir } from '../sites'
import { test } from './on-browser'

const folder = testSiteDir('every-kind')
const pages = readRoutes(folder).map((route) => `${route.slice(1)}index.html`)

test('shows pages with every component at both widths: no fault, no missing file, nothing wider than the window', async ({
  tab,
}) => {
  test.setTimeout(120_000)
  const widths = [1280, 390]
  const wrong: string[] = []
  for (const file of listNovelPages(folder, pages)) {
    await tab.goto(file.replace('index.html', ''))
    for (const width of widths) {
      await tab.setViewportSize({ width, height: 800 })
      const findFaults = () => {
        const isBroken = (image: HTMLImageElement) =>
          image.complete && image.checkVisibility() && image.naturalWidth === 0
        return {
          title: document.querySelectorAll('h1').length === 1,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          broken: [...document.images].filter(isBroken).map((image) => image.src),
        }
      }
      const found = await tab.evaluate(findFaults, undefined)
      if (!found.title || found.overflow > 0 || found.broken.length > 0)
        wrong.push(`${file} at ${width}: ${JSON.stringify(found)}`)
    }
    // Each page is opened at the width of the former one's end.
    widths.reverse()
  }
  expect(wrong).toEqual([])
})
