import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { listPagesWithMarks } from './pages-with-marks'

for (const [index, pages] of listPagesWithMarks(3).entries()) {
  test(`keeps the picture in view, and the step in front of it, for each step that names a mark, part ${index + 1}`, async ({
    page,
  }) => {
    test.slow()
    expect(pages.length).toBeGreaterThan(5)
    for (const address of pages) {
      await page.goto(address, { waitUntil: 'load' })
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        const { count, wrong } = await page.evaluate(readStepsInMiddle)
        expect(count, address).toBeGreaterThan(0)
        expect(wrong, `${address} at ${width} px`).toEqual([])
      }
    }
  })
}

/** Runs in the page: brings each step to the middle of the window, and lists those without their picture or behind it. */
function readStepsInMiddle(): { count: number; wrong: string[] } {
  const steps = [...document.querySelectorAll('main [data-names]')].filter((step) => step.checkVisibility())
  const wrong = steps.filter((step) => {
    scrollTo({ top: scrollY + step.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' })
    const figure = step.closest('.steps')?.querySelector(':scope > figure')
    const picture = [...(figure?.querySelectorAll('[data-marks]') ?? [])].find((each) => each.checkVisibility())
    if (!figure || !picture) return true
    const { top, bottom } = picture.getBoundingClientRect()
    const isInView = top >= 0 && bottom <= innerHeight
    return !isInView || step.getBoundingClientRect().top < figure.getBoundingClientRect().bottom
  })
  return { count: steps.length, wrong: wrong.map((step) => step.textContent ?? '') }
}
