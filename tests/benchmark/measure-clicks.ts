import type { Locator, Page } from '@playwright/test'
import type { Measured } from './figures'
import { type MeasuredSite, openIdle, readSignal, withSlowPage } from './open-page'

/** A closed category of the sidebar, native or not. */
export const closedCategory = 'button[aria-expanded="false"], details:not([open]) > summary'

/** Clicks links of the home page on a desktop, after it has become idle. */
export function clickCases(site: MeasuredSite): Array<() => Promise<Measured>> {
  return [
    () => measureClick(site, { name: 'neighbour', findLink: findNext }),
    () => measureClick(site, { name: 'distant page', findLink: findDistant }),
  ]
}

/** The link to the next page at the end of a doc. */
async function findNext(page: Page): Promise<Locator> {
  return page.getByRole('navigation', { name: 'Docs pages' }).locator('a[rel="next"]')
}

/** The last link in sight of the sidebar, after its last category has been opened. */
async function findDistant(page: Page): Promise<Locator> {
  const tree = page.getByRole('navigation', { name: 'Docs sidebar' })
  const category = tree.locator(closedCategory).filter({ visible: true }).last()
  if ((await category.count()) > 0) await category.click()
  await page.waitForTimeout(1000)
  // Scrolling to a link would hide the navbar, and so move the link.
  const index = await tree.locator('a').evaluateAll((links) =>
    links.findLastIndex((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  )
  if (index < 0) throw new Error('No link of the sidebar is in sight')
  return tree.locator('a').nth(index)
}

async function measureClick(
  site: MeasuredSite,
  { name, findLink }: { name: string; findLink(page: Page): Promise<Locator> },
): Promise<Measured> {
  return withSlowPage({ site, device: 'desktop' }, async ({ page, traffic, waitForChange }) => {
    await openIdle(page, '/')
    const link = await findLink(page)
    const href = await link.getAttribute('href')
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    const former = await readSignal(page, 'heading')
    const hovered = Date.now()
    await link.hover()
    await page.waitForTimeout(120)
    const clicked = Date.now()
    await page.mouse.down()
    await page.mouse.up()
    const ms = await waitForChange({ signal: 'heading', former, since: clicked })
    // What was asked for before the heading may still be on its way.
    await page.waitForTimeout(2000)
    return {
      name,
      values: {
        to: `\`${href}\``,
        ms,
        'kB from hover': (await traffic.sum({ after: hovered, before: clicked + ms })).kB,
        'kB before': (await traffic.sum({ before: hovered })).kB,
      },
    }
  })
}
