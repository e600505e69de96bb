import { expect, type Page } from '@playwright/test'
import { at, test } from './on-site'
import { heading, inSidebar } from './parts'
import {
  click,
  clickInText,
  holdResponses,
  holdSwaps,
  linkInText,
  openUntilIdle,
  preventIdle,
  waitUntilIdle,
  watchErrors,
  watchLoads,
} from './waiting'

const bar = (page: Page) => page.locator('[data-bar]')

test('shows a progress bar after 200 ms while a page is fetched', async ({ page }) => {
  await preventIdle(page)
  await openUntilIdle(page, 'help/ft/')
  const release = await holdSwaps(page)
  const shown = await page.evaluate(async () => {
    const start = performance.now()
    document.querySelector<HTMLElement>('#main .prose a[href$="/help/phase/"]')?.click()
    const bar = await new Promise<HTMLElement>((resolve) => {
      new MutationObserver(() => {
        const added = document.querySelector<HTMLElement>('[data-bar]')
        if (added) resolve(added)
      }).observe(document.body, { childList: true })
    })
    const delay = performance.now() - start
    const { top } = bar.getBoundingClientRect()
    await new Promise(requestAnimationFrame)
    return {
      delay,
      top,
      transform: bar.style.transform,
      spinners: document.querySelectorAll('[role="spinner"]').length,
    }
  })
  expect(shown).toMatchObject({ top: 0, spinners: 0, transform: expect.stringContaining('-92%') })
  expect(shown.delay).toBeGreaterThanOrEqual(199)
  expect(shown.delay).toBeLessThan(1000)
  release()
  await expect(heading(page)).toHaveText('Phase correction')
  await expect(bar(page)).toHaveCount(0)
})

test('shows a progress bar for Back only if it has to fetch the page', async ({ page }) => {
  await preventIdle(page)
  await openUntilIdle(page, 'help/ft/')
  await clickInText(page, at('help/phase/'))
  await expect(heading(page)).toHaveText('Phase correction')
  await page.reload()
  await waitUntilIdle(page)
  const releaseBack = await holdSwaps(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(bar(page)).toBeVisible()
  releaseBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(bar(page)).toHaveCount(0)
  await page.goForward()
  await expect(heading(page)).toHaveText('Phase correction')
  await page.goBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(bar(page)).toHaveCount(0)
})

test('shows no progress bar for a click that opens a tab, or for a hash', async ({ page }) => {
  await preventIdle(page)
  await openUntilIdle(page, 'help/ft/')
  const popup = page.context().waitForEvent('page')
  await linkInText(page, at('help/phase/')).click({ modifiers: ['ControlOrMeta'] })
  const tab = await popup
  // A tab closed while it loads hung the first one once.
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
  await tab.close()
  await page.locator('#main .prose h2 a').first().click()
  await expect(page).toHaveURL(/#/)
  await page.waitForTimeout(400)
  expect(await page.evaluate(() => document.querySelector('[data-bar]'))).toBeNull()
})

test('goes from the docs to the blog and back without a full load, and updates head, sidebar and marks', async ({
  page,
}) => {
  await openUntilIdle(page, 'help/phase/')
  await page.evaluate(() => {
    const titles = [document.title]
    Object.assign(window, { titles })
    new MutationObserver(() => titles.push(document.title)).observe(document.head, { childList: true, subtree: true })
  })
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
  await expectDescribed(at('blog/'))
  await expect(main.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', /page|true/)
  await expect(main.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current')
  await expect(docsSidebar).toHaveCount(0)

  await page.goBack()
  await expect(heading(page)).toHaveText('Phase correction')
  await expectDescribed(at('help/phase/'))
  await expect(docsSidebar.locator('a[aria-current="page"]')).toHaveText('Phase correction')
  await docsSidebar.getByRole('link', { name: 'Zero filling' }).click()
  await expect(heading(page)).toHaveText('Zero filling')
  await expect(docsSidebar.locator('a[aria-current="page"]')).toHaveText('Zero filling')
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles)
  expect(new Set(titles)).toEqual(
    new Set(['Phase correction', 'Blog', 'Zero filling'].map((name) => `${name} | Bench documentation`)),
  )
  expect(loads).toEqual([])
})

test('shows a progress bar that keeps still for less motion, and needs no file', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openUntilIdle(page, 'help/phase/')
  await holdResponses(page, /./)
  await page.clock.install()
  await inSidebar(page, 'Zero filling').evaluate((link: HTMLElement) => link.click())
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveCSS('transition-duration', '0s')
  const first = await bar(page).getAttribute('style')
  await page.clock.runFor(2000)
  expect(await bar(page).getAttribute('style')).toBe(first)
})

test('starts a page at its top with its heading focused; restores the scroll position on Back and Forward', async ({
  page,
}) => {
  await openUntilIdle(page, 'help/ft/')
  await page.evaluate(() => {
    const node = document.querySelector('[data-announcer]')
    Object.assign(window, { announced: [] as string[] })
    const { announced } = window as unknown as { announced: string[] }
    if (node)
      new MutationObserver(() => announced.push(node.textContent ?? '')).observe(node, {
        childList: true,
        subtree: true,
        characterData: true,
      })
  })
  const down = (y: number) =>
    page.evaluate((top) => {
      scrollTo(0, top)
      return scrollY
    }, y)
  const left = await down(703)
  await clickInText(page, at('help/phase/'))
  await expect(heading(page)).toHaveText('Phase correction')
  await expect(heading(page)).toBeFocused()
  expect(
    await page.evaluate(() => [scrollY, getComputedStyle(document.activeElement as Element).outlineStyle]),
  ).toEqual([0, 'none'])
  expect(await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).toEqual([
    expect.stringContaining('Phase correction'),
  ])

  expect(left).toBe(703)

  const second = await down(1111)
  await page.goBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await expect(linkInText(page, at('help/phase/'))).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toHaveText('Phase correction')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(second)

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#main, nav')?.id)).toBe('main')
})

test('scrolls to the target of a hash, below the sticky elements, and focuses it', async ({ page }) => {
  await openUntilIdle(page, 'help/processing/')
  const offset = (id: string) =>
    page.evaluate((hash) => {
      const top = document.getElementById(hash)?.getBoundingClientRect().top ?? -1
      return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    }, id)
  await clickInText(page, at('help/peaks/#set-the-reference'))
  await expect(page).toHaveURL(/peaks\/#set-the-reference$/)
  await expect.poll(() => offset('set-the-reference')).toBeLessThan(1)
  await expect(page.locator('#set-the-reference')).toBeFocused()

  // The same hash again fires no hashchange.
  await page.evaluate(() => {
    scrollTo(0, 0)
    ;(document.activeElement as HTMLElement).blur()
  })
  await page.locator('#set-the-reference a').evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => offset('set-the-reference')).toBeLessThan(1)
  await expect(page.locator('#set-the-reference')).toBeFocused()

  await page.goBack()
  await expect(heading(page)).toHaveText(/rocessing/)
})

test('follows links by loading pages in full while the browser refuses to change the history', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('More than 100 times per 30 seconds.', 'SecurityError')
    }
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse })
  })
  await openUntilIdle(page, 'help/phase/')
  const loads = watchLoads(page)
  await inSidebar(page, 'Zero filling').click()
  await expect(page).toHaveURL('help/zero-filling/')
  await expect(heading(page)).toHaveText('Zero filling')
  expect(loads).toEqual([at('help/zero-filling/')])
  expect(errors).toEqual([])
})

test('removes the sources of the pictures of a page that is left, which Chromium may hold with the page', async ({
  page,
}) => {
  await openUntilIdle(page, 'help/phase/')
  const left = await page.locator('#main').evaluateHandle((main) => {
    // The picture of a writer.
    main.append(
      document.createRange().createContextualFragment('<picture><source media="(width < 1px)"><img alt=""></picture>'),
    )
    return main
  })
  await click(page, at('help/ft/'))
  await expect(heading(page)).toHaveText('Fourier transformation')
  expect(
    await left.evaluate((main) => [
      main.isConnected,
      main.querySelectorAll('picture').length,
      main.querySelectorAll('source').length,
    ]),
  ).toEqual([false, 1, 0])
})
