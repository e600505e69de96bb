import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { bundledScript } from '@/tests/bundled-script'

const script = { kind: 'script', src: '/sub/_next/static/chunks/a.js' } as const

test('reloads a page once for each build and address, then shows a notice', async () => {
  const page = await visit({})
  await page.miss(script)
  const again = await visit({ stored: page.stored })
  await again.miss(script)
  expect([again.loads, again.notices]).toEqual([0, 1])
  const redeployed = await visit({ stored: page.stored, site: '/sub/assets/site-2.js' })
  await redeployed.miss(script)
  expect([redeployed.loads, redeployed.notices]).toEqual([1, 0])
})

test('reacts to missing scripts and stylesheets of the site until the page is complete, and never to pictures', async () => {
  const sheet = { kind: 'link', rel: 'stylesheet', href: '/sub/_next/static/chunks/page.css' } as const
  const loads = async (file: MissingFile, readyState?: string) => {
    const page = await visit({ readyState })
    await page.miss(file)
    return page.loads
  }
  expect(await loads(script)).toBe(1)
  expect(await loads({ kind: 'script', src: '/sub/assets/site.browser-x.js' })).toBe(1)
  expect(await loads(sheet)).toBe(1)
  expect(await loads(sheet, 'complete')).toBe(0)
  expect(await loads(script, 'complete')).toBe(0)
  for (const src of ['https://count.example/script.js', 'https://count.example/assets/script.js', '/assets/script.js'])
    expect(await loads({ kind: 'script', src }), src).toBe(0)
  expect(await loads({ kind: 'link', rel: 'icon', href: '/sub/assets/icon.svg' })).toBe(0)
  expect(await loads({ kind: 'img', src: '/sub/assets/phase.png' })).toBe(0)
})

test('waits until the document names its build', async () => {
  const page = await visit({ readyState: 'loading' })
  await page.miss(script)
  expect(page.loads).toBe(0)
  await page.finishLoading()
  expect(page.loads).toBe(1)
})

test('shows only a notice offline, and without storage on a reloaded page', async () => {
  for (const reader of [{ onLine: false }, { stored: null, wasReloaded: true }]) {
    const page = await visit(reader)
    await page.miss(script)
    expect([page.loads, page.notices]).toEqual([0, 1])
  }
  const first = await visit({ stored: null })
  await first.miss(script)
  expect(first.loads).toBe(1)
})

interface Visit {
  /** Address of the site's script. */
  site?: string
  readyState?: string | undefined
  onLine?: boolean
  wasReloaded?: boolean
  /** Storage of the tab; null when blocked. */
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

/** Runs the script in a simulated page. */
async function visit({
  stored = new Map(),
  site = '/sub/assets/site-1.js',
  readyState = 'interactive',
  ...reader
}: Visit) {
  const listeners = new Map<string, (event: object) => void>()
  const page = { loads: 0, notices: 0 }
  const template = { content: { cloneNode: () => 'notice' } }
  const found = (selector: string) => {
    if (selector === 'script[type=module]') return { src: site }
    if (selector === '[data-template=missing-part]') return template
    return page.notices > 0 ? { addEventListener: () => {} } : null
  }
  const document = {
    readyState,
    querySelector: found,
    querySelectorAll: () => [],
    body: {
      prepend: () => {
        page.notices += 1
      },
    },
  }
  const blocked = () => {
    throw new Error('blocked')
  }
  runInNewContext(await bundledScript('recovery', { baseUrl: '/sub/' }), {
    document,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: {
      href: 'https://docs.example/sub/intro/#top',
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
