import { expect } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('versions')

test('the search keeps to one version, and says so when another has what is sought', async ({ page }) => {
  await page.goto('search/?q=jcamp')
  const select = page.getByRole('combobox', { name: 'Docs version' })
  await expect(select).toHaveValue('2.0')
  await expect(page.getByRole('status')).toHaveText('No results were found')
  await page.getByRole('button', { name: /^Search all versions/ }).click()
  await expect(select).toHaveValue('')
  await expect(page).toHaveURL(/\?q=jcamp&version=all$/)
  await expect(page.getByRole('article').first()).toContainText('1.0')
  await select.selectOption('1.0')
  await expect(page).toHaveURL(/\?q=jcamp&version=1\.0$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(select).toHaveValue('')
})

test('a reader of an older version searches in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1.0'))
  await page.goto('search/?q=jcamp')
  await expect(page.getByRole('combobox', { name: 'Docs version' })).toHaveValue('1.0')
  await expect(page.getByRole('article')).toHaveCount(1)
})
