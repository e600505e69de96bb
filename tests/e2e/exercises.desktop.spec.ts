import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { at, onSharedPage, test } from './on-site'
import { retype } from './typing'

const features = 'contribute-to-doc/markdown_features/'
const typed = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'Two lines' })
const chosen = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'pivot' })

test('works after a navigation', async ({ page }) => {
  await page.goto('help/phase/')
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('article a[href^="/"]')
    link?.setAttribute('href', path)
    link?.click()
  }, at(features))
  await expect(page).toHaveURL(features)
  await expect(chosen(page).getByRole('button', { name: 'Check' })).toBeEnabled()
})

test.describe('an exercise', () => {
  const onPage = onSharedPage(test, features)
  const field = (page: Page) => typed(page).getByRole('textbox', { name: 'Your answer' })

  onPage('shows and hides its answer', async ({ page }) => {
    for (const isShown of [true, false]) {
      await chosen(page).getByText('Show the answer').click()
      await expect(chosen(page).getByText('grows with the distance')).toBeVisible({ visible: isShown })
    }
  })

  onPage('judges a number that is typed, within a tolerance', async ({ page }) => {
    await retype(field(page), '19')
    await field(page).press('Enter')
    await expect(typed(page).getByRole('status')).toHaveText(/^Not quite/)
    await expect(field(page)).toBeFocused()
    await expect(typed(page).getByText('0.019 ppm is')).toBeHidden()
    await retype(field(page), '7,5 Hz')
    await expect(typed(page).getByRole('status')).toBeEmpty()
    await field(page).press('Enter')
    await expect(typed(page).getByRole('status')).toHaveText(/^Right/)
    await expect(typed(page).getByText('0.019 ppm is')).toBeVisible()
    await expect(page).toHaveURL(features)
  })

  onPage('says what a typical wrong answer comes from, and lists all of them with the answer', async ({ page }) => {
    const verdict = typed(page).getByRole('status')
    await retype(field(page), '3,8 Hz')
    await field(page).press('Enter')
    await expect(verdict).toHaveText('Not quite. 3.8 Hz: You multiplied by 200 MHz, as for another field.')
    await expect(verdict.locator('em')).toHaveText('another')
    await retype(field(page), '0.5')
    await field(page).press('Enter')
    await expect(verdict.getByText('The lines are 0.019 ppm apart')).toBeVisible()
    await retype(field(page), '7.6')
    await field(page).press('Enter')
    await expect(verdict).toHaveText(/^Right/)
    await expect(typed(page).getByText('Typical wrong answers')).toBeVisible()
    await expect(typed(page).locator('details').getByText('You multiplied by 200 MHz')).toBeVisible()
  })

  onPage('judges a choice made by keyboard', async ({ page }) => {
    const check = chosen(page).getByRole('button', { name: 'Check' })
    await expect(check).toBeEnabled()
    await check.press('Enter')
    await expect(chosen(page).getByRole('status')).toHaveText(/^Choose or type/)
    await chosen(page).getByRole('radio', { name: 'the zero order' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(chosen(page).getByRole('status')).toHaveText(/^Not quite/)
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page).getByRole('radio', { name: 'the first order' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(chosen(page).getByRole('status')).toHaveText(/^Right/)
    await expect(chosen(page).getByText('grows with the distance')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page).getByRole('radio', { name: 'neither' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(chosen(page).getByRole('status')).toHaveText('Not quite. neither: One of them does.')
  })

  onPage('is accessible with its judgement', async ({ page }) => {
    await retype(field(page), '19')
    await field(page).press('Enter')
    await expect(typed(page).getByRole('status')).toHaveText(/^Not quite/)
    expect(await findViolations(page, { include: '[data-exercise]' })).toEqual([])
  })
})
