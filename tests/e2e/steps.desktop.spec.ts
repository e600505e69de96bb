import { expect, type Locator, type Page } from '@playwright/test'
import { onSharedPage, test } from './on-site'
import { holdResponses, watchShifts } from './waiting'

const frames = (page: Page) => page.locator('.prose .steps')
const picture = (frame: Locator) => frame.locator('figure img')

/** Turns the wheel until the middle of an element is in the middle of the window. */
async function wheelTo(page: Page, step: Locator): Promise<void> {
  await page.mouse.move(640, 500)
  for (let turn = 0; turn < 20; turn += 1) {
    const { y = 0, height = 0 } = (await step.boundingBox()) ?? {}
    const distance = y + height / 2 - 400
    if (Math.abs(distance) < 30) return
    await page.mouse.wheel(0, distance)
    await page.waitForTimeout(50)
  }
}

test('shows numbered steps without layout shifts while their pictures load', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const shifts = await watchShifts(page)
  await page.goto('tutorial-extras/steps/')
  await wheelTo(page, frames(page).last().locator('li').last())
  await expect(picture(frames(page).last())).toBeInViewport({ ratio: 1 })
  expect(await shifts()).toBeLessThan(0.02)
})

test('lights marks also where the code that enlarges pictures comes last', async ({ page }) => {
  const release = await holdResponses(page, /zoom\.browser/)
  const marks = page.waitForResponse(/lit-marks/)
  await page.goto('tutorial-extras/steps/')
  await (await marks).finished()
  release()
  await expect(frames(page).first().locator('figure span')).toHaveCount(2)
})

test.describe('numbered steps', () => {
  const onPage = onSharedPage(test, 'tutorial-extras/steps/')

  onPage('have their whole picture in view, and are not behind it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(frames(page)).toHaveCount(2)
    for (const frame of await frames(page).all()) {
      const steps = await frame.locator('ol > li').all()
      expect(steps.length).toBeGreaterThan(4)
      for (const step of steps) {
        await wheelTo(page, step)
        await expect(step).toBeInViewport({ ratio: 1 })
        await expect(picture(frame)).toBeInViewport({ ratio: 1 })
        const { y: top = 0 } = (await step.boundingBox()) ?? {}
        const { y = 0, height = 0 } = (await frame.locator('figure').boundingBox()) ?? {}
        expect(top).toBeGreaterThanOrEqual(y + height)
      }
    }
  })

  onPage('scroll a focused link out from behind the picture', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const frame = frames(page).first()
    const link = frame.getByRole('link', { name: 'the list of steps' })
    await wheelTo(page, page.getByText('The numbers of the ranges come last.'))
    await frames(page).last().getByRole('link', { name: 'the picture of the range' }).focus()
    for (let back = 0; back < 6 && !(await link.evaluate((node) => node === document.activeElement)); back += 1)
      await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    const { y: top = 0 } = (await link.boundingBox()) ?? {}
    const { y = 0, height = 0 } = (await frame.locator('figure').boundingBox()) ?? {}
    expect(top).toBeGreaterThanOrEqual(y + height)
  })

  onPage('light their marks in the picture, in view or under the pointer', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const [first, second] = await frames(page).first().locator('[data-names]').all()
    const lit = () =>
      frames(page)
        .first()
        .locator('figure span')
        .evaluateAll((rings) => rings.map((ring) => Number(getComputedStyle(ring).opacity)))
    if (!first || !second) throw new Error('The steps name no marks.')
    await wheelTo(page, second)
    await page.mouse.wheel(0, -100)
    await second.hover()
    await expect.poll(lit).toEqual([0, 1])
    // Outside of the text; both steps are in view.
    await page.mouse.move(1270, 500)
    await expect.poll(lit).toEqual([1, 0])
    await second.hover()
    await expect.poll(lit).toEqual([0, 1])
    await first.hover()
    await expect.poll(lit).toEqual([1, 0])
    const ring = await frames(page).first().locator('figure span').first().boundingBox()
    const shown = await picture(frames(page).first()).boundingBox()
    if (!ring || !shown) throw new Error('There is no ring or no picture.')
    expect(Math.abs(ring.x + ring.width / 2 - shown.x - shown.width / 2)).toBeLessThan(2)
    expect(Math.abs(ring.y + ring.height / 2 - shown.y - shown.height / 10)).toBeLessThan(2)
  })

  onPage('keep the order of the text in narrow windows and on paper', async ({ page }) => {
    const isBelow = async () => {
      const frame = frames(page).last()
      const [list, figure] = [await frame.locator('ol').boundingBox(), await frame.locator('figure').boundingBox()]
      return (figure?.y ?? 0) > (list?.y ?? 0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await isBelow()).toBe(false)
    await page.setViewportSize({ width: 1100, height: 800 })
    expect(await isBelow()).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ media: 'print' })
    expect(await isBelow()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
  })
})
