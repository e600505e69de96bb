import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { clickInText, linkInText, openUntilIdle } from './waiting'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('starts a page at its top with its heading focused; restores the scroll position on Back and Forward', async ({
  page,
}) => {
  await openUntilIdle(page, '/help/ft/')
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
  await clickInText(page, '/help/phase/')
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
  await expect(linkInText(page, '/help/phase/')).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toHaveText('Phase correction')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(second)

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#main, nav')?.id)).toBe('main')
})

test('scrolls to the target of a hash, below the sticky elements, and focuses it', async ({ page }) => {
  await openUntilIdle(page, '/help/processing/')
  const offset = (id: string) =>
    page.evaluate((hash) => {
      const top = document.getElementById(hash)?.getBoundingClientRect().top ?? -1
      return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    }, id)
  await clickInText(page, '/help/peaks/#set-the-reference')
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
