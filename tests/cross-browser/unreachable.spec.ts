import { expect } from '@playwright/test'
import { at } from '../e2e/on-site'
import { test } from './on-browser'
import { hover, inPage, openUntilIdle, withArgument } from './steps'

const heading = () => document.querySelector('h1')?.textContent

test('shows a kept page while the host cannot be reached, with its styles, and lists it in place of others', async ({
  tab,
  host,
}) => {
  await openUntilIdle(tab, 'help/phase/')
  const title = await tab.evaluate(heading, undefined)
  await hover(tab, '#main h1')
  const isKept = async (path: string) =>
    navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined
  await withArgument(tab, isKept, at('help/phase/')).toBe(true)
  await host.stop()
  await tab.goto('help/phase/')
  await inPage(tab, heading).toBe(title)
  await inPage(tab, () =>
    Number.parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize),
  ).toBeGreaterThan(20)
  await tab.goto('help/ranges/')
  const isListed = (path: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-at-hand] li a')].some(({ pathname }) => pathname === path)
  await withArgument(tab, isListed, at('help/phase/')).toBe(true)
  expect(await tab.evaluate(heading, undefined)).not.toBe(title)
})
