import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { finishAnimations, waitFrames } from './waiting'

// Minified, it starts twice as fast.
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The part of a page and the rules to check; by default everything. */
interface Check {
  include?: string
  exclude?: string
  rules?: string[]
  exceptRules?: string[]
}

/** Accessibility violations of a page in its current state, each with its rule and element. */
export async function findViolations(
  page: Page,
  { include, exclude, rules, exceptRules = [] }: Check = {},
): Promise<string[]> {
  // Scrollable elements become focusable in the next frame.
  await waitFrames(page)
  // Contrast is lower during a fade.
  await finishAnimations(page)
  // axe-core's own runner opens a second page for each analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const context = { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] }
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags }
  return page.evaluate(
    async ([context, runOnly, exceptRules]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const switchOff = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]))
      // Details of violations only, which is much faster.
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
