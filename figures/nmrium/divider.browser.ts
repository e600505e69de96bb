import styles from './dock.module.css'
import { text } from './dock-texts'
import { button } from './parts.browser'
import { read, write } from './stored.browser'

const key = 'docs.beside'
/** Shares of the window in percent. */
const [least, half, most, step] = [35, 50, 70, 5]

/** A divider between the page and the program, which pointer and arrow keys move, and a button that widens the program. */
export function createDivider(): { divider: HTMLElement; widen: HTMLButtonElement } {
  const divider = Object.assign(document.createElement('div'), { className: styles.divider, tabIndex: 0 })
  divider.role = 'separator'
  divider.ariaLabel = text('width')
  divider.ariaOrientation = 'vertical'
  divider.ariaValueMin = `${least}`
  divider.ariaValueMax = `${most}`
  let share = half
  const widen = button('', () => move(share > half ? half : most))
  const set = (wanted: number) => {
    share = Math.min(Math.max(Number.isFinite(wanted) ? wanted : half, least), most)
    widen.textContent = text(share > half ? 'narrower' : 'wider')
    divider.ariaValueNow = `${Math.round(share)}`
    document.documentElement.style.setProperty('--beside', `${share / 100}`)
  }
  const move = (wanted: number) => {
    set(wanted)
    write(key, share)
  }
  const isRightToLeft = () => getComputedStyle(divider).direction === 'rtl'
  divider.onkeydown = (event) => {
    const towards = isRightToLeft() ? -step : step
    const wanted = { ArrowLeft: share + towards, ArrowRight: share - towards, Home: least, End: most }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    move(wanted)
  }
  divider.onpointerdown = ({ pointerId }) => {
    divider.setPointerCapture(pointerId)
  }
  divider.onpointermove = ({ pointerId, clientX }) => {
    if (!divider.hasPointerCapture(pointerId)) return
    const { clientWidth } = document.documentElement
    move((100 * (isRightToLeft() ? clientX : clientWidth - clientX)) / clientWidth)
  }
  const stored = read(key)
  set(typeof stored === 'number' ? stored : half)
  return { divider, widen }
}
