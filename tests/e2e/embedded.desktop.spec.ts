import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { watchFaults } from './waiting'

declare global {
  interface Window {
    violations: string[]
  }
}

for (const [language, address] of [
  ['the original', 'embedded/'],
  ['a translation', 'fr/embedded/'],
] as const) {
  test(`shows own pages, drawings and pictures under the policy, in ${language}`, async ({ page, siteUrl }) => {
    await page.addInitScript(() => {
      window.violations = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        window.violations.push(`${effectiveDirective} ${blockedURI}`)
      })
    })
    const faults = watchFaults(page, siteUrl)
    await page.goto(address)
    await expect(page.frameLocator('iframe').getByText('A bench that runs')).toBeVisible()
    await expect
      .poll(() => textsOfFrames(page))
      .toEqual(['', 'A bench that runs', 'A bench that runs', 'A page beside'])
    const drawing = page.frames().find((frame) => frame.url().endsWith('.svg'))
    await expect(drawing?.locator('circle') ?? page.locator('none')).toHaveCSS('fill', 'rgb(0, 128, 128)')
    for (const name of ['A bench as a picture', 'A point']) {
      const picture = page.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth), name).toBeGreaterThan(0)
    }
    const used = page.locator('svg use')
    await expect.poll(() => used.evaluate((each: SVGUseElement) => each.getBBox().width)).toBe(8)
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(faults).toEqual([])

    await page.getByRole('link', { name: 'The page beside' }).click()
    await expect(page.getByText('A page beside')).toBeVisible()
  })
}

async function textsOfFrames(page: Page): Promise<string[]> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const texts = await Promise.all(frames.map((frame) => frame.evaluate(() => document.querySelector('p')?.textContent)))
  return texts.map((text) => text ?? '').sort()
}
