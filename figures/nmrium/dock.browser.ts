import { isBeside, keepInPlace, setBeside } from '@/components/reading/beside.browser'
import { createDivider } from './divider.browser'
import styles from './dock.module.css'
import { text } from './dock-texts'
import { type Guide, startGuide } from './guide.browser'
import { button } from './parts.browser'

/** Milliseconds after which the host of the program counts as unreachable. */
const patience = 20_000

/** The program beside the page: hidden when closed, with what the reader did in it, and kept when pages are swapped. */
const dock = Object.assign(document.createElement('aside'), { className: styles.dock })
const title = document.createElement('p')
const newTab = Object.assign(document.createElement('a'), { target: '_blank', rel: 'noopener noreferrer' })
const notice = Object.assign(document.createElement('div'), { className: styles.notice, role: 'status' })
dock.dataset.docked = ''
dock.dataset.chrome = ''

let frame: HTMLIFrameElement | undefined
let guide: Guide | undefined
/** Ends the waiting for the former frame. */
let waiting: AbortController | undefined

/** What Escape closes first. */
const above = 'dialog[open], :popover-open, [data-page-tools][open], body > header [aria-expanded=true]'
let isOnTop = true
// Others may close on the way of the event.
document.addEventListener(
  'keydown',
  () => {
    isOnTop = !document.querySelector(above)
  },
  { capture: true },
)
document.addEventListener('keydown', ({ target, key, defaultPrevented }) => {
  const isSearching = target instanceof Element && target.matches('[type=search]')
  if (key === 'Escape' && !defaultPrevented && isBeside() && isOnTop && !isSearching) close()
})

/** Whether the program was opened with a sample. */
export function holds(sample: HTMLElement): boolean {
  return frame !== undefined && frame.src === createFrame(sample)?.src
}

/** Shows the program with a sample, or closes it. */
export function toggle(sample: HTMLElement): void {
  if (isBeside() && holds(sample)) close()
  else open(sample)
}

function open(sample: HTMLElement): void {
  if (!holds(sample)) fill(sample)
  keepInPlace(sample.querySelector('button'), () => setBeside(true))
  const main = sample.closest('main')
  if (main) enterPage(main)
}

/** Adapts a page to the program beside it. */
export function enterPage(main: HTMLElement): void {
  guide?.end()
  guide = undefined
  const samples = [...main.querySelectorAll<HTMLElement>('[data-sample]')]
  for (const sample of samples) {
    const opener = sample.querySelector('button')
    if (opener) opener.ariaExpanded = String(isBeside() && holds(sample))
  }
  const sample = samples.find(holds)
  if (isBeside() && sample?.dataset.tutorial !== undefined) guide = startGuide(main)
}

function close(): void {
  const main = document.querySelector('main')
  const opener = [...document.querySelectorAll<HTMLElement>('[data-sample]')].find(holds)?.querySelector('button')
  const heading = guide?.heading()
  keepInPlace(heading ?? opener, () => {
    guide?.end()
    setBeside(false)
  })
  guide = undefined
  if (main) enterPage(main)
  const target = heading ?? opener ?? main?.querySelector<HTMLElement>('h1')
  if (target && target !== opener) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Puts the program with a sample into the dock. */
function fill(sample: HTMLElement): void {
  const created = createFrame(sample)
  if (!created) return
  const { host } = new URL(created.src)
  dock.ariaLabel = created.title
  title.replaceChildren(created.title, ' ', Object.assign(document.createElement('small'), { textContent: host }))
  newTab.href = created.src
  newTab.textContent = text('newTab')
  const reload = button(text('reload'), () => load(createFrame(sample)))
  reload.title = text('reloadHint')
  const closer = button('', close)
  closer.className = 'ui-icon-button'
  closer.dataset.icon = 'close'
  closer.ariaLabel = text('close')
  const head = Object.assign(document.createElement('div'), { className: styles.head })
  const { divider, widen } = createDivider()
  head.append(title, widen, reload, newTab, closer)
  dock.replaceChildren(divider, head, notice)
  document.body.append(dock)
  load(created)
}

function createFrame(sample: HTMLElement): HTMLIFrameElement | undefined {
  return sample.querySelector('template')?.content.querySelector('iframe')?.cloneNode() as HTMLIFrameElement | undefined
}

/**
 * Loads a frame. Browsers don't report that a frame of another site could not be loaded, so a request finds out; the frame stays,
 * because a host can refuse requests that are not for a page.
 */
function load(next: HTMLIFrameElement | undefined): void {
  if (!next) return
  waiting?.abort()
  waiting = new AbortController()
  const { signal } = waiting
  const { host } = new URL(next.src)
  frame?.remove()
  frame = next
  notice.replaceChildren(text('loading', { host }))
  next.onload = () => {
    if (!notice.querySelector('button')) notice.replaceChildren()
  }
  dock.append(next)
  const again = () => load(next.cloneNode() as HTMLIFrameElement)
  const fail = () => {
    if (signal.aborted) return
    notice.replaceChildren(text('unreachable', { host }), ' ', button(text('tryAgain'), again))
    addEventListener('online', again, { signal })
  }
  const timer = setTimeout(fail, patience)
  fetch(next.src, { mode: 'no-cors', credentials: 'omit', signal })
    .catch(fail)
    .finally(() => clearTimeout(timer))
}
