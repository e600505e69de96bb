import { t } from '@/lib/site/text'
import { isTicked, setTick } from './progress.browser'
import styles from './steps.module.css'

const steps = '[data-tutorial] ~ ol > li, [data-tutorial] ~ .steps > ol > li, [data-tutorial] ~ [data-exercise]'

/**
 * Adds a checkbox to each numbered step and each exercise of a tutorial. A step with an exercise is ticked by the right answer, others
 * by the reader. Ticks stay on the device as long as the text of the step stays the same.
 */
export function setUpSteps(main: HTMLElement): void {
  for (const step of main.querySelectorAll<HTMLElement>(steps)) {
    const exercises = step.matches('[data-exercise]')
      ? [step]
      : [...step.querySelectorAll<HTMLElement>('[data-exercise]')]
    // The first part of an exercise is its title.
    const text = ((exercises[0] === step ? step.children[1] : step)?.textContent ?? '').trim().slice(0, 80)
    const properties = { type: 'checkbox', className: styles.tick, ariaLabel: `${t('taskDone')}: ${text}` }
    const box = Object.assign(document.createElement('input'), properties)
    box.checked = isTicked(text)
    // Not disabled: browsers draw the tick of a disabled box in grey.
    if (exercises.length > 0) {
      box.ariaDisabled = 'true'
      box.onclick = (event) => void event.preventDefault()
    }
    box.onchange = () => void setTick(text, box.checked)
    box.dataset.tick = ''
    step.addEventListener('exercise:right', () => {
      if (box.checked || !exercises.every(({ dataset }) => dataset.result === 'right')) return
      box.checked = true
      box.dispatchEvent(new Event('change', { bubbles: true }))
    })
    step.append(box)
  }
}
