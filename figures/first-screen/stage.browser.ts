import { formatNumber } from '@/figures/live/kit/figure'
import { ppmToHz } from '@/figures/physics/shift'
import { drawAxis } from './drawing'
import styles from './operate.module.css'
import type { Signal } from './signals'
import { signalAt } from './signals'
import { example, type Subject } from './subject'
import { text } from './texts'
import { between, formatShift, isSame, placeOf, type View } from './view'

/** A part of the width around a signal in which it counts as pointed at. */
export const reach = 0.02

/** The elements of the figure and what they show. */
export interface Stage {
  surface: HTMLElement
  subject: () => Subject
  /** Shows another spectrum, as a whole. */
  replace: (subject: Subject) => void
  /** The view at the end of a movement that may still run. */
  view: () => View
  /** Changes the view; `isStep` keeps the former one for `back`. */
  show: (next: View, isStep?: boolean) => void
  /** Returns to the view before, or to the whole spectrum. */
  back: () => void
  reset: () => void
  /** Points at a chemical shift, at a signal of the structure, or at nothing. */
  point: (at: number | Signal | undefined) => void
  /** Marks the part between two chemical shifts, or nothing. */
  mark: (part: [from: number, to: number] | undefined) => void
  /** Keeps a signal coloured, or no longer; undefined releases all. */
  pin: (signal: Signal | undefined) => void
}

/** Finds the elements of a figure and returns what can be done with them; undefined if one is missing. */
export function createStage(figure: HTMLElement): Stage | undefined {
  const find = (selector: string) => figure.querySelector<HTMLElement>(selector)
  const [surface, readout, status] = [find('[role=slider]'), find('[data-readout]'), find('p[role=status]')]
  const [trace, axis] = figure.querySelectorAll('[role=img] > svg')
  if (!surface || !readout || !status || !trace || !axis) return undefined
  const drawing = find('[role=img]')
  const [caption, name] = [readout.innerHTML, drawing?.ariaLabel ?? '']
  let subject = example
  const [cursor, band] = [addMark(surface, styles.cursor), addMark(surface, styles.band)]
  let [view, shown] = [subject.whole, subject.whole]
  let past: View[] = []
  let frame = 0
  let pinned: Signal | undefined
  let pointed: number | Signal | undefined

  const draw = (next: View): void => {
    shown = next
    figure.toggleAttribute('data-zoomed', view.left - view.right < subject.whole.left - subject.whole.right)
    trace.innerHTML = subject.drawTrace(next)
    axis.innerHTML = drawAxis(next)
    refresh()
  }
  /** Shows what is pointed at, in the view that is drawn. */
  const refresh = (): void => {
    const ppm = typeof pointed === 'number' ? pointed : undefined
    const signal =
      ppm === undefined ? ((pointed as Signal | undefined) ?? pinned) : signalAt(ppm, shown, reach, subject.signals)
    figure.dataset.active = signal?.letter ?? pinned?.letter ?? ''
    cursor.hidden = ppm === undefined
    if (ppm !== undefined) {
      cursor.style.setProperty('--place', String(placeOf(ppm, shown)))
      cursor.dataset.at = formatShift(ppm, shown)
      surface.setAttribute('aria-valuenow', ppm.toFixed(3))
      surface.setAttribute(
        'aria-valuetext',
        [`${formatShift(ppm, shown)} ppm`, signal?.meaning].filter(Boolean).join(', '),
      )
    }
    if (ppm !== undefined) readout.textContent = describe(ppm, shown, { signal, subject })
    else if (signal) readout.textContent = signal.meaning
    else if (subject.caption) readout.textContent = subject.caption
    else readout.innerHTML = caption
  }
  const glide = (to: View): void => {
    const [from, start, duration] = [shown, performance.now(), durationOf(figure)]
    const step = (now: number): void => {
      const passed = duration > 0 ? Math.min(1, Math.max(0, now - start) / duration) : 1
      draw(passed < 1 ? between(from, to, 1 - (1 - passed) ** 3) : to)
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(step)
  }
  const move = (next: View): void => {
    if (isSame(next, view)) return
    view = next
    status.textContent = nameRange(next.left, next.right, next)
    glide(next)
  }
  return {
    surface,
    subject: () => subject,
    replace: (next) => {
      subject = next
      ;[view, past, pointed, pinned] = [next.whole, [], undefined, undefined]
      cancelAnimationFrame(frame)
      figure.toggleAttribute('data-own', next !== example)
      if (drawing) drawing.ariaLabel = next.caption ?? name
      surface.ariaValueMin = next.whole.right.toFixed(3)
      surface.ariaValueMax = next.whole.left.toFixed(3)
      draw(view)
    },
    view: () => view,
    show: (next, isStep = false) => {
      if (isStep && !isSame(next, view)) past.push(view)
      move(next)
    },
    back: () => move(past.pop() ?? subject.whole),
    reset: () => {
      past = []
      move(subject.whole)
    },
    point: (at) => {
      pointed = at
      refresh()
    },
    mark: (part) => {
      band.hidden = !part
      if (!part) return
      const [left, right] = [Math.max(...part), Math.min(...part)]
      band.style.left = percent(placeOf(left, shown))
      band.style.width = percent((left - right) / (shown.left - shown.right))
      const hertz = formatNumber(ppmToHz(left - right, subject), 1, 'Hz')
      readout.textContent = `${nameRange(left, right, shown)}: Δ ${formatNumber(left - right, 3, 'ppm')} (${hertz})`
    },
    pin: (signal) => {
      pinned = signal === pinned ? undefined : signal
      for (const button of figure.querySelectorAll<HTMLElement>('[data-letter]')) {
        button.ariaPressed = String(button.dataset.letter === pinned?.letter)
      }
      refresh()
    },
  }
}

function nameRange(left: number, right: number, view: View): string {
  return text('from', { left: formatShift(left, view), right: formatShift(right, view) })
}

/** The line of the info bar of NMRium: chemical shift, its offset, the height of the trace, and the signal. */
function describe(
  ppm: number,
  view: View,
  { signal, subject }: { signal: Signal | undefined; subject: Subject },
): string {
  const offset = formatNumber(ppmToHz(ppm, subject), 1, 'Hz')
  const height = formatNumber(100 * subject.intensityAt(ppm), 1, '%')
  const position = `δ ${formatShift(ppm, view)}\u00a0ppm (${offset}) · ${height}`
  return signal ? `${position} · ${signal.meaning}` : position
}

function addMark(surface: HTMLElement, className = ''): HTMLElement {
  const mark = document.createElement('div')
  mark.className = className
  mark.hidden = true
  surface.append(mark)
  return mark
}

/** Duration of a movement in milliseconds; none for readers who prefer less motion. */
function durationOf(element: Element): number {
  return 1.5 * Number.parseFloat(getComputedStyle(element).getPropertyValue('--duration')) || 0
}

function percent(place: number): string {
  return `${100 * place}%`
}
