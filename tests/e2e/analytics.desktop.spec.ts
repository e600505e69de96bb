import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'
import { openUntilIdle, watchErrors } from './waiting'

const test = onSite('hosted')
const src = 'https://stats.example.org/script.js'

/** Counts like Umami's script: the first view, and every change of the path. */
const counter = `
  const { websiteId, excludeSearch } = document.currentScript.dataset
  const views = (window.views = [])
  const see = () => {
    if (views.at(-1) !== websiteId + location.pathname) views.push(websiteId + location.pathname)
  }
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name]
    history[name] = function (...args) {
      change.apply(this, args)
      see()
    }
  }
  if (excludeSearch) see()
  window.umami = { track: (...event) => Object.assign(window, { event }) }
`

test('counts each page once, loaded or navigated to, and whether it helped', async ({ page }) => {
  await page.route(src, (route) => route.fulfill({ contentType: 'text/javascript', body: counter }))
  await page.goto('docs/phase-correction/')
  await expect.poll(() => readViews(page)).toEqual(['a-test-site/docs/phase-correction/'])
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).not.toHaveURL(/phase/)
  const { pathname } = new URL(page.url())
  await expect.poll(() => readViews(page)).toEqual(['a-test-site/docs/phase-correction/', `a-test-site${pathname}`])
  expect(await page.context().cookies()).toEqual([])

  const question = page.getByText('Was this page helpful?')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByText('Thank you for your answer.')).toBeVisible()
  await expect(question).toHaveCount(0)
  const event = await page.evaluate(() => (window as Window & { event?: unknown }).event)
  expect(event).toEqual(['helpful', { answer: 'no', page: pathname }])
})

test('reports an answer that a blocked counter cannot take; navigation still works', async ({ page }) => {
  const errors = watchErrors(page)
  await page.route(src, (route) => route.abort('blockedbyclient'))
  await openUntilIdle(page, 'docs/phase-correction/')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('Your answer could not be counted')).toBeVisible()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).not.toHaveURL(/phase/)
  expect(errors).toEqual([])
})

function readViews(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => (window as Window & { views?: string[] }).views)
}
