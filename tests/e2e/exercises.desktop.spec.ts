import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { drawFrames } from './waiting'

const features = '/contribute-to-doc/markdown_features/'
const typed = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'Two lines' })
const chosen = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'pivot' })

test('a typed answer is checked within its tolerance, and the right one opens the reason', async ({ page }) => {
  await page.goto(features)
  const exercise = typed(page)
  const field = exercise.getByRole('textbox', { name: 'Your answer' })
  await field.fill('19')
  await field.press('Enter')
  await expect(exercise.getByRole('status')).toHaveText(/^Not right/)
  await expect(exercise.getByText('0.019 ppm is')).toBeHidden()
  await field.fill('7,5 Hz')
  await expect(exercise.getByRole('status')).toBeEmpty()
  await field.press('Enter')
  await expect(exercise.getByRole('status')).toHaveText(/^Right/)
  await expect(exercise.getByText('0.019 ppm is')).toBeVisible()
  await expect(page).toHaveURL(features)
})

test('a choice is made and checked by keyboard', async ({ page }) => {
  await page.goto(features)
  const exercise = chosen(page)
  const check = exercise.getByRole('button', { name: 'Check' })
  await expect(check).toBeEnabled()
  await drawFrames(page)
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(exercise.getByRole('status')).toHaveText(/^Choose or type/)
  await exercise.getByRole('radio', { name: 'the zero order' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(exercise.getByRole('status')).toHaveText(/^Not right/)
  await page.keyboard.press('ArrowDown')
  await expect(exercise.getByRole('radio', { name: 'the first order' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(exercise.getByRole('status')).toHaveText(/^Right/)
  await expect(exercise.getByText('grows with the distance')).toBeVisible()
})

test('the answer can be read without an attempt, and an exercise works after a navigation', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('article a[href^="/"]')
    link?.setAttribute('href', path)
    link?.click()
  }, features)
  await expect(page).toHaveURL(features)
  const exercise = chosen(page)
  await exercise.getByText('Show the answer').click()
  await expect(exercise.getByText('grows with the distance')).toBeVisible()
  await expect(exercise.getByRole('button', { name: 'Check' })).toBeEnabled()
})

for (const theme of ['light', 'dark']) {
  test(`exercises are accessible in ${theme} mode, with their verdicts`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await page.goto(features)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await typed(page).getByRole('textbox').fill('19')
    await typed(page).getByRole('textbox').press('Enter')
    await chosen(page).getByRole('radio').nth(1).check()
    await chosen(page).getByRole('button', { name: 'Check' }).click()
    await expect(chosen(page).getByRole('status')).toHaveText(/^Right/)
    expect(await findViolations(page, { include: '[data-exercise]' })).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the question and its choices can be read, and the answer is folded text', async ({ page }) => {
    await page.goto(features)
    const exercise = chosen(page)
    await expect(exercise.getByText('the first order').first()).toBeVisible()
    await expect(exercise.getByRole('button')).toHaveCount(0)
    await expect(typed(page).getByRole('textbox')).toHaveCount(0)
    await exercise.getByText('Show the answer').click()
    await expect(exercise.getByText('grows with the distance')).toBeVisible()
  })
})
