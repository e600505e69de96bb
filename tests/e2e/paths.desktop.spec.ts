import { expect } from '@playwright/test'
import { onSite, test } from './on-site'
import { watchFaults } from './waiting'

const onPaths = onSite('hosted')

onPaths('links docs and blog below their own paths without a full load', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
  await page.goto('')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'how to start' }).click()
  await expect(page).toHaveURL(/\/docs\/guide\/start\/#section-6$/)
  await page.goBack()
  await main.getByRole('link', { name: 'docs' }).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  await page.goBack()
  await main.getByRole('link', { name: 'news' }).click()
  await expect(page).toHaveURL(/\/news\/$/)
  await main.getByRole('link', { name: 'First', exact: true }).first().click()
  await expect(page).toHaveURL(/\/news\/2024\/01\/01\/first\/$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goto('docs/old/')
  await expect(page).toHaveURL(/\/docs\/guide\/start\/$/)
  expect(missing).toEqual([])
})

test('works below a base path and requests nothing outside it', async ({ page, siteUrl }) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto('guide/pictures/')
  await expect(page.getByRole('main').locator('img')).toHaveCount(4)
  const widths = await page.locator('main img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0
        image.loading = 'eager'
        await image.decode()
        return image.naturalWidth
      }),
    ),
  )
  expect(widths).toEqual([120, 60, 60, 120])

  await page.getByRole('main').getByRole('link', { name: 'start', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  await expect(page).toHaveURL(siteUrl)
  for (const name of ['file as it is', 'one beside a page']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(new URL(href ?? '', siteUrl).href)).status(), name).toBe(200)
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Open doors', exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl}blog/2026-05-19-newsletter/`)
  expect(faults).toEqual([])
})
