import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { listPagesWithMarks } from './pages-with-marks'

for (const [index, pages] of listPagesWithMarks(3).entries()) {
  test(`shows the details of each step that names a mark, part ${index + 1}`, async ({ page }) => {
    test.slow()
    expect(pages.length).toBeGreaterThan(5)
    for (const address of pages) {
      await page.goto(address, { waitUntil: 'load' })
      const { count, wrong } = await page.evaluate(readDetails)
      expect(count, address).toBeGreaterThan(0)
      expect(wrong, address).toEqual([])
    }
  })
}

/** Runs in the page: lists the steps without a detail, or with one that the picture doesn't fill. */
function readDetails(): { count: number; wrong: string[] } {
  const steps = [...document.querySelectorAll('main [data-names]')].filter((step) => step.checkVisibility())
  const wrong = steps.filter((step) => {
    const details = [...step.querySelectorAll('.step-details > span')].filter((detail) => detail.checkVisibility())
    const isFilled = (detail: Element) => {
      const [inner, outer] = [detail.querySelector('img')?.getBoundingClientRect(), detail.getBoundingClientRect()]
      if (!inner || outer.height < 100 || outer.width < 100 || outer.right > innerWidth) return false
      return inner.left <= outer.left + 2 && inner.right >= outer.right - 2 && inner.top <= outer.top + 2
    }
    return details.length === 0 || !details.every(isFilled)
  })
  return { count: steps.length, wrong: wrong.map((step) => step.textContent ?? '') }
}
