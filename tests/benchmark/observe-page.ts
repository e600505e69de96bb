// Runs in the page, before anything of the page itself: see open-page.ts.

/** One change of what a reader sees, after it has been painted. */
interface Change {
  signal: Signal
  value: string
  at: number
}

/** What a page has observed of itself; times are in ms since 1970. */
export interface Observed {
  firstPaint: number | undefined
  largestPaint: number | undefined
  /** The element of the largest paint, such as `h1 "Phase correction"`. */
  largestElement: string
  loaded: number
  /** All unexpected layout shifts together. */
  shift: number
  /** Time of long tasks above 50 ms each, since the first paint. */
  blocking: number
  nodes: number
}

const sidebar = 'nav[aria-label="Docs sidebar"]'
const opened = ':is([aria-expanded="true"], details[open], :popover-open)'

const readers = {
  heading: () => document.querySelector('main h1')?.textContent ?? '',
  'color mode': () => document.documentElement.dataset.theme ?? '',
  drawer: () => String(document.querySelector('dialog:is([open], :popover-open)') !== null),
  dropdown: () => count(`nav[aria-label="Main"] ${opened}`),
  tab: () => textOf('[role="tab"][aria-selected="true"]'),
  category: () => count(`${sidebar} ${opened}`),
  field: () => String(document.activeElement?.matches('input, textarea') ?? false),
  hits: () =>
    [...document.querySelectorAll('dialog [role="row"], [role="dialog"] [role="row"]')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.innerHTML)
      .join('\n'),
}

/** Something of a page that changes as it answers. */
export type Signal = keyof typeof readers

let watched = Object.keys(readers) as Signal[]
const changes: Change[] = []
/** When the reader last pressed a key, as the browser received it. */
let keyAt = 0
/** Reading all hits in each frame would take as long as what is measured. */
let areHitsOld = true
const known = new Map<Signal, string>()
const eventTimes: Array<{ name: string; at: number; duration: number }> = []
const tasks: PerformanceEntry[] = []
let shift = 0
let largest: PerformanceEntry | undefined
let largestElement = ''

const pageObserver = {
  observed(): Observed {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const late = tasks.filter((task) => task.startTime + task.duration > (firstPaint?.startTime ?? 0))
    return {
      firstPaint: firstPaint?.startTime,
      largestPaint: largest?.startTime,
      largestElement,
      loaded: toDate(navigation?.loadEventEnd ?? 0),
      shift,
      blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      nodes: document.querySelectorAll('*').length,
    }
  },
  /** Looks at every frame from now on; not done while loads are measured, as it takes time itself. */
  watch(): void {
    const painted = watched.flatMap((signal): Array<Omit<Change, 'at'>> => {
      if (signal === 'hits' && !areHitsOld) return []
      const value = document.documentElement ? readers[signal]() : ''
      if (known.get(signal) === value) return []
      known.set(signal, value)
      return [{ signal, value }]
    })
    areHitsOld = false
    // A task after the frame's callbacks runs once the frame has been painted.
    if (painted.length > 0)
      setTimeout(() => changes.push(...painted.map((change) => ({ ...change, at: toDate(performance.now()) }))))
    requestAnimationFrame(pageObserver.watch)
  },
  /** Watches nothing else any more, so that a change is painted as soon as without being watched. */
  watchOnly(signal: Signal): void {
    watched = [signal]
  },
  value: (signal: Signal): string => known.get(signal) ?? '',
  /** When a signal first had a value other than the former one, or undefined as long as it has none. */
  changedAt: ({ signal, former, since }: { signal: Signal; former: string; since: number }) =>
    changes.find((change) => change.signal === signal && change.at >= since && !['', former].includes(change.value))
      ?.at,
  /** When a signal last changed, once it has been quiet for 300 ms. */
  settledAt({ signal, since }: { signal: Signal; since: number }): number | undefined {
    const last = changes.findLast((change) => change.signal === signal)?.at ?? 0
    return last >= since && toDate(performance.now()) - last > 300 ? last : undefined
  },
  keyAt: () => keyAt,
  /** The longest time from an input to the next paint, of events whose names match; 16 when none was longer. */
  longestEvent({ names, since }: { names: string; since: number }): number | undefined {
    // The events of a page that was left are gone with it.
    if (performance.timeOrigin > since) return undefined
    return eventTimes
      .filter(({ name, at }) => new RegExp(names).test(name) && at >= since)
      .reduce((longest, { duration }) => Math.max(longest, duration), 16)
  },
}

/** The page's side of the benchmark. */
export type PageObserver = typeof pageObserver

Object.assign(globalThis, { pageObserver })
addEventListener('keydown', ({ timeStamp }) => (keyAt = toDate(timeStamp)), true)
new MutationObserver(() => (areHitsOld = true)).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})
observe('largest-contentful-paint', (entry) => {
  largest = entry
  largestElement = describe((entry as PerformanceEntry & { element?: Element }).element)
})
observe('longtask', (entry) => tasks.push(entry))
observe('layout-shift', (entry) => {
  const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
  if (!hadRecentInput) shift += value
})
observe('event', ({ name, startTime, duration }) => eventTimes.push({ name, at: toDate(startTime), duration }))

function observe(type: string, record: (entry: PerformanceEntry) => void): void {
  const options = { type, buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options)
}

function toDate(time: number): number {
  return performance.timeOrigin + time
}

function count(selector: string): string {
  return String(document.querySelectorAll(selector).length)
}

function textOf(selector: string): string {
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join()
}

function describe(element: Element | undefined): string {
  if (!element) return ''
  const name = element.localName
  if (element instanceof HTMLImageElement) return `${name} ${new URL(element.currentSrc, location.href).pathname}`
  const text = element.textContent.trim().replace(/\s+/g, ' ')
  return `${name} "${text.length > 24 ? `${text.slice(0, 24)}…` : text}"`
}
