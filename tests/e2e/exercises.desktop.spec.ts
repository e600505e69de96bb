import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { at, test } from './on-site'
import { retype } from './typing'

const features = 'contribute-to-doc/markdown_features/'
const typed = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'Two lines' })
const chosen = (page: Page) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: 'pivot' })

test('shows or checks an answer, typed within a tolerance or chosen by keyboard, also after a navigation; is accessible', async ({
  page,
}) => {
  await page.goto('help/phase/')
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('article a[href^="/"]')
    link?.setAttribute('href', path)
    link?.click()
  }, at(features))
  await expect(page).toHaveURL(features)
  await chosen(page).getByText('Show the answer').click()
  await expect(chosen(page).getByText('grows with the distance')).toBeVisible()
  await expect(chosen(page).getByRole('button', { name: 'Check' })).toBeEnabled()
  await chosen(page).getByText('Show the answer').click()
  await expect(chosen(page).getByText('grows with the distance')).toBeHidden()

  const field = typed(page).getByRole('textbox', { name: 'Your answer' })
  await retype(field, '19')
  await field.press('Enter')
  await expect(typed(page).getByRole('status')).toHaveText(/^Not quite/)
  await expect(typed(page).getByText('0.019 ppm is')).toBeHidden()
  await retype(field, '7,5 Hz')
  await expect(typed(page).getByRole('status')).toBeEmpty()
  await field.press('Enter')
  await expect(typed(page).getByRole('status')).toHaveText(/^Right/)
  await expect(typed(page).getByText('0.019 ppm is')).toBeVisible()
  await expect(page).toHaveURL(features)

  const check = chosen(page).getByRole('button', { name: 'Check' })
  await expect(check).toBeEnabled()
  await check.focus()
  await page.keyboard.press('Enter')
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

  await retype(typed(page).getByRole('textbox'), '19')
  await typed(page).getByRole('textbox').press('Enter')
  expect(await findViolations(page, { include: '[data-exercise]' })).toEqual([])
})
