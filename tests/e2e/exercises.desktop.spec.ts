import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { test } from './on-site'
import { waitFrames } from './waiting'

const features = '/contribute-to-doc/markdown_features/'
const typed = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'Two lines' })
const chosen = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'pivot' })

test('checks a typed answer within its tolerance, and reveals the explanation when it is right', async ({ page }) => {
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

test('chooses and checks an answer by keyboard', async ({ page }) => {
  await page.goto(features)
  const exercise = chosen(page)
  const check = exercise.getByRole('button', { name: 'Check' })
  await expect(check).toBeEnabled()
  await waitFrames(page)
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

test('shows the answer without an attempt, and works after a navigation', async ({ page }) => {
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

test('is accessible with its verdicts in both colour modes', async ({ page }) => {
  await page.goto(features)
  await typed(page).getByRole('textbox').fill('19')
  await typed(page).getByRole('textbox').press('Enter')
  await chosen(page).getByRole('radio').nth(1).check()
  await chosen(page).getByRole('button', { name: 'Check' }).click()
  await expect(chosen(page).getByRole('status')).toHaveText(/^Right/)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
    expect(await findViolations(page, { include: '[data-exercise]' }), theme).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the question, the choices and a folded answer', async ({ page }) => {
    await page.goto(features)
    const exercise = chosen(page)
    await expect(exercise.getByText('the first order').first()).toBeVisible()
    await expect(exercise.getByRole('button')).toHaveCount(0)
    await expect(typed(page).getByRole('textbox')).toHaveCount(0)
    await exercise.getByText('Show the answer').click()
    await expect(exercise.getByText('grows with the distance')).toBeVisible()
  })
})
