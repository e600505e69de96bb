import type { liteClient } from 'algoliasearch/lite'

/** How long a host that failed is not asked first, in milliseconds. */
const downPeriod = 120_000

/** Where the marks of failed hosts outlive a page; the browser's local storage. */
export type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

/** A cache of host states as algoliasearch asks for it. */
type HostCache = NonNullable<ClientOptions['hostsCache']>

/** A host as algoliasearch asks for its state. */
export type Host = NonNullable<ClientOptions['hosts']>[number]

/** When a host failed, and how. */
interface Mark {
  status: 'down' | 'timed out'
  at: number
}

/**
 * Remembers failed hosts for two minutes, across reloads. The library's own cache files a mark under the host and the
 * time of the failure, so it never finds it again. Storage that is missing, full, blocked or holds something else
 * costs the memory across reloads alone.
 */
export function createHostCache({ key, storage }: { key: string; storage: () => MarkStorage }): HostCache {
  let memory: Record<string, Mark> = {}

  function readMarks(): Record<string, Mark> {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}')
      return { ...memory, ...parseMarks(stored) }
    } catch {
      return memory
    }
  }

  function writeMarks(marks: Record<string, Mark>): void {
    memory = marks
    try {
      storage().setItem(key, JSON.stringify(marks))
    } catch {
      // The memory holds them as long as the page is open.
    }
  }

  // The library's types leave open what is cached; it is hosts alone.
  return {
    get: (host, defaultValue) => {
      const mark = onlyFresh(readMarks())[nameOf(host as Host)]
      return mark ? Promise.resolve(withMark(host as Host, mark) as never) : defaultValue()
    },
    set: (host, state) => {
      const { status, lastUpdate } = state as { status: Mark['status'] | 'up'; lastUpdate: number }
      const { [nameOf(host as Host)]: _, ...others } = onlyFresh(readMarks())
      writeMarks(status === 'up' ? others : { ...others, [nameOf(host as Host)]: { status, at: lastUpdate } })
      return Promise.resolve(state)
    },
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(writeMarks({})),
  }
}

function nameOf({ protocol, url, port }: Host): string {
  return `${protocol}://${url}${port ? `:${port}` : ''}`
}

// The library calls the two functions at the start of each request.
function withMark({ url, accept, protocol, port }: Host, { status, at }: Mark) {
  return {
    ...{ url, accept, protocol, port, status, lastUpdate: at },
    isUp: () => !isFresh(at),
    isTimedOut: () => status === 'timed out' && isFresh(at),
  }
}

// A mark of the future is left of a clock that was wrong.
function isFresh(at: number): boolean {
  const age = Date.now() - at
  return age >= 0 && age <= downPeriod
}

function onlyFresh(marks: Record<string, Mark>): Record<string, Mark> {
  return Object.fromEntries(Object.entries(marks).filter(([, { at }]) => isFresh(at)))
}

function parseMarks(stored: unknown): Record<string, Mark> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Mark] => isMark(entry[1])))
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('at' in value)) return false
  return (value.status === 'down' || value.status === 'timed out') && typeof value.at === 'number'
}
