import { figureWidth, type Point } from '@/figures/svg/svg'
import { copyText } from '@/lib/site/copy-text'
import { type Control, type LiveFigure, startOf, verdictOf } from './figure'
import { text } from './texts'

type Settings = Record<string, number>
type Input = HTMLInputElement | HTMLSelectElement

/** Pause after the last change before the sentence is announced to screen readers. */
const restMs = 700

/** Replaces the example of a figure, whose settings are then no longer those of the address; undefined shows it again. */
export type Replace = (own: { figure: LiveFigure; origin: string } | undefined) => void

/**
 * Makes a figure of the page interactive. The controls hold its settings, initially those in the address. Returns a function that
 * replaces the example by a figure of the same controls, readouts and height.
 */
export function operate(element: HTMLElement, figure: LiveFigure): Replace {
  const find = (selector: string) => element.querySelector(selector)
  const [svg, fieldset, drawing] = [find('svg'), find('fieldset'), find('svg > g')]
  const [status, seen] = [find('p[role=status]'), element.querySelector<HTMLElement>('[data-verdict]')]
  if (!(svg instanceof SVGSVGElement && fieldset instanceof HTMLFieldSetElement && drawing && status && seen))
    return () => {}
  let shown = figure
  const inputs = [...fieldset.querySelectorAll<Input>('[type=range],[type=checkbox],select')]
  const [names, values] = [element.querySelectorAll('dt'), element.querySelectorAll('dd')]
  const read = (): Settings => Object.fromEntries(inputs.map((input) => [input.name, readInput(input)]))
  let settings = read()
  let view: ReturnType<LiveFigure['render']> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  /** Sets the controls, which round to their limits and steps, and draws their values. */
  const set = (wanted: Settings): void => {
    for (const input of inputs) {
      if (readInput(input) !== wanted[input.name]) writeInput(input, wanted[input.name])
    }
    settings = read()
    for (const input of inputs) showValue(input, shown)
    view = shown.render(settings)
    drawing.innerHTML = view.drawing
    for (const [index, [name, value]] of view.readouts.entries()) {
      setText(names[index], name)
      setText(values[index], value)
    }
    const verdict = verdictOf(view)
    setText(seen, verdict)
    seen.dataset.verdict = view.isMet ? 'met' : ''
    placeHandles(view.handles?.map(({ at }) => at) ?? [])
    clearTimeout(rest)
    rest = setTimeout(() => setText(status, verdict), restMs)
  }
  const change = (requested: Settings): void => {
    const wanted = { ...settings, ...requested }
    set(shown.adjust?.(wanted, settings) ?? wanted)
  }
  const placeHandles = setUpHandles(svg, (index, to) => change(view?.handles?.[index]?.drag(to) ?? {}))

  set({ ...settings, ...readAddress(figure) })
  const replace: Replace = (own) => {
    shown = own?.figure ?? figure
    element.toggleAttribute('data-own', own !== undefined)
    setText(find('[data-origin]'), own?.origin ?? text(figure.isMeasured ? 'measured' : 'simulated'))
    svg.setAttribute('aria-label', shown.shows)
    for (const input of inputs) adapt(input, shown.controls[input.name])
    set(startOf(shown))
  }
  // An in-page link, Back or Forward.
  element.closest('main')?.addEventListener('page:query', () => {
    const given = readAddress(figure)
    if (shown !== figure) {
      // The links of a text are about the example.
      if (Object.keys(given).length === 0) return
      replace(undefined)
    }
    set({ ...startOf(figure), ...given })
  })
  // The first drawing is not announced.
  clearTimeout(rest)
  fieldset.disabled = false
  fieldset.addEventListener('input', ({ target }) => {
    const input = inputs.find((each) => each === target)
    if (input) change({ [input.name]: readInput(input) })
  })
  find('[data-reset]')?.addEventListener('click', () => {
    set(startOf(shown))
    if (shown === figure && Object.keys(readAddress(figure)).length > 0) writeAddress(element, figure, settings)
  })
  find('[data-copy]')?.addEventListener('click', async () => {
    writeAddress(element, figure, settings)
    setText(find('[data-copied]'), (await copyText(location.href)) ? text('linkCopied') : text('linkInAddress'))
  })
  return replace
}

function isSlider(input: Input): input is HTMLInputElement & { type: 'range' } {
  return input.type === 'range'
}

/** The setting that a control has; of a checkbox 0 or 1. */
function readInput(input: Input): number {
  return Number(input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value)
}

function writeInput(input: Input, value = 0): void {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = value === 1
  else input.value = String(value)
}

/** Gives a slider the limits and the label of a control. */
function adapt(input: Input, control?: Control): void {
  if (!isSlider(input) || !control) return
  const { label, min, max, step, reversed = false } = control
  Object.assign(input, { min, max, step, dir: reversed ? 'rtl' : 'ltr' })
  if (reversed) for (const name of ['--from', '--to']) input.style.removeProperty(name)
  setText(input.labels?.[0], label)
}

function showValue(input: Input, figure: LiveFigure): void {
  if (!isSlider(input)) return
  const control = figure.controls[input.name]
  if (!control) return
  const text = control.format(Number(input.value))
  setText(input.previousElementSibling, text)
  input.setAttribute('aria-valuetext', text)
  if (!control.reversed) fill(input, control)
}

/** Fills a slider from zero, or from the end nearest to it, to its value. */
function fill(input: HTMLInputElement, { min, max }: Control): void {
  const ends = [Math.min(max, Math.max(min, 0)), Number(input.value)].sort((a, b) => a - b)
  const [from, to] = ends.map((value) => String((value - min) / (max - min)))
  input.style.setProperty('--from', from ?? '')
  input.style.setProperty('--to', to ?? '')
}

/** Sets a text if it differs: screen readers announce each assignment to a status. */
function setText(element: Element | null | undefined, text = ''): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** Adds draggable handles for pointers to a drawing and returns a function that moves them; keyboards have the controls. */
function setUpHandles(svg: SVGSVGElement, drag: (index: number, to: Point) => void): (positions: Point[]) => void {
  const circles: SVGCircleElement[] = []
  svg.addEventListener('pointerdown', (event) => {
    const index = event.target instanceof SVGCircleElement ? circles.indexOf(event.target) : -1
    if (index < 0 || event.button !== 0) return
    event.preventDefault()
    svg.setPointerCapture(event.pointerId)
    const move = (moved: PointerEvent): void => drag(index, positionIn(svg, moved))
    svg.addEventListener('pointermove', move)
    const stop = (): void => svg.removeEventListener('pointermove', move)
    svg.addEventListener('lostpointercapture', stop, { once: true })
  })
  return (positions) => {
    for (const [index, [x, y]] of positions.entries()) {
      circles[index] ??= addHandle(svg)
      circles[index].setAttribute('cx', String(x))
      circles[index].setAttribute('cy', String(y))
    }
  }
}

function addHandle(svg: SVGSVGElement): SVGCircleElement {
  const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  circle.setAttribute('class', 'figure-handle')
  // At least 28 px wide on the narrowest phone.
  circle.setAttribute('r', '28')
  svg.append(circle)
  return circle
}

/** Position of a pointer in the units of the drawing. */
function positionIn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width } = svg.getBoundingClientRect()
  const scale = figureWidth / width
  return [(clientX - left) * scale, (clientY - top) * scale]
}

/** Settings of a figure in the address, such as `?phase.ph0=30`. */
function readAddress({ id, controls }: LiveFigure): Settings {
  const query = new URLSearchParams(location.search)
  const given = Object.keys(controls).flatMap((name): Array<[string, number]> => {
    const text = query.get(`${id}.${name}`)?.trim()
    const value = Number(text)
    return text && Number.isFinite(value) ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

/** Writes the changed settings into the address, with the figure as its target. */
function writeAddress(element: Element, figure: LiveFigure, settings: Settings): void {
  const url = new URL(location.href)
  for (const [name, start] of Object.entries(startOf(figure))) {
    const key = `${figure.id}.${name}`
    if (settings[name] === start) url.searchParams.delete(key)
    else url.searchParams.set(key, String(settings[name]))
  }
  url.hash = element.id
  history.replaceState(history.state, '', url)
}
