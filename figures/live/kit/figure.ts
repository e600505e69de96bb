import type { Colors, Point } from '@/figures/svg/svg'

/** What the reader can set, as a number within limits. */
export interface Control {
  label: string
  min: number
  max: number
  step: number
  /** Value at first, and after a reset. */
  start: number
  /** Value with its unit. */
  format: (value: number) => string
  /** Its axis in the drawing runs from right to left, as those of chemical shifts do, and so does its slider. */
  reversed?: boolean
  /** Names of the values 0, 1, 2, … where these are chosen from a list. */
  options?: string[]
}

/** A place of the drawing that the reader can drag; what it does can be done with the controls as well. */
interface Handle {
  at: Point
  /** What the controls become when the handle is dragged to a place. */
  drag: (to: Point) => Record<string, number>
}

/** What a figure shows with given settings. */
interface View {
  /** Content of an SVG element. */
  drawing: string
  /** Numbers read off the drawing, with their names. */
  readouts: Array<[name: string, value: string]>
  /** One or two sentences that say what is seen. */
  seen: string
  /** As many for all settings. */
  handles?: Handle[]
}

/** A figure that the reader operates: controls, and a pure function from their values to what is seen. */
export interface LiveFigure<Name extends string = string> {
  /** Begins with this in addresses: `?line-broadening.lb=2#figure-line-broadening`. */
  id: string
  title: string
  /** Height of the drawing; its width is `figureWidth`. */
  height: number
  controls: Record<Name, Control>
  render(settings: Record<Name, number>): View
  /** Other settings that follow from a change of one. */
  adjust?(settings: Record<Name, number>, before: Record<Name, number>): Record<Name, number>
}

/** Colours by role, so that the drawing follows the colour mode. */
export const roles: Colors = {
  ink: 'var(--text)',
  muted: 'var(--text-muted)',
  line: 'var(--line-medium)',
  accent: 'var(--accent)',
  second: 'var(--second)',
}

/** The settings of a figure that nobody has touched. */
export function startOf<Name extends string>({ controls }: LiveFigure<Name>): Record<Name, number> {
  const entries = Object.entries<Control>(controls).map(([name, { start }]) => [name, start])
  return Object.fromEntries(entries)
}

/** Writes a number with a true minus sign and its unit. */
export function formatNumber(value: number, digits: number, unit = ''): string {
  const text = value
    .toFixed(digits)
    .replace(/^-(?=[0.]*$)/, '')
    .replace('-', '−')
  return unit === '' ? text : `${text}${unit.startsWith('°') ? '' : '\u00a0'}${unit}`
}

/** Returns a control's format of fixed digits and unit. */
export function inUnit(unit: string, digits = 0): (value: number) => string {
  return (value) => formatNumber(value, digits, unit)
}
