import { expect, type Page } from '@playwright/test'
import { onSharedPage, test } from './on-site'
import { holdResponses, openUntilIdle, watchFaults } from './waiting'

const features = 'contribute-to-doc/markdown_features/'

test('moves through tabs by keyboard, switches groups of the same name together, and restores the choice before scripts load', async ({
  page,
}) => {
  await page.goto(features)
  const groups = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'macOS' }) })
  const first = groups.first()
  const windows = first.getByRole('tab', { name: 'Windows' })
  await expect(windows).toHaveAttribute('aria-selected', 'true')
  await windows.focus()
  await page.keyboard.press('ArrowRight')
  const mac = first.getByRole('tab', { name: 'macOS' })
  await expect(mac).toBeFocused()
  await expect(mac).toHaveAttribute('aria-selected', 'true')
  await expect(windows).toHaveAttribute('tabindex', '-1')
  await expect(groups.nth(1).getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
  const panel = page.locator(`[id="${await mac.getAttribute('aria-controls')}"]`)
  await expect(panel).toBeVisible()
  await expect(page.locator(`[id="${await windows.getAttribute('aria-controls')}"]`)).toBeHidden()

  // The choice is restored before scripts load.
  await page.route('**/_next/static/chunks/**', (route) =>
    /\.css$/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto(features, { waitUntil: 'commit' })
  await expect(mac).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Windows' }).first()).toHaveAttribute('tabindex', '-1')
  await page.unroute('**/_next/static/chunks/**')
  await page.reload()
  await expect(page.locator('[role="tabpanel"][hidden="until-found"]').first()).toBeAttached()
  await expect(mac).toHaveAttribute('aria-selected', 'true')
})

test('repeats keys and clicks on tabs from before their code has loaded', async ({ page }) => {
  const release = await holdResponses(page, /behaviors/)
  await page.goto(features)
  const groups = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'macOS' }) })
  const [first, second] = [groups.first(), groups.nth(1)]
  await first.getByRole('tab', { name: 'Windows' }).focus()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(first.getByRole('tab', { name: 'macOS' })).toBeFocused()
  await expect(second.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')

  const releaseAgain = await holdResponses(page, /behaviors/)
  await page.reload()
  await second.getByRole('tab', { name: 'Windows' }).click()
  releaseAgain()
  await expect(first.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('code and formulas', () => {
  const onPage = onSharedPage(test, features)

  onPage('copies code as written', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const block = page.locator('figure.code', { has: page.locator('figcaption', { hasText: 'fid.ts' }) })
    await block.hover()
    await block.getByRole('button', { name: 'Copy code: fid.ts' }).click()
    await expect(block.getByRole('status')).toHaveText(/copied/i)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')[0]).toBe('const dwell = 1 / spectralWidth')
    expect(copied).not.toContain('highlight')
  })

  onPage('colours code by the mode, without style attributes', async ({ page }) => {
    const keyword = page.locator('.tk-keyword').first()
    const light = await keyword.evaluate((element) => getComputedStyle(element).color)
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect.poll(() => keyword.evaluate((element) => getComputedStyle(element).color)).not.toBe(light)
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect(page.locator('article [style]')).toHaveCount(0)
  })

  onPage('wraps long lines on request', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const toggle = page.getByRole('button', { name: /^Wrap lines/ }).first()
    const pre = toggle.locator('xpath=ancestor::figure').locator('pre')
    expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await expect(pre).toHaveAttribute('tabindex', '0')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  onPage('keeps code and formulas left to right in a text from right to left', async ({ page }) => {
    const text = page.locator('main')
    await expect(text.locator('math[display="block"]').first()).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    for (const tag of ['pre', 'code', 'math']) await expect(text.locator(tag).first()).toHaveCSS('direction', 'ltr')
    await expect(text.locator('p').first()).toHaveCSS('direction', 'rtl')
    const closed = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-expanded=false] svg').first()
    await expect(closed).toHaveCSS('rotate', '180deg')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
  })
})

test.describe('pictures', () => {
  const onPage = onSharedPage(test, 'help/apodization/')
  const pictureFor = (page: Page, mode: string) => page.locator(`article img[data-only="${mode}"]`).first()

  onPage('have their size before they load', async ({ page }) => {
    const images = page.locator('article img')
    const loading = await images.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))
    expect(loading.at(-1)).toBe('lazy')
    for (const image of await images.all()) {
      expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0)
      await expect(image).toHaveAttribute('alt', /\S/)
    }
  })

  onPage('are those of the colour mode', async ({ page }) => {
    await expect(pictureFor(page, 'light')).toBeVisible()
    await expect(pictureFor(page, 'dark')).toBeHidden()
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(pictureFor(page, 'light')).toBeHidden()
    await expect(pictureFor(page, 'dark')).toBeVisible()
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
  })

  onPage("are those of the system's mode in forced colours", async ({ page }) => {
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await expect(pictureFor(page, 'light')).toBeVisible()
    await expect(pictureFor(page, 'dark')).toBeHidden()
  })
})

test.describe('lines of text', () => {
  const onPage = onSharedPage(test, 'tutorial-extras/pictures/')

  onPage('begin at the same place in the header and in the cells of a column', async ({ page }) => {
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
  })

  onPage('are as high with a key as without', async ({ page }) => {
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
})

test('shows a clip paused with a button when reduced motion is preferred, plays it on a click or key, and pauses it on the next click', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('contribute-to-doc/images/')
  const clip = page.locator('article video').first()
  await clip.scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: /^Play: / }).first()
  await expect(button).toBeVisible()
  expect(
    await clip.evaluate((video: HTMLVideoElement) => ({ muted: video.muted, loop: video.loop, paused: video.paused })),
  ).toEqual({
    muted: true,
    loop: true,
    paused: true,
  })
  const isPaused = () => clip.evaluate((video: HTMLVideoElement) => video.paused)
  await button.click()
  await expect(button).toHaveCount(0)
  await expect(clip).toHaveAttribute('controls', '')
  await expect.poll(isPaused).toBe(false)
  // In a small one the bar covers everything.
  await clip.evaluate((video) => Object.assign(video, { width: 480, height: 360 }))
  await clip.click()
  await expect.poll(isPaused).toBe(true)

  await page.reload()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(isPaused).toBe(false)
  await expect(button).toHaveCount(0)
  await expect(clip).toBeFocused()
})

const tabs = 'tutorial-basics/markdown-features/'

test('renders a page of a Docusaurus site without console messages, and keeps the open tab in the address', async ({
  page,
  siteUrl,
}) => {
  const faults = watchFaults(page, siteUrl)
  await openUntilIdle(page, tabs)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown features')
  await expect(page.getByText('is a colour. 2 is two.')).toBeVisible()
  await expect(page.getByText('Even more')).toBeHidden()
  await page.locator('#main').getByText('More', { exact: true }).click()
  await expect(page.getByText('Even more')).toBeVisible()
  expect(faults).toEqual([])

  await page.goto(`${tabs}?os=win`)
  const [first, second] = [page.getByRole('tablist').first(), page.getByRole('tablist').nth(1)]
  for (const group of [first, second])
    await expect(group.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  await second.getByRole('tab', { name: 'macOS' }).click()
  await expect(page).toHaveURL(/\?os=mac$/)
  // This group does not write to the address, but updates an existing value.
  await first.getByRole('tab', { name: 'Windows' }).click()
  await expect(page).toHaveURL(/\?os=win$/)
  for (const query of ['win', 'amiga']) {
    // An unknown value leaves the tab that was chosen last.
    await page.goto(`${tabs}?os=${query}`)
    await expect(second.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  }

  await page.goto(`${tabs}?os=mac#keys-of-windows`)
  await expect(page.getByRole('heading', { name: 'Keys of Windows' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Keys of macOS' }).click()
  await expect(page.getByRole('heading', { name: 'Keys of macOS' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Keys of Windows' })).toBeHidden()
})
