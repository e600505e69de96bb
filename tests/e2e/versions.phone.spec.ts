import { expect } from '@playwright/test'
import { openVersions } from './dropdowns'
import { at, test } from './on-site'
import { watchErrors } from './waiting'

test('switches the version and keeps page, query and hash; names the versions without the page', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto('help/phase/?pivot=2#manual-correction')
  const links = await openVersions(page, true)
  await expect(links).toHaveText(['Next', '2.0', '1.0', /^R&D 50% é/])
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(links.nth(2)).not.toHaveAttribute('aria-current')
  await links.nth(2).click()
  await expect(page).toHaveURL(/\/1\.0\/help\/phase\/\?pivot=2#manual-correction$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Manual correction' })).toBeInViewport()
  await expect(page.locator('[data-version-badge]')).toHaveText('Version 1.0')

  await page.getByRole('main').getByRole('link', { name: 'the start' }).click()
  await expect(page).toHaveURL(/\/1\.0\/?$/)
  await page.goto('1.0/legacy/jcamp/#blocks')
  const others = await openVersions(page, true)
  await expect(others).toHaveText([/^Next.*start page$/, /^2\.0.*start page$/, '1.0', /^R&D 50% é.*start page$/])
  await expect(others.nth(0)).toHaveAttribute('href', at('next/'))
  await expect(others.nth(1)).toHaveAttribute('href', at(''))
  await expect(others.nth(2)).toHaveAttribute('href', at('1.0/legacy/jcamp/#blocks'))
  await others.nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  expect(errors).toEqual([])
})
