import { expect } from '@playwright/test'
import { test } from './on-site'

const features = '/contribute-to-doc/markdown_features/'

test('tabs follow the keyboard pattern, and groups of one name switch together', async ({ page }) => {
  await page.goto(features)
  const groups = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'macOS' }) })
  const first = groups.first()
  const windows = first.getByRole('tab', { name: 'Windows' })
  await expect(windows).toHaveAttribute('aria-selected', 'true')
  await windows.focus()
  await page.keyboard.press('ArrowRight')
  const mac = first.getByRole('tab', { name: 'macOS' })
  await expect(mac).toBeFocused()
  await expect(mac).toHaveAttribute('aria-selected', 'true')
  await expect(windows).toHaveAttribute('tabindex', '-1')
  await expect(groups.nth(1).getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
  const panel = page.locator(`[id="${await mac.getAttribute('aria-controls')}"]`)
  await expect(panel).toBeVisible()
  await expect(page.locator(`[id="${await windows.getAttribute('aria-controls')}"]`)).toBeHidden()
  await page.reload()
  await expect(mac).toHaveAttribute('aria-selected', 'true')
})

test('a remembered tab is open before the page wakes up, and closed ones are found by the search of the browser', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'mac'))
  // Without its scripts React never wakes up: only what is in the HTML runs.
  await page.route('**/_next/static/chunks/**', (route) =>
    /\.css$/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto(features, { waitUntil: 'commit' })
  const mac = page.getByRole('tab', { name: 'macOS' }).first()
  await expect(mac).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Windows' }).first()).toHaveAttribute('tabindex', '-1')
  await page.unroute('**/_next/static/chunks/**')
  await page.reload()
  await expect(page.locator('[role="tabpanel"][hidden="until-found"]').first()).toBeAttached()
  await expect(mac).toHaveAttribute('aria-selected', 'true')
})

test('code is copied as it was written, and the reader is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(features)
  const block = page.locator('figure.code', { has: page.locator('figcaption', { hasText: 'fid.ts' }) })
  await block.hover()
  await block.getByRole('button', { name: 'Copy code: fid.ts' }).click()
  await expect(block.getByRole('status')).toHaveText(/copied/i)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')[0]).toBe('const dwell = 1 / spectralWidth')
  expect(copied).not.toContain('highlight')
})

test('a line too long can be wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(features)
  const toggle = page.getByRole('button', { name: /^Wrap lines/ }).first()
  const pre = toggle.locator('xpath=ancestor::figure').locator('pre')
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await expect(pre).toHaveAttribute('tabindex', '0')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test('highlighted code changes its colours with the mode and has no inline styles', async ({ page }) => {
  await page.goto(features)
  const keyword = page.locator('.tk-keyword').first()
  const light = await keyword.evaluate((element) => getComputedStyle(element).color)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect.poll(() => keyword.evaluate((element) => getComputedStyle(element).color)).not.toBe(light)
  expect(await page.locator('article [style]').count()).toBe(0)
})

test('a picture has its size before it loads, and only the first one loads at once', async ({ page }) => {
  await page.goto('/help/apodization/')
  const images = page.locator('article img')
  const loading = await images.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))
  expect(loading.at(-1)).toBe('lazy')
  for (const image of await images.all()) {
    expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0)
    expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0)
    await expect(image).toHaveAttribute('alt', /\S/)
  }
})

test('pictures for one colour mode show in that mode alone', async ({ page }) => {
  await page.goto('/help/apodization/')
  const light = page.locator('article img[data-only="light"]').first()
  const dark = page.locator('article img[data-only="dark"]').first()
  await expect(light).toBeVisible()
  await expect(dark).toBeHidden()
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(light).toBeHidden()
  await expect(dark).toBeVisible()
})

test('a clip is muted, has controls and stands still for a reader who prefers that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contribute-to-doc/images/')
  const clip = page.locator('article video').first()
  await expect(clip).toHaveAttribute('controls', '')
  await clip.scrollIntoViewIfNeeded()
  expect(
    await clip.evaluate((video: HTMLVideoElement) => ({ muted: video.muted, loop: video.loop, paused: video.paused })),
  ).toEqual({
    muted: true,
    loop: true,
    paused: true,
  })
})

test('a wide table scrolls in its own frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/tutorial-extras/figures/')
  const frames = page.locator('.table-scroll')
  const wide = await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length)
  expect(wide).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('formulas are MathML', async ({ page }) => {
  await page.goto('/help/phase/')
  await expect(page.locator('article math[display="block"]').first()).toBeVisible()
})

test('details open by keyboard', async ({ page }) => {
  await page.goto('/contribute-to-doc/details/')
  const summary = page.locator('article details > summary').first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article details').first()).toHaveAttribute('open', '')
})

test('a heading can be linked to', async ({ page }) => {
  await page.goto('/help/phase/')
  const heading = page.locator('article h2').first()
  await heading.hover()
  const anchor = heading.getByRole('link')
  await expect(anchor).toHaveAccessibleName(/Link to this heading: /)
  await anchor.click()
  await expect(page).toHaveURL(/#.+/)
})
