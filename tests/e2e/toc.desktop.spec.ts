import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { drawFrames } from './waiting'

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => toc(page).locator('[aria-current]')

test('nothing is marked above the first heading, and the first one from then on', async ({ page }) => {
  await page.goto('/help/phase/')
  await expect(toc(page)).toBeVisible()
  await expect(current(page)).toHaveCount(0)
  const headings = page.locator('article h2, article h3')
  await headings.first().evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60))
  await expect(current(page)).toHaveText((await headings.first().textContent()) ?? '')
})

test('scrolling marks each section in turn, and exactly one', async ({ page }) => {
  await page.goto('/help/phase/')
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
})

test('the last section is marked at the end of the page', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(toc(page).getByRole('link').last()).toHaveAttribute('aria-current', 'location')
})

test('a clicked section stays marked even where it cannot reach the top', async ({ page }) => {
  await page.goto('/help/phase/')
  const links = toc(page).getByRole('link')
  const secondLast = links.nth((await links.count()) - 2)
  const arrived = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })))
  await secondLast.click()
  await expect(secondLast).toHaveAttribute('aria-current', 'location')
  await arrived
  await drawFrames(page)
  await expect(secondLast).toHaveAttribute('aria-current', 'location')
  await page.mouse.wheel(0, 4000)
  await expect(links.last()).toHaveAttribute('aria-current', 'location')
})

test('a hash in the address is marked on load, and its heading is below the navbar', async ({ page }) => {
  await page.goto('/help/phase/')
  const href = await toc(page).getByRole('link').nth(2).getAttribute('href')
  await page.goto('about:blank')
  await page.goto(`/help/phase/${href}`)
  await expect(current(page)).toHaveAttribute('href', href ?? '')
  const heading = await page.locator(`[id="${href?.slice(1)}"]`).boundingBox()
  const navbar = await page.locator('header').first().boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0))
  expect(heading?.y).toBeLessThan(200)
})
