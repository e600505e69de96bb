import { expect, type Page } from '@playwright/test'
import { at, test } from './on-site'
import { searchDialog } from './search'
import { holdResponses } from './waiting'

const features = 'contribute-to-doc/markdown_features/'

test('prints a page light, without navigation, with hidden content open and link targets written out', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(features)
  await page.emulateMedia({ media: 'print' })
  for (const chrome of ['Main', 'Docs sidebar', 'On this page', 'Breadcrumbs', 'Docs pages'])
    await expect(page.getByRole('navigation', { name: chrome })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden()
  expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)')
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
  const link = page.locator(`.prose a[href="${at('contribute-to-doc/about_markdown/')}"]`).first()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    at('contribute-to-doc/about_markdown/'),
  )

  expect(await listLayouts(page)).toEqual(['block'])

  await page.goto('contribute-to-doc/details/')
  const hidden = page.locator('article details:not([open], [data-page-tools]) > :not(summary)').first()
  await expect(hidden).toBeVisible()
  await page.goto('help/apodization/')
  await expect(page.locator('article img[data-only="light"]').first()).toBeVisible()
  await expect(page.locator('article img[data-only="dark"]').first()).toBeHidden()
})

/** The PostScript names of the fonts that draw an element. */
async function readFonts(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ postScriptName }) => postScriptName).join()
}

test('uses a fallback font with real bold until the site font has loaded', async ({ page }) => {
  const release = await holdResponses(page, /\.woff2$/)
  await page.goto('help/phase/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => readFonts(page, 'h1')).toMatch(/Bold/)
  await expect.poll(() => readFonts(page, '#main p')).toMatch(/Arial|Roboto|Liberation/)
  release()
  await expect.poll(() => readFonts(page, 'h1')).toMatch(/^Inter/)
})

test('outlines current entries, the selected tab, the search modal and the focus in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(features)
  const outlined = [
    page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]'),
    page.getByRole('tab', { selected: true }).first(),
  ]
  for (const state of outlined) expect(await outlineOf(state)).toBe('2px solid')
  const link = page.locator('.prose p a[href]').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await outlineOf(page.locator(':focus'))).toBe('3px solid')

  const release = await holdResponses(page, /search-modal/)
  await page.goto(features)
  await page.keyboard.press('Control+k')
  // The placeholder dialog, before the modal loads.
  await expect(searchDialog(page).locator('> div').first()).toHaveCSS('border-top-style', 'solid')
  release()
  await expect(searchDialog(page).locator('.DocSearch-Modal')).toHaveCSS('border-top-style', 'solid')
  expect(await outlineOf(searchDialog(page).locator('form'))).toBe('2px solid')
  await expect(searchDialog(page).locator('.DocSearch-Input')).toHaveCSS('outline-style', 'none')
})

/** How the text and what surrounds it are laid out: browsers break only blocks across sheets alike. */
function listLayouts(page: Page): Promise<string[]> {
  return page.locator('#main .prose').evaluate((prose) => {
    const displays = new Set<string>()
    for (let box = prose; box.parentElement; box = box.parentElement) displays.add(getComputedStyle(box).display)
    return [...displays]
  })
}

function backgroundOf(page: Page): Promise<string> {
  return page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor)
}

function outlineOf(element: ReturnType<Page['locator']>): Promise<string> {
  return element.evaluate((node) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(node)
    return `${outlineWidth} ${outlineStyle}`
  })
}
