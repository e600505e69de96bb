import { expect } from '@playwright/test'
import { findViolations } from '../../tests/e2e/axe'
import { onShippedSite as test } from '../../tests/e2e/on-site'
import { answerForProgram, openBeside, parts } from './stand-in'

test('shows the program in the right half without moving what the reader looks at', async ({ page }) => {
  const requests = await answerForProgram(page)
  await page.goto('tutorials/abx-couplings/')
  const { opener, dock } = parts(page)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  const before = await opener.boundingBox()
  await opener.click()
  await expect(dock.locator('iframe')).toHaveAttribute('src', /^https:\/\/app\.nmrium\.com\/#\?jcamp=https:/)
  await expect.poll(() => requests).toContain('document')
  expect((await opener.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const [navbar, box, text] = await Promise.all(
    [page.locator('body > header'), dock, page.locator('article')].map(
      async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 },
    ),
  )
  if (!navbar || !box || !text) throw new Error('A part is missing.')
  expect(box.width).toBeCloseTo(navbar.width / 2, 0)
  expect(Math.abs(box.y - navbar.y - navbar.height)).toBeLessThan(2)
  expect(text.x + text.width).toBeLessThan(box.x)
  await expect(page.locator('[data-tree]')).toBeHidden()
  await expect(page.locator('[data-toc]')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('shows one step at a time, with a list of all', async ({ page }) => {
  const { bar, next, headings } = await openBeside(page)
  const visible = headings.filter({ visible: true })
  await expect(page.locator('[data-sample]')).toBeVisible()
  await expect(visible).toHaveCount(0)
  await next.click()
  await expect(visible).toHaveCount(1)
  await expect(page.locator('[data-sample]')).toBeHidden()
  const first = await visible.textContent()
  await next.press('Enter')
  await expect(visible).not.toHaveText(first ?? '')
  await bar.getByRole('button', { name: 'Previous' }).click()
  await expect(visible).toHaveText(first ?? '')

  await bar.getByRole('button', { name: / of \d+$/ }).click()
  const entries = bar.getByRole('listitem').getByRole('button')
  await expect(entries).toHaveCount((await headings.count()) + 1)
  // Escape closes only the list.
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await bar.getByRole('button', { name: / of \d+$/ }).click()
  expect(await findViolations(page, { exceptRules: ['frame-tested'] })).toEqual([])
  await entries.last().click()
  await expect(visible).toHaveText((await headings.last().textContent()) ?? '')
  await expect(next).toBeDisabled()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
})

test('ticks a step when the number typed in it is right, and keeps ticks and step on the device', async ({ page }) => {
  const { next, opener, headings, bar } = await openBeside(page)
  await next.click()
  await next.click()
  const step = page.locator('li:has([data-exercise])').filter({ visible: true })
  const box = step.getByRole('checkbox')
  // Only the answer ticks it.
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  const right = (await step.locator('[data-exercise]').getAttribute('data-exercise')) ?? ''
  await step.getByRole('textbox').pressSequentially('99999')
  await page.keyboard.press('Enter')
  await expect(step.locator('[data-result=wrong]')).toBeVisible()
  await expect(box).not.toBeChecked()
  await step.getByRole('textbox').press('Control+a')
  await step.getByRole('textbox').pressSequentially(right)
  await page.keyboard.press('Enter')
  await expect(box).toBeChecked()
  const heading = headings.filter({ visible: true })
  const title = (await heading.textContent()) ?? ''

  await page.reload()
  // Nothing is loaded before the reader asks again.
  await expect(page.locator('[data-docked]')).toHaveCount(0)
  await expect(page.locator('li:has([data-exercise])').getByRole('checkbox').first()).toBeChecked()
  await opener.click()
  await expect(heading).toHaveCount(1)
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
  await bar.getByRole('button', { name: / of \d+$/ }).click()
  await expect(bar.getByRole('listitem').filter({ hasText: title })).toContainText('1 of')
  await bar.getByRole('button', { name: 'Clear all ticks' }).click()
  await expect(page.locator('[data-sample]')).toBeVisible()
  expect(await page.locator('[data-tick]:checked').count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('/abx-couplings/ ')
})

test('closes with Escape or its button, and keeps what was done in the program, also on other pages', async ({
  page,
}) => {
  const { dock, opener, next, headings, work } = await openBeside(page)
  await page.keyboard.press('Escape')
  await expect(dock).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await work.pressSequentially('mine')
  await next.click()
  await page.keyboard.press('Escape')
  await expect(dock).toBeHidden()
  await expect(headings.nth(2)).toBeVisible()
  // The focus is on the step that was read.
  await expect(headings.first()).toBeFocused()
  await expect(headings.first()).toBeInViewport()
  await opener.click()
  await expect(work).toHaveValue('mine')
  await next.click()
  await next.click()
  await dock.getByRole('button', { name: 'Close NMRium' }).click()
  await expect(dock).toBeHidden()
  await expect(headings.nth(2)).toBeFocused()
  await expect(headings.nth(2)).toBeInViewport()
  await opener.click()
  await page.getByRole('link', { name: 'NMRium', exact: true }).first().click()
  await expect(page).not.toHaveURL(/abx/)
  await expect(dock).toBeVisible()
  await expect(work).toHaveValue('mine')
  await page.goBack()
  await expect(headings.filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('[data-sample] > p > button')).toHaveAttribute('aria-expanded', 'true')
})

test('gives the program more of the window by keys and pointer, also after a reload', async ({ page }) => {
  const { dock, opener } = await openBeside(page)
  const divider = page.getByRole('separator', { name: 'Width of NMRium' })
  const shares = async () => {
    const [box, navbar, article] = await Promise.all([
      dock.boundingBox(),
      page.locator('body > header').boundingBox(),
      page.locator('article').boundingBox(),
    ])
    if (!box || !navbar || !article) throw new Error('A part is missing.')
    expect(article.x + article.width).toBeLessThanOrEqual(box.x)
    return [box.width, navbar.width].map((width) => Math.round((100 * width) / (navbar.width || 1)))
  }
  expect(await shares()).toEqual([50, 100])
  await divider.press('ArrowLeft')
  await divider.press('ArrowLeft')
  expect(await shares()).toEqual([60, 100])
  await expect(divider).toHaveAttribute('aria-valuenow', '60')
  const { x, y } = (await divider.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 6, y + 300)
  await page.mouse.down()
  // Over the program, which must not take the pointer.
  await page.mouse.move(x + 200, y + 300, { steps: 5 })
  await page.mouse.up()
  expect((await shares())[0]).toBeLessThan(50)
  await dock.getByRole('button', { name: 'Wider' }).click()
  expect(await shares()).toEqual([70, 100])
  await dock.getByRole('button', { name: 'Half' }).click()
  expect(await shares()).toEqual([50, 100])
  await divider.press('End')
  await page.reload()
  await opener.click()
  await expect(dock).toBeVisible()
  expect(await shares()).toEqual([70, 100])
})
