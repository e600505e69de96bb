import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { indexFile } from '../../lib/search/local/load-engine'
import { testSiteDir } from '../sites'
import { onSite } from './on-site'
import { openSearch, searchRows } from './search'
import { watchFaults, watchLoads } from './waiting'

const test = onSite('below-a-path')
const base = '/nmrium-docs/'
const read = (file: string) => readFile(path.join(testSiteDir('below-a-path'), file), 'utf8')

test('the shipped site works below a path, and asks for nothing outside', async ({ page, siteUrl }) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto(siteUrl)
  const links = page.locator('[data-tree] a:visible')
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(new RegExp(`^${base}`))
  const loads = watchLoads(page)
  const next = await links.nth(1).getAttribute('href')
  await links.nth(1).click()
  await expect(page).toHaveURL((url) => url.pathname === next)

  const [first] = JSON.parse(await read(indexFile))
  await openSearch(page, first.title)
  await searchRows(page).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname.startsWith(base) && url.pathname !== next)
  expect(loads).toEqual([])

  const [from = '', to = ''] = (await read('_redirects')).split(/\s/)
  await page.goto(new URL(from, siteUrl).href)
  await expect(page).toHaveURL((url) => url.pathname + url.hash === to)
  expect(faults).toEqual([])

  await page.goto(`${siteUrl}no/such/page`)
  await expect(page.locator(`#main a[href^="${base}"]`).first()).toBeVisible()
})
