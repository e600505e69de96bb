import { expect, type Page } from '@playwright/test'
import { onSharedPage, test } from './on-site'
import { holdResponses, openUntilIdle, waitFrames } from './waiting'

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => toc(page).locator('[aria-current]')

test.describe('a page with sections', () => {
  const onPage = onSharedPage(test, 'help/phase/')

  onPage.beforeEach(({ page }) => page.evaluate(() => scrollTo(0, 0)))

  onPage('marks none above the first section', async ({ page }) => {
    await expect(toc(page)).toBeVisible()
    await expect(current(page)).toHaveCount(0)
  })

  onPage('marks exactly one section while scrolling, to the last at the end', async ({ page }) => {
    const headings = page.locator('article h2, article h3')
    await headings.first().evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60))
    await expect(current(page)).toHaveText((await headings.first().textContent()) ?? '')
    for (const link of await toc(page).getByRole('link').all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      const reachable = await page.evaluate((target) => {
        const heading = document.getElementById(target)
        if (!heading) return false
        const top = heading.getBoundingClientRect().top + scrollY - 70
        scrollTo(0, top)
        return top < document.documentElement.scrollHeight - innerHeight - 2
      }, id)
      if (reachable) await expect(link).toHaveAttribute('aria-current', 'location')
      await expect(current(page)).toHaveCount(1)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(toc(page).getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  })

  onPage('marks a clicked section even if it cannot reach the top, until the reader scrolls', async ({ page }) => {
    const links = toc(page).getByRole('link')
    const secondLast = links.nth((await links.count()) - 2)
    const arrived = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
    )
    await secondLast.click()
    await expect(secondLast).toHaveAttribute('aria-current', 'location')
    await arrived
    await waitFrames(page)
    await expect(secondLast).toHaveAttribute('aria-current', 'location')
    await page.mouse.wheel(0, 4000)
    await expect(links.last()).toHaveAttribute('aria-current', 'location')
  })

  onPage('copies the address of a section', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('#zero-order').hover()
    await page.getByRole('link', { name: 'Link to this heading: Zero order' }).click()
    await expect(page.locator('#zero-order')).toContainText('Link copied')
    await expect(page).toHaveURL(/#zero-order$/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/help\/phase\/#zero-order$/)
    await expect(page.locator('#zero-order')).not.toContainText('Link copied')
  })
})

test('marks the section of a hash on load, below the navbar', async ({ page }) => {
  await page.goto('help/phase/#zero-order')
  await expect(current(page)).toHaveAttribute('href', '#zero-order')
  const heading = await page.locator('#zero-order').boundingBox()
  const navbar = await page.locator('header').first().boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0))
  expect(heading?.y).toBeLessThan(200)
})

const hiddenTargets = 'tutorial-extras/hidden-targets/'

/** Expects the target directly below the sticky elements. */
async function expectAt(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeVisible()
  const distance = () =>
    page.evaluate((hash) => {
      const { top = 0 } = document.getElementById(hash)?.getBoundingClientRect() ?? {}
      return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    }, id)
  await expect.poll(distance).toBeLessThan(1)
}

test('reveals a hidden target on load, and keeps it in its place when a picture loads late', async ({ page }) => {
  const release = await holdResponses(page, /\.svg$/)
  await page.goto(`${hiddenTargets}#answer`, { waitUntil: 'domcontentloaded' })
  await expectAt(page, 'answer')
  release()
  await page.waitForLoadState('load')
  await expectAt(page, 'answer')
})

test('reveals a target in a tab on load', async ({ page }) => {
  await page.goto(`${hiddenTargets}#second-way`)
  await expectAt(page, 'second-way')
})

for (const id of ['answer', 'second-way']) {
  test(`reveals a hidden target on a click, and returns to the top by Back: ${id}`, async ({ page }) => {
    await openUntilIdle(page, hiddenTargets)
    await expect(page.locator(`#${id}`)).toBeHidden()
    await page.locator(`#main p a[href="#${id}"]`).click()
    await expectAt(page, id)
    await expect(page.locator(`#${id}`)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    // What still loads does not bring the target back.
    await page.evaluate(() => document.querySelector('#main')?.append('Late text'))
    await waitFrames(page, 5)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('reveals a hidden target from another page', async ({ page }) => {
  await openUntilIdle(page, 'tutorial-extras/pictures/')
  await page.locator('#main p a[href$="#answer"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden targets')
  await expectAt(page, 'answer')
  await expect(page.locator('#answer')).toBeFocused()
})

test('goes to a target that old HTML names', async ({ page }) => {
  await openUntilIdle(page, 'tutorial-extras/pictures/')
  await page.locator('#main p a[href$="#old-place"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden targets')
  await expect(page.locator('a[name="old-place"]')).toBeFocused()
  await expect(page.getByText('Old pages lead here.')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
