import { t } from '@/lib/site/text'
import styles from './zoom.module.css'

/** Pictures in the text that are large enough to have details: not those in a line, and none that lead somewhere. */
const candidates =
  '.prose > img, .prose > p:not(:has(> :not(img))) > img, .prose figure.figure img, .prose li > img, .admonition img'
const leastWidth = 240

/** Lets the pictures of a page be enlarged: by a click, or with the button that each of them gets. */
export function setUpZoom(main: HTMLElement): void {
  const holders = new Set<HTMLElement>()
  for (const picture of main.querySelectorAll<HTMLImageElement>(candidates)) {
    if (picture.width >= leastWidth || picture.dataset.only) holders.add(holderOf(picture))
  }
  for (const holder of holders) {
    holder.classList.add(styles.holder ?? '')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.open ?? ''
    button.ariaLabel = `${t('enlarge')}: ${holder.querySelector('img')?.alt.slice(0, 80)}`
    holder.append(button)
    holder.onclick = ({ target }) => {
      if (target === button || target instanceof HTMLImageElement) enlarge(holder)
    }
  }
}

/** The element around a picture, or around the two of which the colour mode shows one; made where there is none. */
function holderOf(picture: HTMLImageElement): HTMLElement {
  const { parentElement: parent } = picture
  if (parent?.matches(`p, .${styles.holder}`)) return parent
  const holder = document.createElement('div')
  holder.className = styles.holder ?? ''
  picture.before(holder)
  const pair = picture.nextElementSibling
  holder.append(picture, ...(picture.dataset.only && pair instanceof HTMLImageElement ? [pair] : []))
  return holder
}

/** Shows the pictures of a holder as large as the window allows, in a dialog that gives the focus back to its button. */
function enlarge(holder: HTMLElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.ariaLabel = t('enlargedPicture')
  const stage = document.createElement('div')
  stage.className = styles.stage ?? ''
  for (const picture of holder.querySelectorAll('img')) stage.append(copyOf(picture))
  const caption = document.createElement('p')
  caption.textContent = holder.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.className = styles.close ?? ''
  close.ariaLabel = t('closePicture')
  dialog.append(close, stage, caption)
  dialog.onclick = ({ target }) => {
    if (target instanceof HTMLImageElement) target.parentElement?.toggleAttribute('data-full')
    else if (target === dialog || target === stage || target === close) dialog.close()
  }
  dialog.onclose = () => dialog.remove()
  document.addEventListener('page:leave', () => dialog.close(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
}

function copyOf(picture: HTMLImageElement): HTMLImageElement {
  const copy = picture.cloneNode() as HTMLImageElement
  copy.loading = 'eager'
  return copy
}
