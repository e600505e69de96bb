import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { watchErrors } from '../../tests/e2e/waiting'
import { answerForProgram, host, openBeside, parts, standIn } from './stand-in'

test('says that there is no network, and what to do', async ({ page, context }) => {
  await answerForProgram(page)
  await page.goto('tutorials/abx-couplings/')
  const { opener, dock } = parts(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await opener.click()
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline' })
  await expect(alert).toContainText('app.nmrium.com')
  await expect(dock).toHaveCount(0)
  await context.setOffline(false)
  await opener.click()
  await expect(dock).toBeVisible()
  await expect(alert).toBeHidden()
})

test('says that the host cannot be reached, and tries again', async ({ page }) => {
  let isDown = true
  await page.route(`${host}/**`, (route) =>
    isDown ? route.abort('connectionrefused') : route.fulfill({ contentType: 'text/html', body: standIn }),
  )
  await page.goto('tutorials/abx-couplings/')
  const { opener, dock, work } = parts(page)
  await opener.click()
  await expect(dock.getByRole('status')).toContainText('app.nmrium.com cannot be reached')
  await expect(dock.getByRole('link', { name: 'New tab' })).toHaveAttribute('target', '_blank')
  isDown = false
  await dock.getByRole('button', { name: 'Try again' }).click()
  await expect(work).toBeVisible()
  await expect(dock.getByRole('status')).toBeEmpty()
})

test('opens a new tab in windows without room, and works with blocked storage', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const errors = watchErrors(page)
  await answerForProgram(page)
  await page.goto('tutorials/abx-couplings/')
  const { opener, dock, next, headings } = parts(page)
  await expect(page.locator('h1')).toBeVisible()
  await expect(opener).toBeHidden()
  const link = page.locator('[data-sample]').getByRole('link', { name: /^Open in NMRium/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await page.setViewportSize({ width: 1280, height: 800 })
  await opener.click()
  await next.click()
  await expect(headings.filter({ visible: true })).toHaveCount(1)
  await expect(dock).toBeVisible()
  expect(errors).toEqual([])
})

test('shows all steps to print, and where a hash leads', async ({ page }) => {
  const { headings, next, dock } = await openBeside(page)
  await next.click()
  const id = (await headings.nth(3).getAttribute('id')) ?? ''
  await page.evaluate((hash) => {
    location.hash = hash
  }, id)
  await expect(headings.nth(3)).toBeInViewport()
  await expect(headings.filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(dock).toBeHidden()
  for (const heading of await headings.all()) await expect(heading).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(headings.filter({ visible: true })).toHaveCount(1)
})
