import type { Locator, Page } from '@playwright/test'
import type { Measured } from './figures'
import { closedCategory } from './measure-clicks'
import type { Signal } from './observe-page'
import {
  type MeasuredSite,
  openIdle,
  readLongestEvent,
  readObserved,
  readSignal,
  type SlowPage,
  withSlowPage,
} from './open-page'

interface Interaction {
  name: string
  signal: Signal
  device: 'phone' | 'desktop'
  path: string
  find(page: Page): Locator
}

interface Target {
  x: number
  y: number
  /** How far the page is scrolled. */
  top: number
  /** What the signal is before the target is pressed. */
  former: string
}

/** When a reader presses something, in ms after the navigation began: while the page starts, and soon after. */
const moments = [1500, 3000]
const pointerEvents = '^(pointer|mouse|touch|click)'

/** Presses what a page offers within the first five seconds after its navigation began. */
export function interactionCases(site: MeasuredSite): Array<() => Promise<Measured>> {
  const { longPath: path, tabPath } = site
  const interactions: Interaction[] = [
    {
      ...{ name: 'color mode, phone', signal: 'color mode', device: 'phone', path },
      find: (page) => page.getByRole('button', { name: 'Switch to dark mode' }),
    },
    {
      ...{ name: 'drawer, phone', signal: 'drawer', device: 'phone', path },
      find: (page) => page.getByRole('button', { name: 'Open menu' }),
    },
    {
      ...{ name: 'dropdown, desktop', signal: 'dropdown', device: 'desktop', path },
      find: (page) =>
        page
          .getByRole('navigation', { name: 'Main' })
          .locator(':is(button[aria-expanded], button[popovertarget], summary):not([aria-haspopup="dialog"])'),
    },
    {
      ...{ name: 'tab, phone', signal: 'tab', device: 'phone', path: tabPath ?? path },
      find: (page) => page.locator('[role="tab"][aria-selected="false"]'),
    },
    {
      ...{ name: 'category, desktop', signal: 'category', device: 'desktop', path },
      find: (page) => page.getByRole('navigation', { name: 'Docs sidebar' }).locator(closedCategory),
    },
    {
      ...{ name: 'link, phone', signal: 'heading', device: 'phone', path },
      find: (page) => page.getByRole('navigation', { name: 'Main' }).locator('a'),
    },
  ]
  return interactions
    .filter(({ signal }) => signal !== 'tab' || tabPath !== undefined)
    .map((interaction) => () => measureInteraction(site, interaction))
}

async function measureInteraction(site: MeasuredSite, interaction: Interaction): Promise<Measured> {
  const { name, device } = interaction
  const target = await withSlowPage({ site, device, isSlow: false }, ({ page }) => findTarget(page, interaction))
  const values: Measured['values'] = {}
  for (const moment of moments) {
    const { toPaint, answered } = await withSlowPage({ site, device }, (slowPage) =>
      measurePress(slowPage, { interaction, target, moment }),
    )
    values[`at ${moment / 1000} s: input to paint ms`] = toPaint
    values[`answered after ms (${moment / 1000} s)`] = answered
  }
  return { name, values }
}

/** Where the target is, once the page is scrolled to it, and what the page shows before it is pressed. */
async function findTarget(page: Page, { signal, path, find }: Interaction): Promise<Target> {
  await openIdle(page, path)
  const target = find(page).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${path} does not show what is to be pressed`)
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    top: await page.evaluate(() => scrollY),
    former: await readSignal(page, signal),
  }
}

/** Presses a place, whatever the page is busy with. */
async function measurePress(
  { page, waitForChange }: SlowPage,
  { interaction, target, moment }: { interaction: Interaction; target: Target; moment: number },
): Promise<{ toPaint: number | undefined; answered: number | undefined }> {
  const { signal, device, path } = interaction
  const { x, y, top, former } = target
  await page.addInitScript((position) => {
    addEventListener('DOMContentLoaded', () => scrollTo({ top: position, behavior: 'instant' }))
  }, top)
  const started = Date.now()
  await page.goto(path.replace(/^\//, ''), { waitUntil: 'commit' })
  await page.waitForTimeout(Math.max(0, started + moment - Date.now()))
  const since = Date.now()
  await (device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const answered = await waitForChange({ signal, former, since }).catch(() => undefined)
  await page.waitForTimeout(500)
  const { firstPaint = Number.POSITIVE_INFINITY } = await readObserved(page)
  // What is not to be seen yet cannot be pressed.
  const isSeen = answered !== undefined || firstPaint < moment
  return { toPaint: isSeen ? await readLongestEvent(page, pointerEvents, since - 20) : undefined, answered }
}
