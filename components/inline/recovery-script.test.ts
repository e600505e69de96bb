import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { formatRecoveryScript } from './recovery-script'

const phrasings = [
  'Loading chunk 12 failed.',
  'Loading CSS chunk 3 failed.',
  'Failed to load chunk /_next/static/chunks/x.js from module 123',
  'error loading dynamically imported module: https://docs.example/x.js',
  'Failed to fetch dynamically imported module: https://docs.example/x.js',
  'Importing a module script failed.',
]

test('each phrasing of a missing part is understood, other errors are not', () => {
  const { recovery } = visit({})
  for (const phrasing of phrasings) expect(recovery.isLoadError(new Error(phrasing)), phrasing).toBe(true)
  const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
  expect(recovery.isLoadError(named)).toBe(true)
  for (const other of [new Error('x is not a function'), undefined, null, 'text']) {
    expect(recovery.isLoadError(other), String(other)).toBe(false)
  }
})

test('a page is loaded again once for each build and address; then a message says that a part is missing', () => {
  const page = visit({})
  page.reject(phrasings[0])
  expect(page.loads).toEqual(['reload'])
  const again = visit({ stored: page.stored })
  again.reject(phrasings[0])
  expect(again.loads).toEqual([])
  expect(again.notices).toBe(1)
  again.reject(phrasings[0])
  expect(again.notices).toBe(1)

  const redeployed = visit({ stored: page.stored, buildId: 'second' })
  redeployed.reject(phrasings[0])
  expect(redeployed.loads).toEqual(['reload'])
})

test('the page that the reader is on the way to is loaded', () => {
  const page = visit({ intended: 'https://docs.example/help/' })
  page.reject(phrasings[0])
  page.reject(phrasings[1])
  expect(page.loads).toEqual(['https://docs.example/help/'])
  expect(page.notices).toBe(0)
})

test('a missing script or style sheet of the page counts until the page is complete; a picture never does', () => {
  const script = { kind: 'script', src: 'https://docs.example/_next/static/chunks/a.js' } as const
  const sheet = { kind: 'link', rel: 'stylesheet', attributes: ['data-precedence'] } as const
  const loads = (element: FakeParts, readyState?: string) => {
    const page = visit({ readyState })
    page.miss(element)
    return page.loads
  }
  expect(loads(script, 'interactive')).toEqual(['reload'])
  expect(loads(script)).toEqual([])
  expect(loads({ ...script, src: 'https://count.example/script.js' }, 'interactive')).toEqual([])
  expect(loads(sheet)).toEqual(['reload'])
  expect(loads({ ...sheet, attributes: [] })).toEqual([])
  expect(loads({ kind: 'img' }, 'interactive')).toEqual([])
})

test('a text with markup does not end the script', () => {
  expect(formatRecoveryScript('</script>')).not.toContain('</script>')
})

test('nothing is tried before the document says which build it is of', () => {
  const page = visit({ readyState: 'loading' })
  page.reject(phrasings[0])
  expect(page.loads).toEqual([])
  page.finishLoading()
  expect(page.loads).toEqual(['reload'])
})

test('offline, and without storage on a page that was reloaded, there is a message alone', () => {
  for (const reader of [{ onLine: false }, { stored: null, wasReloaded: true }]) {
    const page = visit(reader)
    page.reject(phrasings[0])
    expect([page.loads, page.notices]).toEqual([[], 1])
  }
  const first = visit({ stored: null })
  first.reject(phrasings[0])
  expect(first.loads).toEqual(['reload'])
})

interface Visit {
  buildId?: string
  intended?: string
  readyState?: string | undefined
  onLine?: boolean
  wasReloaded?: boolean
  /** What the tab remembers; null when storage is blocked. */
  stored?: Map<string, string> | null
}

interface FakeParts {
  kind: 'script' | 'link' | 'img'
  src?: string
  rel?: string
  attributes?: readonly string[]
}

class FakeElement {
  dataset = {}
  src = ''
  rel = ''
  attributes: readonly string[] = []
  constructor(parts: object = {}) {
    Object.assign(this, parts)
  }
  hasAttribute(name: string) {
    return this.attributes.includes(name)
  }
  setAttribute() {}
  append() {}
}
const elementKinds = { script: class extends FakeElement {}, link: class extends FakeElement {}, img: FakeElement }

class FakeErrorEvent {
  constructor(readonly target: FakeElement) {}
}

/** Runs the script in a page of such a reader. */
function visit({ stored = new Map(), buildId = 'first', readyState = 'complete', ...reader }: Visit) {
  const loads: string[] = []
  const notices: FakeElement[] = []
  const listeners = new Map<string, (event: object) => void>()
  const blocked = () => {
    throw new Error('blocked')
  }
  const document = {
    readyState,
    scripts: [{ textContent: `self.__next_f.push([1,"0:{\\"b\\":\\"${buildId}\\"}"])` }],
    createElement: () => new FakeElement(),
    querySelector: () => notices[0] ?? null,
    body: { prepend: (notice: FakeElement) => notices.push(notice) },
  }
  const window: { recovery?: ReturnType<typeof readRecovery> } = {}
  runInNewContext(formatRecoveryScript('/docs/'), {
    window,
    document,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: {
      href: 'https://docs.example/intro/#top',
      reload: () => loads.push('reload'),
      assign: (url: string) => loads.push(url),
    },
    navigator: { onLine: reader.onLine ?? true },
    performance: { getEntriesByType: () => [{ type: reader.wasReloaded ? 'reload' : 'navigate' }] },
    sessionStorage: stored
      ? {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        }
      : { getItem: blocked },
    HTMLElement: FakeElement,
    HTMLScriptElement: elementKinds.script,
    HTMLLinkElement: elementKinds.link,
    ErrorEvent: FakeErrorEvent,
  })
  const recovery = readRecovery(window)
  recovery.findIntended = () => reader.intended
  return {
    recovery,
    stored,
    loads,
    get notices() {
      return notices.length
    },
    reject: (message = '') => listeners.get('unhandledrejection')?.({ reason: new Error(message) }),
    miss: ({ kind, ...parts }: FakeParts) => listeners.get('error')?.({ target: new elementKinds[kind](parts) }),
    finishLoading: () => {
      document.readyState = 'interactive'
      listeners.get('DOMContentLoaded')?.({})
    },
  }
}

function readRecovery({ recovery }: { recovery?: NonNullable<Window['recovery']> }): NonNullable<Window['recovery']> {
  if (!recovery) throw new Error('The script has left no recovery.')
  return recovery
}
