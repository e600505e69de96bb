import { figureWidth, type Point } from '@/figures/svg/svg'
import { t } from '@/lib/site/text'
import type { LiveFigure } from './figure'
import { startOf } from './figure'
import { redraw, split } from './redraw.browser'
import './operate.css'

type Settings = Record<string, number>

/** How often what is seen may change: sentences cannot be read faster, and take the browser longest to set. */
const sentenceMs = 100
/** How long the reader must rest before what is seen is read out. */
const restMs = 700

/** Brings a figure of the page to life. The controls hold its settings, which the address may give. */
export function operate(element: HTMLElement, figure: LiveFigure): void {
  const find = (selector: string) => element.querySelector(selector)
  const [svg, fieldset, drawing] = [find('svg'), find('fieldset'), find('svg > g')]
  const [said, seen] = [find('p[role=status]'), find('p')]
  if (!(svg instanceof SVGSVGElement && fieldset instanceof HTMLFieldSetElement && drawing && said && seen)) return
  const inputs = [...fieldset.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select')]
  const values = [...element.querySelectorAll('dd')]
  const read = (): Settings => Object.fromEntries(inputs.map(({ name, value }) => [name, Number(value)]))
  let settings = read()
  let pieces = split(drawing.innerHTML)
  let view: ReturnType<LiveFigure['render']> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  const showSentences = (): void => {
    pause = undefined
    setText(seen, view?.seen)
  }
  /** Sets the controls, which keep to their limits and steps, and draws what they then say. */
  const set = (wanted: Settings): void => {
    for (const input of inputs) {
      if (Number(input.value) !== wanted[input.name]) input.value = String(wanted[input.name])
    }
    settings = read()
    for (const input of inputs) showValue(input, figure)
    view = figure.render(settings)
    const next = split(view.drawing)
    redraw(drawing, pieces, next)
    pieces = next
    for (const [index, [, value]] of view.readouts.entries()) setText(values[index], value)
    placeHandles(view.handles?.map(({ at }) => at) ?? [])
    if (pause === undefined) pause = setTimeout(showSentences, sentenceMs)
    clearTimeout(rest)
    rest = setTimeout(() => setText(said, view?.seen), restMs)
  }
  const change = (asked: Settings): void => {
    const wanted = { ...settings, ...asked }
    set(figure.adjust?.(wanted, settings) ?? wanted)
  }
  const placeHandles = setUpHandles(svg, (index, to) => change(view?.handles?.[index]?.drag(to) ?? {}))

  set({ ...settings, ...readAddress(figure) })
  followAddress(element, figure, set)
  // Nothing is said before the reader does something.
  clearTimeout(rest)
  fieldset.disabled = false
  fieldset.addEventListener('input', ({ target }) => {
    const input = inputs.find((each) => each === target)
    if (input) change({ [input.name]: Number(input.value) })
  })
  find('[data-reset]')?.addEventListener('click', () => {
    set(startOf(figure))
    if (Object.keys(readAddress(figure)).length > 0) writeAddress(element, figure, settings)
  })
  find('[data-copy]')?.addEventListener('click', async () => {
    writeAddress(element, figure, settings)
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => t('linkCopied'),
      () => t('linkInAddress'),
    )
    setText(find('span[role=status]'), copied)
  })
}

function showValue(input: HTMLInputElement | HTMLSelectElement, figure: LiveFigure): void {
  const text = figure.controls[input.name]?.format(Number(input.value)) ?? ''
  if (input instanceof HTMLSelectElement) return
  setText(input.previousElementSibling, text)
  if (input.getAttribute('aria-valuetext') !== text) input.setAttribute('aria-valuetext', text)
}

/** Writes into the text that is there: a new one would be laid out with all around it. */
function setText(element: Element | null | undefined, text = ''): void {
  if (!element || element.textContent === text) return
  if (element.firstChild && text) element.firstChild.nodeValue = text
  else element.textContent = text
}

/** Lets places of a drawing be dragged; returns how to move them. They are for pointers alone: keys have the controls. */
function setUpHandles(svg: SVGSVGElement, drag: (index: number, to: Point) => void): (places: Point[]) => void {
  const circles: SVGCircleElement[] = []
  svg.addEventListener('pointerdown', (event) => {
    const index = event.target instanceof SVGCircleElement ? circles.indexOf(event.target) : -1
    if (index < 0 || event.button !== 0) return
    event.preventDefault()
    svg.setPointerCapture(event.pointerId)
    const move = (moved: PointerEvent): void => drag(index, placeIn(svg, moved))
    svg.addEventListener('pointermove', move)
    const stop = (): void => svg.removeEventListener('pointermove', move)
    svg.addEventListener('lostpointercapture', stop, { once: true })
  })
  return (places) => {
    for (const [index, [x, y]] of places.entries()) {
      circles[index] ??= addHandle(svg)
      circles[index].setAttribute('cx', String(x))
      circles[index].setAttribute('cy', String(y))
    }
  }
}

function addHandle(svg: SVGSVGElement): SVGCircleElement {
  const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  circle.setAttribute('class', 'figure-handle')
  // 28 px wide on the narrowest phone.
  circle.setAttribute('r', '28')
  svg.append(circle)
  return circle
}

/** The place of a pointer in the units of the drawing. */
function placeIn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width } = svg.getBoundingClientRect()
  const scale = figureWidth / width
  return [(clientX - left) * scale, (clientY - top) * scale]
}

/** Sets what a link within the page, or Back, puts into the address. */
function followAddress(element: Element, figure: LiveFigure, set: (settings: Settings) => void): void {
  const follow = (): void => {
    if (element.isConnected) set({ ...startOf(figure), ...readAddress(figure) })
    else document.removeEventListener('page:query', follow)
  }
  document.addEventListener('page:query', follow)
}

/** The settings that the address gives to a figure, as in `?phase.ph0=30`. */
function readAddress({ id, controls }: LiveFigure): Settings {
  const query = new URLSearchParams(location.search)
  const given = Object.keys(controls).flatMap((name): Array<[string, number]> => {
    const text = query.get(`${id}.${name}`)?.trim()
    const value = Number(text)
    return text && Number.isFinite(value) ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

/** Writes the settings that are not those of the start into the address, which then leads to the figure. */
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
