import { expect, type Page, test } from '@playwright/test'

const bar = (page: Page) => page.locator('[data-bar]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkInText = (page: Page, path: string) => page.locator(`#main .prose a[href="${path}"]`).first()

/** Holds back the payload of every page but those asked for without the wait. */
async function slowDown(page: Page, milliseconds: number) {
  await page.route(/\.txt(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => {})
  })
}

/** Opens a page and waits until it works: the bar, too, has come. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** The link's click as the router hears it, without the hover and focus that would prefetch. */
const click = (page: Page, path: string) => linkInText(page, path).evaluate((link: HTMLElement) => link.click())

test('a bar shows after 200 ms of waiting for a page and goes when it is there', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/help/ft/')
  await slowDown(page, 1200)
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
  await expect(heading(page)).toHaveText('Phase correction')
  await expect(bar(page)).toHaveCount(0)
  const record = await page.evaluate(() => (window as unknown as { record: Record<string, number | string> }).record)
  expect(record).toMatchObject({ top: 0, spinners: 0, transform: expect.stringContaining('-92%') })
  expect(record.delay).toBeGreaterThanOrEqual(199)
  expect(record.delay).toBeLessThan(1000)

  // Back is instant, what is instant has no bar, and so has none what is no change of path.
  await page.goBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await page.locator('#main .prose h2 a').first().click()
  await expect(page).toHaveURL(/#/)
  await page.waitForTimeout(400)
  expect(await page.evaluate(() => document.querySelector('[data-bar]'))).toBeNull()
})

test('Back to a page that has to be fetched again shows the bar; a modified click and an external link show none', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/help/ft/')
  await click(page, '/help/phase/')
  await expect(heading(page)).toHaveText('Phase correction')
  await page.reload({ waitUntil: 'networkidle' })
  await slowDown(page, 1000)
  await page.goBack({ waitUntil: 'commit' })
  await expect(bar(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect(bar(page)).toHaveCount(0)

  const popup = page.context().waitForEvent('page')
  await linkInText(page, '/help/phase/').click({ modifiers: ['ControlOrMeta'] })
  await (await popup).close()
  await page.waitForTimeout(400)
  await expect(bar(page)).toHaveCount(0)
})

test('readers who want less motion get a bar that does not move', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/help/ft/')
  await slowDown(page, 1500)
  await click(page, '/help/phase/')
  await expect(bar(page)).toBeVisible()
  const first = await bar(page).getAttribute('style')
  expect(first).toMatch(/transition: all(;| 0ms)/)
  await page.waitForTimeout(900)
  expect(await bar(page).getAttribute('style')).toBe(first)
})

test('a page starts at its top with the focus on its heading; Back and Forward restore the exact position', async ({
  page,
}) => {
  await open(page, '/help/ft/')
  await page.evaluate(() => {
    const node = document.querySelector('next-route-announcer')?.shadowRoot?.firstChild
    Object.assign(window, { said: [] as string[] })
    const { said } = window as unknown as { said: string[] }
    if (node)
      new MutationObserver(() => said.push(node.textContent ?? '')).observe(node, {
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
  await click(page, '/help/phase/')
  await expect(heading(page)).toHaveText('Phase correction')
  await expect(heading(page)).toBeFocused()
  expect(
    await page.evaluate(() => [scrollY, getComputedStyle(document.activeElement as Element).outlineStyle]),
  ).toEqual([0, 'none'])
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    expect.stringContaining('Phase correction'),
  ])

  expect(left).toBe(703)

  const second = await down(1111)
  await page.goBack()
  await expect(heading(page)).toHaveText('Fourier transformation')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await expect(linkInText(page, '/help/phase/')).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toHaveText('Phase correction')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(second)

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#main, nav')?.id)).toBe('main')
})

test('a link with a hash leads to its target, below the sticky parts, and the focus with it', async ({ page }) => {
  await open(page, '/help/processing/')
  const offset = (id: string) =>
    page.evaluate((hash) => {
      const top = document.getElementById(hash)?.getBoundingClientRect().top ?? -1
      return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    }, id)
  await click(page, '/help/peaks/#set-the-reference')
  await expect(page).toHaveURL(/peaks\/#set-the-reference$/)
  await expect.poll(() => offset('set-the-reference')).toBeLessThan(1)
  await expect(page.locator('#set-the-reference')).toBeFocused()

  // The same hash again fires no hashchange; the focus follows all the same.
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

test('index.html and doubled slashes are taken off the address; query and hash stay', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/help/phase/index.html?from=app#main')
  await expect(page).toHaveURL(/\/help\/phase\/\?from=app#main$/)
  await expect(page.locator('nav a[aria-current="page"]', { hasText: 'Phase correction' })).toHaveCount(1)
  await page.goto('/index.html')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(`${new URL(page.url()).origin}//help//phase/`)
  await expect(page).toHaveURL(/:\d+\/help\/phase\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase correction')
})
