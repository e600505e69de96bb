import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { onSharedPage, test as site } from './on-site'
import { openUntilIdle } from './waiting'

/** A state of a page: its address, how to reach it, and the part to check. Its colours in the dark mode: `tokens.test.ts`. */
export interface State {
  url?: string
  include: string
  open: (page: Page) => Promise<unknown>
}

const start = 'help/phase/'

export const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** By keyboard, which works on the desktop and on phones. */
export const enlargedPicture: State = {
  url: 'tutorial-extras/figures/',
  include: 'dialog',
  open: (page) => page.getByRole('button', { name: 'Enlarge: A peak' }).first().press('Enter'),
}

/** Tests each state of pages, one after the other on one page. */
export function testStates(states: Record<string, State>): void {
  const test = onSharedPage(site, start)
  for (const [name, { url = start, include, open }] of Object.entries(states)) {
    test(`keeps this state accessible and within the content security policy: ${name}`, async ({ page, siteUrl }) => {
      const refused: string[] = []
      page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
      if (page.url() !== siteUrl + url) await openUntilIdle(page, url)
      await open(page)
      const opened = page.locator(include).filter({ visible: true })
      await expect(opened).toHaveCount(1)
      expect(await findViolations(page, { include })).toEqual([])
      expect(refused).toEqual([])
      await page.keyboard.press('Escape')
      if (include === 'dialog') await expect(opened).toHaveCount(0)
    })
  }
}
