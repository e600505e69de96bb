import { expect } from '@playwright/test'
import { onSite } from './on-site'
import { watchFaults } from './waiting'

const test = onSite('versions-and-languages')

test('navigates in the language, follows redirects, and finds it again on the not-found page', async ({
  page,
  siteUrl,
}) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto('fr/')
  await expect(page).toHaveTitle('Commencer | Reflets')
  const menu = page.getByRole('navigation', { name: 'Sommaire de la documentation' })
  await menu.getByRole('link', { name: 'Guide pratique' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide pratique')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Phase' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correction de phase')
  await expect(page.getByRole('link', { name: 'Traitement' })).toHaveAttribute('href', '/sub/fr/tags/processing/')
  await expect(page.locator('article').getByText('Astuce', { exact: true })).toBeVisible()
  await page.goto('fr/old')
  await expect(page).toHaveURL(`${siteUrl}fr/guide/pictures/#second`)
  expect(faults).toEqual([])
  await page.goto('fr/no/such/page')
  await expect(page.getByRole('link', { name: 'Français' }).first()).toHaveAttribute('href', '/sub/fr/')
})
