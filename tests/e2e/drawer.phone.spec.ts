import { expect, type Page } from '@playwright/test'
import { onSharedPage, onSite, test } from './on-site'
import { waitFrames } from './waiting'

const menu = { name: 'Open menu' }
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const dialog = (page: Page) => page.locator('dialog[data-drawer]')

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', menu).click()
  await expect(dialog(page)).toBeVisible()
}

const group = (page: Page, name: string) => drawer(page).locator('details', { hasText: name })

test.describe('the drawer', () => {
  const onPage = onSharedPage(test, 'help/phase/')

  /** Clicks buttons without waiting between them; returns whether the drawer is open then. */
  const clickAtOnce = (page: Page, ...names: string[]) =>
    dialog(page).evaluate((drawer: HTMLDialogElement, labels) => {
      for (const label of labels) document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()
      return drawer.matches(':modal')
    }, names)

  onPage.afterEach(async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  onPage('holds the links of the site', async ({ page }) => {
    await openDrawer(page)
    await expect(drawer(page).getByRole('link', { name: 'Blog' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'example.org' })).toBeVisible()
  })

  onPage('holds the docs tree, which is hidden elsewhere', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
    await openDrawer(page)
    const tree = drawer(page).getByRole('navigation', { name: 'Docs sidebar' })
    await expect(tree.getByRole('link', { name: 'Phase correction' })).toHaveAttribute('aria-current', 'page')
  })

  onPage('opens the group of versions in the docs, and not that of languages', async ({ page }) => {
    await openDrawer(page)
    await expect(group(page, 'Version:')).toHaveAttribute('open')
    await expect(group(page, 'Language:')).not.toHaveAttribute('open')
  })

  onPage('closes by Escape in the first frame', async ({ page }) => {
    expect(await clickAtOnce(page, 'Open menu')).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  onPage('stays closed when it is closed at once', async ({ page }) => {
    await clickAtOnce(page, 'Open menu', 'Close menu')
    await waitFrames(page, 10)
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', menu)).toHaveAttribute('aria-expanded', 'false')
  })

  onPage('traps the focus, and returns it', async ({ page }) => {
    await openDrawer(page)
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('dialog') !== null
          ? 'inside'
          : activeElement?.outerHTML
      })
      expect(where).toBe('inside')
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', menu)).toBeFocused()
  })

  onPage('closes by a tap beside it', async ({ page }) => {
    await openDrawer(page)
    await page.touchscreen.tap(380, 500)
    await expect(dialog(page)).toBeHidden()
  })

  onPage('closes when the window becomes wide', async ({ page }) => {
    await openDrawer(page)
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(dialog(page)).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
  })

  onPage('closes when a link is followed', async ({ page }) => {
    await openDrawer(page)
    const category = drawer(page).getByRole('button', { name: '1D spectra' })
    if ((await category.getAttribute('aria-expanded')) === 'false') await category.click()
    await drawer(page).getByRole('link', { name: 'Zero filling' }).click()
    await expect(page).toHaveURL(/\/help\/zero-filling\/$/)
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero filling')
  })
})

test('leaves the contents of the page reachable', async ({ page }) => {
  await page.goto('help/phase/')
  await page.evaluate(() => scrollTo(0, 1500))
  const bar = page.getByRole('button', { name: 'On this page' })
  await expect(bar).toBeInViewport()
  await bar.click()
  const lines = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(lines.first()).toBeVisible()
  const href = await lines.nth(1).getAttribute('href')
  await lines.nth(1).click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(lines.first()).toBeHidden()
  const heading = await page.locator(`[id="${href?.slice(1)}"]`).boundingBox()
  const covered = await bar.boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0))
})

test('leaves the group of versions closed outside the docs', async ({ page }) => {
  await page.goto('blog/')
  await openDrawer(page)
  await expect(group(page, 'Version:')).not.toHaveAttribute('open')
})

const hosted = onSite('hosted')

hosted.describe('the drawer of a site with every kind of item', () => {
  const onPage = onSharedPage(hosted, 'docs/guide/start/')
  const link = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true }).first()
  // Playwright's own click may scroll.
  const press = (page: Page) => page.getByRole('button', menu).evaluate((button: HTMLElement) => button.click())

  onPage.afterEach(async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  onPage('holds every kind of item, and marks the current one', async ({ page }) => {
    await openDrawer(page)
    for (const name of ['Guide', 'Reference', 'Start here', 'About', 'Outside', 'Source', 'Latest'])
      await expect(link(page, name)).toBeVisible()
    await expect(link(page, 'Start here')).toHaveAttribute('aria-current', 'page')
    await expect(drawer(page).getByText('Version:')).toBeAttached()
    await expect(drawer(page).getByText('Language:')).toBeAttached()
  })

  onPage('has targets at least 44 pixels high in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const small = (scope: string) =>
      page
        .locator(`${scope} :is(a, button, summary):visible`)
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 43.9)
            .map((target) => `${target.textContent}: ${target.getBoundingClientRect().height}`),
        )
    expect(await small('header nav :is(button)')).toEqual([])
    await openDrawer(page)
    await drawer(page).getByText('More').click()
    expect(await small('dialog')).toEqual([])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await drawer(page).getByText('More').click()
    await page.setViewportSize({ width: 390, height: 844 })
  })

  onPage('keeps the scroll position of the page', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 900))
    await press(page)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBe(900)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  onPage('closes on a link to the current page', async ({ page }) => {
    await press(page)
    await link(page, 'Start here').click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/docs\/guide\/start\/$/)
  })

  onPage('expands a dropdown in its place, initially if it holds the page', async ({ page }) => {
    await openDrawer(page)
    await expect(link(page, 'Licence')).toBeHidden()
    await drawer(page).getByText('More').click()
    await link(page, 'Licence').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licence')
    await expect(dialog(page)).toBeHidden()
    await openDrawer(page)
    await expect(link(page, 'Licence')).toBeVisible()
    await expect(link(page, 'Licence')).toHaveAttribute('aria-current', 'page')
  })
})

hosted('scrolls to the current page in a long tree', async ({ page }) => {
  await page.goto('docs/list/page-40/')
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name: 'Page 40' })).toBeInViewport()
})
