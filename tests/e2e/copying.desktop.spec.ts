import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../browser/launch-options'
import { test } from './on-site'
import { openUntilIdle } from './waiting'

/** What the clipboard holds: pasted into a field, since a page without https can't read it. */
async function paste(page: Page): Promise<string> {
  const field = page.getByRole('searchbox', { name: 'Filter pages' })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  return field.inputValue()
}

test('copies code, the page, an address and a citation on a site without https', async ({ siteUrl }) => {
  // Unlike localhost, another name is secure only with https.
  const browser = await chromium.launch(launchOptions('--host-resolver-rules=MAP bench.test 127.0.0.1'))
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const open = (path: string) => openUntilIdle(page, siteUrl.replace('localhost', 'bench.test') + path)
  await open('contribute-to-doc/markdown_features/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Copy code: fid.ts' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await paste(page)).toContain('const dwell = 1 / spectralWidth')

  await open('help/phase/')
  const tools = page.getByRole('group', { name: 'Tools for this page' })
  await tools.getByText('Page', { exact: true }).click()
  await tools.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(tools.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await paste(page)).toMatch(/^# Phase correction/)

  await tools.getByText('Page', { exact: true }).click()
  await tools.getByRole('button', { name: 'Cite this page' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Copy text' }).click()
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await paste(page)).toMatch(/^Bench documentation: Phase correction\./)
  await browser.close()
})
