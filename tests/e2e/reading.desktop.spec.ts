import { expect, type Page } from '@playwright/test'
import { onShippedSite, test } from './on-site'
import { watchShifts } from './waiting'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

test('no stop of the Tab key in the sidebar lies behind its button, also while an announcement pushes it down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: 'Expand all' }).click()
  const stops = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a, button')
  const count = await stops.count()
  expect(count).toBeGreaterThan(20)
  await stops.first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 1; stop < count; stop += 1) {
      await page.keyboard.press(key)
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, right, bottom, top } = focused?.getBoundingClientRect() ?? new DOMRect()
        const at = (y: number) => focused?.contains(document.elementFromPoint((left + right) / 2, y))
        return { name: focused?.textContent, top: at(top + 2), bottom: at(bottom - 2) }
      })
      expect(seen).toEqual({ name: seen.name, top: true, bottom: true })
    }
  }
})

test('where lines run from right to left, code, keys and formulas do not, and closed parts of the docs point to their left', async ({
  page,
}) => {
  await page.goto('/contribute-to-doc/markdown_features/')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const text = page.locator('main')
  for (const tag of ['pre', 'code', 'math']) await expect(text.locator(tag).first()).toHaveCSS('direction', 'ltr')
  await expect(text.locator('p').first()).toHaveCSS('direction', 'rtl')
  const closed = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-expanded=false] svg').first()
  await expect(closed).toHaveCSS('rotate', '180deg')
})

test('a choice of one says what it is a choice of, to see and to hear', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Version: Next', 'Language: English']) {
    const button = bar(page).getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    expect((await button.innerText()).replace(/\s+/g, ' ').trim()).toBe(name)
  }
})

test('the search is named as it reads', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page).getByRole('button', { name: 'Search docs', exact: true })).toBeVisible()
})

test('"Docs" is current in the docs alone', async ({ page }) => {
  const docs = bar(page).getByRole('link', { name: 'Docs' })
  for (const inside of ['/help/phase/', '/tags/']) {
    await page.goto(inside)
    await expect(docs).toHaveAttribute('aria-current', 'true')
  }
  for (const outside of ['/search/', '/no/such/page/', '/blog/']) {
    await page.goto(outside)
    await expect(docs).not.toHaveAttribute('aria-current')
  }
})

test('the footer adds nothing to the outline of a page, and the home crumb is large enough', async ({ page }) => {
  await page.goto('/help/phase/')
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0)
  const box = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
})

test('cells of the head stand above their columns, and a key makes no line higher', async ({ page }) => {
  await page.goto('/tutorial-extras/pictures/')
  const columns = await page.locator('.prose table').evaluateAll((tables) =>
    tables.map((table) => {
      const left = (cell: Element) =>
        cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
      const [head, first] = [table.querySelector('th'), table.querySelector('td')]
      return head && first ? Math.abs(left(head) - left(first)) : 0
    }),
  )
  expect(columns.length).toBeGreaterThan(0)
  for (const difference of columns) expect(difference).toBe(0)
  const heights = await page.locator('.prose').evaluate((prose) => {
    const measure = (html: string) => {
      const line = document.createElement('p')
      line.innerHTML = html
      prose.append(line)
      const { height } = line.getBoundingClientRect()
      line.remove()
      return height
    }
    return { plain: measure('Press t.'), key: measure('Press <kbd>t</kbd>.') }
  })
  expect(heights.key).toBe(heights.plain)
})

test('text twice as large gets the layout of a window half as wide', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${baseURL}/help/phase/`)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.close()
})

for (const width of [1440, 390]) {
  test(`nothing moves on the search page when the results come late, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const shifts = await watchShifts(page)
    await page.route(/\.(js|json)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto('/search/?q=phase')
    await page.getByRole('article').first().waitFor()
    expect(await shifts()).toBeLessThan(0.02)
  })
}

test('matches in results are as easy to read in dark mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/search/?q=phase')
  const mark = page.locator('article mark').first()
  await expect(mark).toBeVisible()
  const strong = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(await mark.evaluate((element) => getComputedStyle(element).color)).toBe(strong)
})

onShippedSite('no crumb says twice where the reader is', async ({ page }) => {
  await page.goto('/')
  const crumbs = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allInnerTexts()
  expect(crumbs.filter((crumb, index) => crumb !== '' && crumb === crumbs[index - 1])).toEqual([])
})
