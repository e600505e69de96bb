import { cutText } from '@/lib/site/characters'
import { t } from '@/lib/site/text'
import styles from './zoom.module.css'

/** Pictures in the text that are large enough to have details, except inline pictures and links. */
const candidates =
  '.prose > img, .prose > picture > img, .prose > p:not(:has(> :not(img, picture))) img, .prose figure.figure img, .prose li > img, .prose li > picture > img, .admonition img'
const leastWidth = 240
/** Width of windows in which a picture is as wide as the window already. */
const narrow = 640

/** Lets readers enlarge the pictures of a page, by a click or a button. */
export function setUpZoom(main: HTMLElement): void {
  const holders = new Set<HTMLElement>()
  for (const picture of main.querySelectorAll<HTMLImageElement>(candidates)) {
    // The attribute, because the property would lay the page out again after each change.
    const width = Number(picture.getAttribute('width'))
    if (!(width >= leastWidth || picture.dataset.only)) continue
    const holder = holderOf(picture)
    if (width > narrow) holder.classList.add(styles.wide ?? '')
    holders.add(holder)
  }
  for (const holder of holders) {
    holder.classList.add(styles.holder ?? '')
    const button = createButton('open', `${t('enlarge')}: ${cutText(holder.querySelector('img')?.alt ?? '', 80)}`)
    holder.append(button)
    holder.onclick = (event) => {
      const { target } = event
      if (target === button) enlarge(holder)
      else if (target instanceof HTMLImageElement) enlarge(holder, placeIn(target, event))
    }
  }
}

function createButton(icon: 'open' | 'close', ariaLabel: string): HTMLButtonElement {
  const className = `ui-icon-button ${styles[icon]}`
  const button = Object.assign(document.createElement('button'), { type: 'button' as const, className, ariaLabel })
  Object.assign(button.dataset, { icon, chrome: '' })
  return button
}

/** The element around a picture, or around the two pictures of both colour modes; created if missing. */
function holderOf(picture: HTMLImageElement): HTMLElement {
  // A picture with a detail for phones.
  const whole = picture.closest('picture') ?? picture
  const { parentElement: parent } = whole
  if (parent?.matches(`p, .${styles.holder}`)) return parent
  const holder = Object.assign(document.createElement('div'), { className: styles.holder })
  whole.before(holder)
  const pair = whole.nextElementSibling
  holder.append(whole, ...(picture.dataset.only && pair?.matches('img, picture') ? [pair] : []))
  return holder
}

interface Place {
  x: number
  y: number
}

/** The place of a click in a picture, each from 0 to 1. */
function placeIn(picture: HTMLImageElement, { clientX, clientY }: MouseEvent): Place {
  const { left, top, width, height } = picture.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** The place of the first numbered mark in the pictures of a holder. */
function markIn(holder: HTMLElement): Place | undefined {
  const [x, y] = holder.querySelector<HTMLElement>('[data-marks]')?.dataset.marks?.split(/[ ,]/).map(Number) ?? []
  return x === undefined || y === undefined ? undefined : { x: x / 100, y: y / 100 }
}

/**
 * Shows the pictures of a holder as large as the window allows, in a dialog that returns the focus to its button. In a window that
 * is no wider than the text they would stay as small as they are, so they are 2.5 times as wide there, with the first mark or the
 * chosen place in sight.
 */
function enlarge(holder: HTMLElement, place: Place = { x: 0, y: 0 }): void {
  const dialog = Object.assign(document.createElement('dialog'), {
    className: styles.dialog,
    ariaLabel: t('enlargedPicture'),
  })
  // Focusable, so that keys scroll it.
  const group = { role: 'group', ariaLabel: t('enlargedPicture'), tabIndex: 0 }
  const stage = Object.assign(document.createElement('div'), { className: styles.stage, ...group })
  for (const picture of holder.querySelectorAll('img')) {
    const copy = picture.cloneNode() as HTMLImageElement
    copy.loading = 'eager'
    stage.append(copy)
  }
  const caption = document.createElement('p')
  caption.textContent = holder.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  const close = createButton('close', t('closePicture'))
  dialog.append(close, stage, caption)
  dialog.onclick = ({ target }) => {
    if (target instanceof HTMLImageElement) target.parentElement?.toggleAttribute('data-full')
    else if (target === dialog || target === stage || target === close) dialog.close()
  }
  const leave = () => dialog.close()
  dialog.onclose = () => {
    document.removeEventListener('page:leave', leave)
    dialog.remove()
  }
  document.addEventListener('page:leave', leave)
  document.body.append(dialog)
  dialog.showModal()
  if (innerWidth > narrow) return
  stage.dataset.full = ''
  const { x, y } = markIn(holder) ?? place
  stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2)
}
