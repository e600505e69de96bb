import { expect } from '@playwright/test'
import type { Tab } from './tab'

interface Point {
  x: number
  y: number
}

/** Expects something of what a function returns in the page, soon. */
export function inPage<Result>(tab: Tab, run: () => Result | Promise<Result>) {
  return withArgument(tab, run, undefined)
}

/** Expects something of what a function returns in the page for an argument, soon. */
export function withArgument<Result, Argument>(
  tab: Tab,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
) {
  // A page that is being left answers with an error.
  const read = () => tab.evaluate(run, argument).catch((error: Error) => error.message as Result)
  return expect.poll(read, { message: `${run}`, timeout: 20_000, intervals: [50, 100, 100, 200] })
}

/** The middle of the part in view of the first visible element that a selector matches, scrolled to if needed. */
export async function find(tab: Tab, selector: string): Promise<Point> {
  let found: Point | null = null
  await expect
    .poll(
      async () => {
        found = await tab.evaluate(findInPage, selector).catch(() => null)
        return found
      },
      { message: `${selector} is visible`, timeout: 20_000, intervals: [50, 100, 100, 200] },
    )
    .not.toBeNull()
  return found ?? { x: 0, y: 0 }
}

/** Runs in the page. Null while the element moves, is covered or is not there. */
async function findInPage(selector: string): Promise<Point | null> {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  const box = () => element?.getClientRects()[0]
  const first = box()
  if (!element || !first) return null
  const { left, top, width, height } = first
  await new Promise((resolve) => setTimeout(resolve, 40))
  const later = box()
  const x = left + width / 2
  const y = top + Math.min(height, innerHeight) / 2
  const isInView = top >= 0 && top < innerHeight && element.contains(document.elementFromPoint(x, y))
  if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isInView && later?.left === left && later.top === top ? { x, y } : null
}

/** Moves the pointer over an element. */
export async function hover(tab: Tab, selector: string): Promise<void> {
  const { x, y } = await find(tab, selector)
  await tab.mouse.move(x, y)
}

/** Clicks an element with the pointer. */
export async function click(tab: Tab, selector: string): Promise<void> {
  await hover(tab, selector)
  await tab.mouse.down()
  await tab.mouse.up()
}

/** Drags from an element by a distance. */
export async function drag(tab: Tab, selector: string, deltaX: number): Promise<void> {
  const { x, y } = await find(tab, selector)
  await tab.mouse.move(x, y)
  await tab.mouse.down()
  await tab.mouse.move(x + deltaX, y, { steps: 4 })
  await tab.mouse.up()
}

/** Opens a page and waits until it has loaded what it loads at idle time; the bar of progress is last. */
export async function openUntilIdle(tab: Tab, address: string): Promise<void> {
  await tab.goto(address)
  const listFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)
  await inPage(tab, listFiles).toContainEqual(expect.stringContaining('/progress-bar'))
}
