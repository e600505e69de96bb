import { isTicked } from './progress.browser'

/** A section of a tutorial. */
export interface Step {
  /** The id of its heading; empty for the beginning of the page. */
  id: string
  title: string
  heading?: HTMLElement
  /** Its elements, and after the last one those below the text. */
  parts: HTMLElement[]
  boxes: HTMLInputElement[]
}

/** The sections of a text, by their headings. */
export function listSteps(article: HTMLElement): Step[] {
  const first: Step = { id: '', title: article.querySelector('h1')?.textContent ?? '', parts: [], boxes: [] }
  const steps = [first]
  for (const part of article.children) {
    // The title stays.
    if (!(part instanceof HTMLElement) || part.matches('h1')) continue
    if (part.matches('h2')) {
      steps.push({ id: part.id, title: part.textContent ?? '', heading: part, parts: [], boxes: [] })
    }
    const step = steps.at(-1) ?? first
    step.parts.push(part)
    step.boxes.push(...part.querySelectorAll<HTMLInputElement>('[data-tick]'))
  }
  for (let part = article.nextElementSibling; part; part = part.nextElementSibling)
    if (part instanceof HTMLElement) steps.at(-1)?.parts.push(part)
  return steps
}

/** How many ticks a section can have, and has. One without steps has one tick, for all of it. */
export function countTicks({ id, boxes }: Step): { done: number; count: number } {
  if (boxes.length > 0) return { done: boxes.filter(({ checked }) => checked).length, count: boxes.length }
  return { done: isTicked(`#${id}`) ? 1 : 0, count: 1 }
}
