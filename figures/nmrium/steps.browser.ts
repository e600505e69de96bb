import { t } from '@/lib/site/text'
import styles from './steps.module.css'

const key = 'docs.steps'

/** Adds a checkbox to each numbered step of a tutorial. Ticks stay on the device as long as the text of the step stays the same. */
export function setUpSteps(main: HTMLElement): void {
  const steps = main.querySelectorAll('[data-tutorial] ~ ol > li, [data-tutorial] ~ .steps > ol > li')
  const done = steps.length > 0 ? readDone() : []
  for (const step of steps) {
    const text = (step.textContent ?? '').trim().slice(0, 80)
    const name = `${location.pathname} ${text}`
    const properties = { type: 'checkbox', className: styles.tick, ariaLabel: `${t('taskDone')}: ${text}` }
    const box = Object.assign(document.createElement('input'), properties)
    box.checked = done.includes(name)
    box.onchange = () => {
      const others = readDone().filter((other) => other !== name)
      try {
        localStorage.setItem(key, JSON.stringify(box.checked ? [...others, name] : others))
      } catch {}
    }
    step.append(box)
  }
}

/** The steps that the reader has ticked; blocked or damaged storage counts as empty. */
function readDone(): string[] {
  try {
    const done = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(done) ? done : []
  } catch {
    return []
  }
}
