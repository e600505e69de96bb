import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { drawFrames, settle } from './waiting'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What of a page is checked; all of it, by all rules, if nothing is said. */
interface Check {
  include?: string
  exclude?: string
  rules?: string[]
  exceptRules?: string[]
}

/** What is not accessible in a page as it is now, each with its rule and element. */
export async function findViolations(
  page: Page,
  { include, exclude, rules, exceptRules = [] }: Check = {},
): Promise<string[]> {
  // What scrolls becomes a stop of the Tab key when it has been measured, at the next frame.
  await drawFrames(page)
  // What still fades in is paler than it will be.
  await settle(page)
  // Once a page, and without the frames of other hosts, for which axe-core's own runner opens a second page each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] }
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags }
  return page.evaluate(
    async ([context, runOnly, exceptRules]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const switchOff = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]))
      // Only what is wrong is told in full, which saves a good part of the time.
      const { violations } = await axe.run(context, {
        runOnly,
        rules: switchOff,
        resultTypes: ['violations'],
        preload: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any: [why] }) => `${id}: ${html} ${why?.message ?? ''}`),
      )
    },
    [context, runOnly, exceptRules] as const,
  )
}
