import { expect } from '@playwright/test'
import { onShippedSite as test } from './on-site'

test('a sample asks the host of the application for nothing before its button, which names the host, is pressed', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://app.nmrium.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>NMRium</title>' })
  })
  await page.goto('/samples/')
  const sample = page.getByRole('region', { name: 'Sample: Ethylbenzene' })
  const address = /^https:\/\/app\.nmrium\.com\/#\?jcamp=https:\/\/cheminfo\.github\.io\/.+\/1h\.jdx$/
  await expect(sample.getByRole('link', { name: 'Open in NMRium' })).toHaveAttribute('href', address)
  const button = sample.getByRole('button', { name: 'Show here (app.nmrium.com)' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(sample.locator('iframe')).toHaveAttribute('src', address)
  await expect.poll(() => asked).toEqual(['https://app.nmrium.com/'])
  // The keyboard is still at the button, and takes the frame away again.
  await page.keyboard.press('Enter')
  await expect(sample.locator('iframe')).toHaveCount(0)
})
