import { expect } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('large-sidebar')

test('a tap in the drawer opens a category whose entries the page lacks, and another leads into it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Long list' }).tap()
  await drawer.getByRole('link', { name: 'Page 30' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 30')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(drawer.getByRole('link', { name: 'Page 30' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer.getByRole('link', { name: 'Page 30' })).toBeInViewport()
})
