import { expect } from '@playwright/test'
import { onShippedSite as test } from '../../tests/e2e/on-site'

test('opens the program in a new tab on a phone', async ({ page, context }) => {
  await context.route('https://app.nmrium.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stand-in</title>' }),
  )
  await page.goto('tutorials/abx-couplings/')
  await expect(page.getByRole('button', { name: /^Show here/ })).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Open in NMRium/ }).tap()
  await expect(await opened).toHaveURL(/^https:\/\/app\.nmrium\.com\/#\?jcamp=/)
  await expect(page).toHaveURL(/abx-couplings/)
})
