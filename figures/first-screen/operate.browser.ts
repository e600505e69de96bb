import { setUpFiles } from '@/figures/own-spectrum/choose.browser'
import { middleOf, signalAt, signals } from './signals'
import { createStage, reach, type Stage } from './stage.browser'
import { example, stopBeside } from './subject'
import { isSame, moveTo, scaleBy, shiftAt, type View, zoomAbout, zoomBetween } from './view'

/** Movements below this many pixels are a click, as in NMRium. */
const leastDrag = 5
/** Time between two presses of `f` that show the whole spectrum, in ms. */
const doublePress = 500

/** Gives the spectrum the gestures of NMRium and links its signals with the structure. */
export function operate(figure: HTMLElement): void {
  const stage = createStage(figure)
  if (!stage) return
  const { surface } = stage
  setUpPointer(stage)
  setUpWheel(stage)
  setUpKeys(stage)
  setUpGroups(figure, stage)
  setUpTools(figure, stage)
  setUpOwn(figure, stage)
  if (document.activeElement === surface) surface.dispatchEvent(new FocusEvent('focus'))
}

/** The chemical shift under the pointer. */
function shiftUnder({ clientX }: MouseEvent, { surface, view }: Stage): number {
  const { left, width } = surface.getBoundingClientRect()
  return shiftAt(Math.min(1, Math.max(0, (clientX - left) / width)), view())
}

function setUpPointer(stage: Stage): void {
  const { surface } = stage
  const shiftOf = (event: MouseEvent) => shiftUnder(event, stage)
  let drag: { x: number; from: number; hasMoved: boolean; measures: boolean } | undefined
  const stop = (): void => {
    drag = undefined
    stage.mark(undefined)
  }
  surface.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    // Not of a repeated event, whose pointer may be gone.
    if (event.isTrusted) surface.setPointerCapture(event.pointerId)
    drag = { x: event.clientX, from: shiftOf(event), hasMoved: false, measures: event.shiftKey }
  })
  const follow = (event: PointerEvent): void => {
    if (drag) drag.hasMoved ||= Math.abs(event.clientX - drag.x) >= leastDrag
    if (drag || event.pointerType !== 'touch') stage.point(shiftOf(event))
    if (drag?.hasMoved) stage.mark([drag.from, shiftOf(event)])
  }
  surface.addEventListener('pointermove', follow)
  surface.addEventListener('pointerup', (event) => {
    const ended = drag
    stop()
    const isTouch = event.pointerType === 'touch'
    if (ended?.hasMoved && !ended.measures) stage.show(zoomBetween(stage.view(), ended.from, shiftOf(event)), true)
    else if (ended && isTouch) stage.pin(signalAt(ended.from, stage.view(), 2 * reach, stage.subject().signals))
    // Where the pointer is in the new view.
    stage.point(isTouch ? undefined : shiftOf(event))
  })
  surface.addEventListener('pointercancel', stop)
  surface.addEventListener('pointerleave', () => {
    if (!drag) stage.point(undefined)
  })
  // Over the structure too.
  surface.parentElement?.addEventListener('dblclick', (event) => {
    stage.back()
    stage.point(shiftOf(event))
  })
  surface.addEventListener('keydown', (event) => {
    if (!drag || event.key !== 'Escape') return
    stop()
    event.stopImmediatePropagation()
  })
}

/** The wheel zooms a focused spectrum, and scrolls the page once the spectrum is at a limit. */
function setUpWheel(stage: Stage): void {
  const { surface, view, show } = stage
  const turn = (event: WheelEvent): void => {
    if (document.activeElement !== surface || event.ctrlKey) return
    const { deltaX, deltaY, deltaMode, shiftKey } = event
    const pixels = (deltaY || deltaX) * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1)
    const factor = Math.exp(-pixels / 400)
    const next = shiftKey ? zoomAbout(view(), shiftUnder(event, stage), factor) : scaleBy(view(), factor)
    if (isSame(next, view())) return
    event.preventDefault()
    show(next)
  }
  surface.parentElement?.addEventListener('wheel', turn, { passive: false })
}

function setUpKeys(stage: Stage): void {
  const { surface } = stage
  let ppm = signals[0]?.left ?? example.whole.left
  let lastPress = 0
  const goTo = (to: number): void => {
    const { left, right } = stage.subject().whole
    ppm = Math.min(left, Math.max(right, to))
    stage.show(moveTo(stage.view(), ppm))
    stage.point(ppm)
  }
  const acts: Record<string, (view: View, isLarge: boolean) => void> = {
    ArrowLeft: ({ left, right }, isLarge) => goTo(ppm + (left - right) / (isLarge ? 10 : 100)),
    ArrowRight: ({ left, right }, isLarge) => goTo(ppm - (left - right) / (isLarge ? 10 : 100)),
    ArrowUp: (view) => stage.show(scaleBy(view, 1.25)),
    ArrowDown: (view) => stage.show(scaleBy(view, 0.8)),
    PageUp: () => goTo(stopBeside(stage.subject(), ppm, -1) ?? ppm),
    PageDown: () => goTo(stopBeside(stage.subject(), ppm, 1) ?? ppm),
    Home: ({ left }) => goTo(left),
    End: ({ right }) => goTo(right),
    '+': (view) => stage.show(zoomAbout(view, ppm, 2), true),
    '-': (view) => stage.show(zoomAbout(view, ppm, 0.5), true),
    Escape: () => stage.reset(),
    f: () => {
      const now = performance.now()
      if (now - lastPress < doublePress) stage.reset()
      else stage.back()
      lastPress = now
    },
  }
  acts['='] = acts['+'] ?? (() => {})
  surface.addEventListener('keydown', (event) => {
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(stage.view(), event.shiftKey)
    if (event.key !== 'Escape') stage.point(ppm)
  })
  surface.addEventListener('focus', () => {
    if (surface.matches(':focus-visible')) goTo(ppm)
  })
  surface.addEventListener('blur', () => stage.point(undefined))
  surface.addEventListener('pointermove', () => {
    // The keys go on from where the pointer was.
    ppm = Number(surface.ariaValueNow)
  })
}

/** Colours the signal of a group while it is pointed at or has the focus, and after a click until the next. */
function setUpGroups(figure: HTMLElement, { surface, point, pin }: Stage): void {
  for (const button of figure.querySelectorAll<HTMLElement>('[data-letter]')) {
    const signal = signals.find(({ letter }) => letter === button.dataset.letter)
    const enter = () => point(signal)
    // The structure may move away from a resting pointer while the keyboard is in use.
    const leave = () => surface.matches(':focus-visible') || point(undefined)
    button.addEventListener('pointerenter', enter)
    button.addEventListener('pointerleave', leave)
    button.addEventListener('focus', () => button.matches(':focus-visible') && enter())
    button.addEventListener('blur', leave)
    button.addEventListener('click', () => pin(signal))
    if (button.matches(':hover,:focus-visible')) enter()
  }
}

function setUpTools(figure: HTMLElement, { view, show, reset }: Stage): void {
  /** Around the coloured signal if it is in view. */
  const zoomBy = (factor: number): void => {
    const { left, right } = view()
    const coloured = signals.find(({ letter }) => letter === figure.dataset.active)
    const middle = coloured && middleOf(coloured)
    const isInView = middle !== undefined && middle < left && middle > right
    show(zoomAbout(view(), isInView ? middle : (left + right) / 2, factor), true)
  }
  const acts: Record<string, () => void> = { in: () => zoomBy(2), out: () => zoomBy(0.5), whole: reset }
  for (const button of figure.querySelectorAll<HTMLElement>('[data-act]')) {
    button.addEventListener('click', () => acts[button.dataset.act ?? '']?.())
  }
}

/** Shows the reader's spectrum instead of the example. */
function setUpOwn(figure: HTMLElement, stage: Stage): void {
  setUpFiles(figure, {
    show: async (own) => stage.replace((await import('./own-subject')).ownSubject(own)),
    showExample: () => stage.replace(example),
  })
}
