import { read, write } from './stored.browser'

/** Ticked steps: the path of the page, a space, and the beginning of the step. */
const ticksKey = 'docs.steps'
/** The step at which the reader stopped, by the path of the page. */
const placesKey = 'docs.step'

/** Whether the reader has ticked a step of this page. Blocked or damaged storage counts as empty. */
export function isTicked(step: string): boolean {
  return readTicks().includes(nameOf(step))
}

/** Ticks a step of this page, or removes its tick. */
export function setTick(step: string, isOn: boolean): void {
  const others = readTicks().filter((name) => name !== nameOf(step))
  write(ticksKey, isOn ? [...others, nameOf(step)] : others)
}

/** Removes the ticks of this page, and its step. */
export function clearProgress(): void {
  const others = readTicks().filter((name) => !name.startsWith(nameOf('')))
  write(ticksKey, others)
  writeStep('')
}

/** The step of this page at which the reader stopped; empty for its beginning. */
export function readStep(): string {
  return String(readPlaces()[location.pathname] ?? '')
}

/** Stores the step of this page that is shown. */
export function writeStep(id: string): void {
  const { [location.pathname]: _, ...others } = readPlaces()
  write(placesKey, id ? { ...others, [location.pathname]: id } : others)
}

function nameOf(step: string): string {
  return `${location.pathname} ${step}`
}

function readTicks(): string[] {
  const ticks = read(ticksKey)
  return Array.isArray(ticks) ? ticks.map(String) : []
}

function readPlaces(): Record<string, unknown> {
  const places = read(placesKey)
  return typeof places === 'object' && places !== null && !Array.isArray(places) ? { ...places } : {}
}
