import { text } from './dock-texts'
import { button } from './parts.browser'
import { setTick } from './progress.browser'
import styles from './step-bar.module.css'
import { countTicks, type Step } from './tutorial-steps.browser'

interface StepBar {
  element: HTMLElement
  /** Shows the place of a step, and what is ticked. */
  update(shown: number): void
}

interface StepBarOptions {
  go: (index: number) => void
  /** The last button of the list. */
  last: HTMLButtonElement
}

/** The controls of steps that are shown one at a time: the neighbours, a list of all, and a tick for a step without other ticks. */
export function createStepBar(steps: readonly Step[], { go, last }: StepBarOptions): StepBar {
  let shown = 0
  const element = document.createElement('nav')
  element.className = styles.bar ?? ''
  element.ariaLabel = text('steps')
  element.dataset.chrome = ''
  const list = Object.assign(document.createElement('div'), { className: `ui-popup ${styles.list}` })
  const entries = document.createElement('ol')
  list.popover = 'auto'
  list.append(entries, last)
  const opener = button('', () => list.togglePopover())
  opener.className = styles.place ?? ''
  opener.setAttribute('aria-haspopup', 'true')
  const previous = button(text('previous'), () => go(shown - 1))
  const next = button(text('next'), () => go(shown + 1))
  const { label, box } = createDone(() => {
    setTick(`#${steps[shown]?.id}`, box.checked)
    update(shown)
  })
  const announcer = Object.assign(document.createElement('span'), { className: 'visually-hidden', role: 'status' })
  const goTo = (index: number) => {
    list.hidePopover()
    go(index)
    opener.focus()
  }
  const update = (index: number) => {
    const hasMoved = shown !== index
    shown = index
    const { title = '', boxes, id } = steps[shown] ?? {}
    // The beginning of the page is no step.
    const place = shown === 0 ? '' : text('place', { number: shown, count: steps.length - 1 })
    opener.replaceChildren(
      Object.assign(document.createElement('span'), { textContent: title }),
      Object.assign(document.createElement('small'), { textContent: place }),
    )
    if (hasMoved) announcer.textContent = [title, place].filter(Boolean).join(', ')
    setDisabled(previous, shown === 0, next)
    setDisabled(next, shown === steps.length - 1, previous)
    label.hidden = id === '' || boxes?.length !== 0
    const step = steps[shown]
    box.checked = step !== undefined && countTicks(step).done > 0
    entries.replaceChildren(
      ...steps.map((each, at) => createEntry(each, { isShown: at === shown, go: () => goTo(at) })),
    )
  }
  element.append(previous, opener, label, next, list, announcer)
  return { element, update }
}

/** Disables a button; if it has the focus, that goes to another. */
function setDisabled(control: HTMLButtonElement, isDisabled: boolean, other: HTMLButtonElement): void {
  const hadFocus = document.activeElement === control
  control.disabled = isDisabled
  if (isDisabled && hadFocus) {
    other.disabled = false
    other.focus()
  }
}

function createDone(change: () => void): { label: HTMLLabelElement; box: HTMLInputElement } {
  const label = document.createElement('label')
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', onchange: () => void change() })
  label.append(box, text('done'))
  return { label, box }
}

function createEntry(step: Step, { isShown, go }: { isShown: boolean; go: () => void }): HTMLElement {
  const entry = document.createElement('li')
  const link = button(step.title, go)
  link.className = 'ui-entry'
  if (isShown) link.ariaCurrent = 'step'
  const { done, count } = countTicks(step)
  if (step.id && done > 0) {
    const isWhole = done === count
    const progress = document.createElement('small')
    progress.textContent = isWhole ? `✓ ${text('done')}` : text('progress', { done, count })
    progress.toggleAttribute('data-whole', isWhole)
    link.append(progress)
  }
  entry.append(link)
  return entry
}
