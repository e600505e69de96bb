import { expect } from '@playwright/test'
import { onHost } from './deployment'
import { neverIdle, openComplete, watchLoads } from './waiting'

onHost(
  'the menu of a tab that is older than the site opens, and its links lead to the new page',
  async ({ page, host }) => {
    await neverIdle(page)
    await openComplete(page, '/help/phase/')
    const loads = watchLoads(page)
    await host.redeploy()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    expect(loads).toEqual([])
    await drawer.getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    expect(loads).toEqual(['/blog/'])
  },
)
