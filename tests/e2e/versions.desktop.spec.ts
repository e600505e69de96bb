import { expect } from '@playwright/test'
import { openVersions } from './dropdowns'
import { at, test } from './on-site'
import { watchErrors } from './waiting'

const key = 'docs-preferred-version-default'

test('links to the chosen version from pages outside the docs, in every tab; defines a term in the version of the page', async ({
  page,
  context,
}) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const links = ['Docs', 'Phase'].map((name) => bar.getByRole('link', { name, exact: true }))
  const expectVersion = async (label: string, prefix: string) => {
    await expect(bar.getByRole('button', { name: /^Docs version/ })).toContainText(label)
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', at(prefix))
    await expect(links[1] as (typeof links)[number]).toHaveAttribute('href', at(`${prefix}help/phase/`))
  }
  await page.goto('blog/')
  await expectVersion('2.0', '')
  const other = await context.newPage()
  await other.goto('blog/')
  await (await openVersions(other, false)).nth(2).click()
  await expect(other).toHaveURL(/\/1\.0\/?$/)
  expect(await other.evaluate((name) => localStorage.getItem(name), key)).toBe('1.0')

  await expectVersion('1.0', '1.0/')
  await links[0]?.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 1.0')
  // A page of the docs overrides the choice.
  await page.goto('next/help/phase/')
  await expectVersion('Next', 'next/')
  await page.goto('about/')
  await expectVersion('1.0', '1.0/')

  await page.goto('')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const term = page.locator('.prose').getByRole('link', { name: 'term' })
  await term.hover()
  await expect(page.locator('#term')).toContainText('The phase correction in 2.0.')
  await (await openVersions(page, false)).nth(2).click()
  await expect(page).toHaveURL(/\/1\.0\/?$/)
  await term.hover()
  await expect(page.locator('#term')).toContainText('The phase in 1.0.')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('forgets a chosen version that is gone, works while storage is blocked, and keeps the version on not-found pages', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key)
  await page.goto('blog/')
  await expect(page.getByRole('button', { name: /^Docs version/ })).toContainText('2.0')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('blog/')
  await (await openVersions(page, false)).nth(2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 1.0')

  await page.goto('1.0/no/such/page/')
  await expect(page.getByRole('button', { name: /^Docs version/ })).toContainText('1.0')
  const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true })
  await expect(docs).toHaveAttribute('href', at('1.0/'))
  expect(errors).toEqual([])
})
