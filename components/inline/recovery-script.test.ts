import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { formatRecoveryScript } from './recovery-script'

const script = { kind: 'script', src: '/_next/static/chunks/a.js' } as const

test('a page is loaded again once for each build and address; then a notice says that a part is missing', async () => {
  const page = visit({})
  await page.miss(script)
  await page.miss(script)
  expect([page.loads, page.notices]).toEqual([1, 0])
  const again = visit({ stored: page.stored })
  await again.miss(script)
  await again.miss(script)
  expect([again.loads, again.notices]).toEqual([0, 1])
  again.clickReload()
  await setImmediate()
  expect(again.loads).toBe(1)

  const redeployed = visit({ stored: page.stored, site: '/docs/assets/site-2.js' })
  await redeployed.miss(script)
  expect([redeployed.loads, redeployed.notices]).toEqual([1, 0])
})

test('a missing script or style sheet of the site counts until the page is complete; a picture never does', async () => {
  const sheet = { kind: 'link', rel: 'stylesheet', href: '/docs/_next/static/chunks/page.css' } as const
  const loads = async (file: MissingFile, readyState?: string) => {
    const page = visit({ readyState })
    await page.miss(file)
    return page.loads
  }
  expect(await loads(script)).toBe(1)
  expect(await loads({ kind: 'script', src: '/docs/assets/site.browser-x.js' })).toBe(1)
  expect(await loads(sheet)).toBe(1)
  expect(await loads(sheet, 'complete')).toBe(0)
  expect(await loads(script, 'complete')).toBe(0)
  expect(await loads({ kind: 'script', src: 'https://count.example/script.js' })).toBe(0)
  expect(await loads({ kind: 'link', rel: 'icon', href: '/assets/icon.svg' })).toBe(0)
  expect(await loads({ kind: 'img', src: '/assets/phase.png' })).toBe(0)
})

test('the browser asks anew for the files of the site before, so that no answer from its cache is in the way', async () => {
  const sheet = { kind: 'link', rel: 'stylesheet', href: '/_next/static/chunks/page.css' } as const
  const counter = { kind: 'script', src: 'https://count.example/script.js' } as const
  const page = visit({ files: [script, sheet, counter, { kind: 'script' }, { kind: 'link', rel: 'icon', href: '/a' }] })
  await page.miss(script)
  expect(page.asked).toEqual([`${script.src} reload`, `${sheet.href} reload`])
  expect(page.loads).toBe(1)
})

test('nothing is tried before the document says which build it is of', async () => {
  const page = visit({ readyState: 'loading' })
  await page.miss(script)
  expect(page.loads).toBe(0)
  await page.finishLoading()
  expect(page.loads).toBe(1)
})

test('offline, and without storage on a page that was reloaded, there is a notice alone', async () => {
  for (const reader of [{ onLine: false }, { stored: null, wasReloaded: true }]) {
    const page = visit(reader)
    await page.miss(script)
    expect([page.loads, page.notices]).toEqual([0, 1])
  }
  const first = visit({ stored: null })
  await first.miss(script)
  expect(first.loads).toBe(1)
})

interface Visit {
  /** Address of the site's script. */
  site?: string
  readyState?: string | undefined
  onLine?: boolean
  wasReloaded?: boolean
  /** Files that the page names. */
  files?: MissingFile[]
  /** What the tab remembers; null when storage is blocked. */
  stored?: Map<string, string> | null
}

interface MissingFile {
  kind: 'script' | 'link' | 'img'
  src?: string
  href?: string
  rel?: string
}

class FakeElement {
  constructor(private readonly file: MissingFile) {}
  matches(selector: string) {
    const { kind, rel } = this.file
    return selector.split(',').includes(rel ? `${kind}[rel=${rel}]` : kind)
  }
  getAttribute(name: 'src' | 'href') {
    return this.file[name] ?? null
  }
}

/** Runs the script in a page of such a reader. */
function visit({ stored = new Map(), site = '/docs/assets/site-1.js', readyState = 'interactive', ...reader }: Visit) {
  const listeners = new Map<string, (event: object) => void>()
  const page = { loads: 0, notices: 0, asked: [] as string[], clickReload: () => {} }
  const template = { content: { cloneNode: () => 'notice' } }
  const button = {
    addEventListener: (_: string, listener: () => void) => {
      page.clickReload = listener
    },
  }
  const found = (selector: string) => {
    if (selector === 'script[type=module]') return { src: site }
    if (selector === '[data-template=missing-part]') return template
    return page.notices > 0 ? button : null
  }
  const document = {
    readyState,
    querySelector: found,
    querySelectorAll: () => (reader.files ?? []).map((file) => new FakeElement(file)),
    body: {
      prepend: () => {
        page.notices += 1
      },
    },
  }
  const blocked = () => {
    throw new Error('blocked')
  }
  runInNewContext(formatRecoveryScript(), {
    document,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: {
      href: 'https://docs.example/docs/intro/#top',
      reload: () => {
        page.loads += 1
      },
    },
    navigator: { onLine: reader.onLine ?? true },
    performance: { getEntriesByType: () => [{ type: reader.wasReloaded ? 'reload' : 'navigate' }] },
    sessionStorage: stored
      ? {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        }
      : { getItem: blocked },
    Element: FakeElement,
    fetch: (address: string, { cache }: RequestInit) => page.asked.push(`${address} ${cache}`),
  })
  return Object.assign(page, {
    stored,
    miss: (file: MissingFile) => {
      listeners.get('error')?.({ target: new FakeElement(file) })
      return setImmediate()
    },
    finishLoading: () => {
      document.readyState = 'interactive'
      listeners.get('DOMContentLoaded')?.({})
      return setImmediate()
    },
  })
}
