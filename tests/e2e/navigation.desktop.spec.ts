import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { drawFrames, holdSwaps, neverIdle, openComplete, waitUntilComplete, watchLoads } from './waiting'

const bar = (page: Page) => page.locator('[data-bar]')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const linkInText = (page: Page, path: string) => page.locator(`#main .prose a[href="${path}"]`).first()

/** The link's click as the router hears it, without the hover and focus that would prefetch. */
const click = (page: Page, path: string) => linkInText(page, path).evaluate((link: HTMLElement) => link.click())

test('a bar shows after 200 ms of waiting for a page and goes when it is there', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/help/ft/')
  const release = await holdSwaps(page)
  await page.evaluate(() => {
    const record = { delay: 0, top: -1, transform: '', spinners: 0 }
    let clicked = 0
    Object.assign(window, { record })
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        clicked = timeStamp
      },
      true,
    )
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-bar]')
      if (!shown || record.delay) return
      record.delay = performance.now() - clicked
      record.top = shown.getBoundingClientRect().top
      record.spinners = document.querySelectorAll('[role="spinner"]').length
      requestAnimationFrame(() => {
        record.transform = shown.style.transform
      })
    }).observe(document.body, { childList: true })
  })
  await click(page, '/help/phase/')
  await expect(bar(page)).toBeVisible()
  release()
  await expect(heading(page)).toHaveText('Phase correction')
  await expect(bar(page)).toHaveCount(0)
  const record = await page.evaluate(() => (window as unknown as { record: Record<string, number | string> }).record)
  expect(record).toMatchObject({ top: 0, spinners: 0, transform: expect.stringContaining('-92%') })
  expect(record.delay).toBeGreaterThanOrEqual(199)
  expect(record.delay).toBeLessThan(1000)

  // Back is instant, what is instant has no bar, and so has none what is no change of path.
  await page.goBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await page.clock.install()
  await page.locator('#main .prose h2 a').first().click()
  await expect(page).toHaveURL(/#/)
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => document.querySelector('[data-bar]'))).toBeNull()
})

test('Back to a page that has to be fetched again shows the bar; a modified click and an external link show none', async ({
  page,
}) => {
  await neverIdle(page)
  await openComplete(page, '/help/ft/')
  await click(page, '/help/phase/')
  await expect(heading(page)).toHaveText('Phase correction')
  await page.reload()
  await waitUntilComplete(page)
  const release = await holdSwaps(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(bar(page)).toBeVisible()
  release()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(bar(page)).toHaveCount(0)

  await page.clock.install()
  const popup = page.context().waitForEvent('page')
  await linkInText(page, '/help/phase/').click({ modifiers: ['ControlOrMeta'] })
  await (await popup).close()
  await page.clock.runFor(1000)
  await expect(bar(page)).toHaveCount(0)
})

test('readers who want less motion get a bar that does not move', async ({ page }) => {
  await neverIdle(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openComplete(page, '/help/ft/')
  const release = await holdSwaps(page)
  await page.clock.install()
  await click(page, '/help/phase/')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveCSS('transition-duration', '0s')
  const first = await bar(page).getAttribute('style')
  await page.clock.runFor(2000)
  expect(await bar(page).getAttribute('style')).toBe(first)
  release()
})

test('index.html and doubled slashes are taken off the address; query and hash stay', async ({ page }) => {
  await page.goto('/help/phase/index.html?from=app#main')
  await expect(page).toHaveURL(/\/help\/phase\/\?from=app#main$/)
  await expect(page.locator('nav a[aria-current="page"]', { hasText: 'Phase correction' })).toHaveCount(1)
  await page.goto('/index.html')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(`${new URL(page.url()).origin}//help//phase/`)
  await expect(page).toHaveURL(/:\d+\/help\/phase\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
})

test('the way from the docs to the blog and back takes no full load: text, sidebar, marks and head are those of the page', async ({
  page,
}) => {
  await openComplete(page, '/help/phase/')
  const loads = watchLoads(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  const docsSidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const expectDescribed = async (path: string) => {
    for (const selector of [
      'title',
      'link[rel="canonical"]',
      'meta[name="description"]',
      'meta[property="og:title"]',
    ]) {
      await expect(page.locator(`head ${selector}`), selector).toHaveCount(1)
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  }
  await main.getByRole('link', { name: 'Blog' }).click()
  await expect(heading(page)).toHaveText('Blog')
  await expect(page).toHaveTitle(/^Blog/)
  await expectDescribed('/blog/')
  await expect(main.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', /page|true/)
  await expect(main.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current')
  await expect(docsSidebar).toHaveCount(0)

  await page.goBack()
  await expect(heading(page)).toHaveText('Phase correction')
  await expectDescribed('/help/phase/')
  await expect(docsSidebar.locator('a[aria-current="page"]')).toHaveText('Phase correction')
  await docsSidebar.getByRole('link', { name: 'Zero filling' }).click()
  await expect(heading(page)).toHaveText('Zero filling')
  await expect(docsSidebar.locator('a[aria-current="page"]')).toHaveText('Zero filling')
  expect(loads).toEqual([])
})

test('the title of the window is never empty on the way to another page', async ({ page }) => {
  await neverIdle(page)
  await openComplete(page, '/help/phase/')
  await page.evaluate(() => {
    const titles = new Set([document.title])
    const watch = () => {
      titles.add(document.title)
      Object.assign(window, { titles: [...titles] })
      requestAnimationFrame(watch)
    }
    new MutationObserver(() => titles.add(document.title)).observe(document.head, { childList: true, subtree: true })
    watch()
  })
  const release = await holdSwaps(page, '/help/ft/')
  await click(page, '/help/ft/')
  await drawFrames(page, 5)
  release()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await drawFrames(page)
  expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
    'Phase correction | Bench documentation',
    'Fourier transformation | Bench documentation',
  ])
})
