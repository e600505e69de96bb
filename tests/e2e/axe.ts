import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { drawFrames, settle } from './waiting'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What of a page is checked; all of it, by all rules, if nothing is said. */
interface Check {
  include?: string
  exclude?: string
  rules?: string[]
}

/** What is not accessible in a page as it is now, each with its rule and element. */
export async function findViolations(page: Page, { include, exclude, rules }: Check = {}): Promise<string[]> {
  // What scrolls becomes a stop of the Tab key when it has been measured, at the next frame.
  await drawFrames(page)
  // What still fades in is paler than it will be.
  await settle(page)
  // Once a page, and without the frames of other hosts, for which axe-core's own runner opens a second page each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, { include: include ?? 'html', exclude, rules, tags })
}

interface Run {
  include: string
  exclude: string | undefined
  rules: string[] | undefined
  tags: string[]
}

/** Runs in the page. Contrast takes axe as long as all else, so it is told of one element of each look: others have the same. */
async function runAxe({ include, exclude, rules, tags }: Run): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const mark = 'data-look'
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] })
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element | null): string => {
    const known = element && grounds.get(element)
    if (!element || known) return known ?? 'page'
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join()
    const ground = `${groundOf(element.parentElement)}${own === 'rgba(0, 0, 0, 0),none,1' ? '' : own}`
    grounds.set(element, ground)
    return ground
  }
  const looks = new Map<string, Element>()
  for (const element of document.querySelectorAll(`:is(${include}), :is(${include}) *`)) {
    const isSaying = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    if (!isSaying && !element.matches('input, select, textarea')) continue
    if ((exclude && element.closest(exclude)) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const kind = [element.tagName, element.className, element.matches(':disabled, [aria-disabled=true]')]
    const look = [...kind, color, fontSize, fontWeight, groundOf(element)].join()
    if (!looks.has(look)) looks.set(look, element)
  }
  for (const element of looks.values()) element.setAttribute(mark, '')
  const context = { include: [include], exclude: exclude ? [exclude] : [] }
  // Only what is wrong is told in full, which saves a good part of the time.
  const { violations } = await axe.run(context, { runOnly: rules ?? tags, resultTypes: ['violations'], preload: false })
  for (const element of looks.values()) element.removeAttribute(mark)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any: [why] }) => `${id}: ${html} ${why?.message ?? ''}`),
  )
}
