import type { Colors, Point } from '@/figures/svg/svg'
import { text } from './texts'

/** A setting of a figure: a number within limits. */
export interface Control {
  label: string
  min: number
  max: number
  step: number
  /** Initial value. */
  start: number
  /** Value with its unit. */
  format: (value: number) => string
  /** A place on an axis from right to left, such as a chemical shift: the slider runs like the axis, without a fill. */
  reversed?: boolean
  /** Names of the values 0, 1, 2, …: shows a list instead of a slider. */
  options?: string[]
  /** Off and on: shows a checkbox for the values 0 and 1. */
  isSwitch?: boolean
}

/** A draggable point of the drawing; the controls can do the same. */
interface Handle {
  at: Point
  /** New values of the controls for a dragged position. */
  drag: (to: Point) => Record<string, number>
}

/** Output of a figure for given settings. */
interface View {
  /** Content of the SVG element. */
  drawing: string
  /** Names and values of the numbers below the drawing. */
  readouts: Array<[name: string, value: string]>
  /** One or two sentences that describe the drawing. */
  seen: string
  /** Whether the aim of the figure is reached; `seen` says so. */
  isMet?: boolean
  /** The same number for all settings. */
  handles?: Handle[]
}

/** A live figure: controls, and a pure function from their values to the drawing and its text. */
export interface LiveFigure<Name extends string = string> {
  /** Prefix in addresses: `?line-broadening.lb=2#figure-line-broadening`. */
  id: string
  title: string
  /** Text alternative of the drawing. */
  shows: string
  /** Whether the data are measured; otherwise they are simulated. */
  isMeasured?: boolean
  /** Height of the drawing; its width is `figureWidth`. */
  height: number
  controls: Record<Name, Control>
  /** Whether it has so many controls that they lie below the drawing and the verdict. */
  isWide?: boolean
  /** Whether its code and data load only when the reader starts it; `render` at the start is drawn until then. */
  isOnDemand?: boolean
  /** Whether the reader can choose a spectrum for it, which `figures/live/own/` then draws. */
  takesFiles?: boolean
  render(settings: Record<Name, number>): View
  /** Adapts other settings to a change of one. */
  adjust?(settings: Record<Name, number>, before: Record<Name, number>): Record<Name, number>
}

/** Colours of the current colour mode, by role. */
export const roles: Colors = {
  ink: 'var(--text)',
  muted: 'var(--text-muted)',
  line: 'var(--line-medium)',
  accent: 'var(--accent)',
  second: 'var(--second)',
}

/** The verdict of a figure: its sentence, and whether its aim is reached. */
export function verdictOf({ seen, isMet }: View): string {
  return isMet ? `${text('done')} ${seen}` : seen
}

/** The initial settings of a figure. */
export function startOf<Name extends string>({ controls }: LiveFigure<Name>): Record<Name, number> {
  const entries = Object.entries<Control>(controls).map(([name, { start }]) => [name, start])
  return Object.fromEntries(entries)
}

/** Formats a number with a true minus sign and its unit. */
export function formatNumber(value: number, digits: number, unit = ''): string {
  const text = value
    .toFixed(digits)
    .replace(/^-(?=[0.]*$)/, '')
    .replace('-', '−')
  return unit === '' ? text : `${text}${unit.startsWith('°') ? '' : '\u00a0'}${unit}`
}

/** Returns a formatter with fixed digits and unit. */
export function inUnit(unit: string, digits = 0): (value: number) => string {
  return (value) => formatNumber(value, digits, unit)
}
