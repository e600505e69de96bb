import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { bundledScript } from '@/tests/bundled-script'

const script = { kind: 'script', src: '/sub/_next/static/chunks/a.js' } as const
const gone = { file: [404], page: 200 }
const nextBuild = '<script src="/sub/assets/site-2.js">'

test('puts a file in place that the host serves on a further try, without a reload or a notice', async () => {
  for (const file of [[200], [500, 200], [503, 0, 200]]) {
    const page = await visit({ file })
    await page.miss(script)
    expect([page.replaced, page.loads, page.notices], `${file}`).toEqual([1, 0, 0])
    expect(page.requests.every(({ cache }) => cache === 'reload')).toBe(true)
  }
})

test('reloads a page of another build once for each build and address, then shows a notice', async () => {
  const page = await visit({ ...gone, text: nextBuild })
  await page.miss(script)
  expect([page.loads, page.notices]).toEqual([1, 0])
  const again = await visit({ ...gone, text: nextBuild, stored: page.stored })
  await again.miss(script)
  expect([again.loads, again.notices]).toEqual([0, 1])
  const redeployed = await visit({ ...gone, text: nextBuild, stored: page.stored, site: '/sub/assets/site-3.js' })
  await redeployed.miss(script)
  expect([redeployed.loads, redeployed.notices]).toEqual([1, 0])
})

test('reloads a page once in browsers that refuse a module that failed before', async () => {
  const page = await visit({ file: [200], isRefused: true })
  await page.miss(script)
  expect([page.loads, page.notices]).toEqual([1, 0])
})

test('reloads a page once whose script is broken, then shows a notice', async () => {
  const page = await visit({})
  await page.breakScript()
  expect([page.replaced, page.loads, page.notices]).toEqual([0, 1, 0])
  const again = await visit({ stored: page.stored })
  await again.breakScript()
  expect([again.replaced, again.loads, again.notices]).toEqual([0, 0, 1])
})

test('shows a notice, and no reload, if the host fails or serves the same build without the file', async () => {
  for (const answers of [{ file: [500, 500, 500], page: 500 }, { file: [200], isRefused: true, page: 0 }, gone]) {
    const page = await visit(answers)
    await page.miss(script)
    expect([page.loads, page.notices]).toEqual([0, 1])
  }
})

test('on demand tries again, and reloads the page unless the host fails', async () => {
  const page = await visit({ file: [500, 500, 500, 500, 500, 500, 200], page: 500 })
  await page.miss(script)
  await page.tryAgain()
  expect([page.loads, page.notices, page.isFocused]).toEqual([0, 1, true])
  await page.tryAgain()
  expect([page.loads, page.notices, page.replaced]).toEqual([0, 0, 1])
  const incomplete = await visit(gone)
  await incomplete.miss(script)
  await incomplete.tryAgain()
  expect(incomplete.loads).toBe(1)
})

test('reacts to missing scripts and stylesheets of the site until the page is complete, and never to pictures', async () => {
  const sheet = { kind: 'link', rel: 'stylesheet', href: '/sub/_next/static/chunks/page.css' } as const
  const replaced = async (file: MissingFile, readyState?: string) => {
    const page = await visit({ readyState })
    await page.miss(file)
    return page.replaced
  }
  expect(await replaced(script)).toBe(1)
  expect(await replaced({ kind: 'script', src: '/sub/assets/site.browser-x.js' })).toBe(1)
  expect(await replaced(sheet)).toBe(1)
  expect(await replaced(sheet, 'complete')).toBe(0)
  expect(await replaced(script, 'complete')).toBe(0)
  for (const src of ['https://count.example/script.js', 'https://count.example/assets/script.js', '/assets/script.js'])
    expect(await replaced({ kind: 'script', src }), src).toBe(0)
  expect(await replaced({ kind: 'link', rel: 'icon', href: '/sub/assets/icon.svg' })).toBe(0)
  expect(await replaced({ kind: 'img', src: '/sub/assets/phase.png' })).toBe(0)
})

test('waits until the document has the notice', async () => {
  const page = await visit({ ...gone, readyState: 'loading' })
  await page.miss(script)
  expect(page.notices).toBe(0)
  await page.finishLoading()
  expect(page.notices).toBe(1)
})

test('reloads no reloaded page when storage is blocked', async () => {
  const first = await visit({ ...gone, text: nextBuild, stored: null })
  await first.miss(script)
  expect([first.loads, first.notices]).toEqual([1, 0])
  const page = await visit({ ...gone, text: nextBuild, stored: null, wasReloaded: true })
  await page.miss(script)
  expect([page.loads, page.notices]).toEqual([0, 1])
})

interface Visit {
  /** Status of each answer for the file, the last one for all further requests; 0 without an answer. */
  file?: number[]
  /** Status and text of the page. */
  page?: number
  text?: string
  /** Whether the browser refuses the file even if it is served. */
  isRefused?: boolean
  /** Address of the site's script. */
  site?: string
  readyState?: string | undefined
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
  onload = () => {}
  onerror = () => {}
  replaceWith: (next: FakeElement) => void = () => {}
  constructor(private readonly file: MissingFile) {}
  get src() {
    return this.file.src
  }
  get localName() {
    return this.file.kind
  }
  get attributes() {
    return Object.entries(this.file).map(([name, value]) => ({ name, value }))
  }
  setAttribute(name: string, value: string) {
    Object.assign(this.file, { [name]: value })
  }
  matches(selector: string) {
    const { kind, rel } = this.file
    return selector.split(',').includes(rel ? `${kind}[rel=${rel}]` : kind)
  }
  getAttribute(name: 'src' | 'href') {
    return this.file[name] ?? null
  }
}

const address = 'https://docs.example/sub/intro/#top'

/** Runs the script in a simulated page. */
async function visit({
  file = [200],
  page: status = 200,
  text = script.src,
  isRefused = false,
  stored = new Map(),
  site = '/sub/assets/site-1.js',
  readyState = 'interactive',
  wasReloaded = false,
}: Visit) {
  const listeners = new Map<string, (event: object) => void>()
  const page = { loads: 0, notices: 0, replaced: 0, isFocused: false, requests: [] as RequestInit[] }
  let press = () => {}
  const button = {
    addEventListener: (_: string, listener: () => void) => {
      press = listener
    },
    focus: () => {
      page.isFocused = true
    },
  }
  const notice = { querySelector: () => button, remove: () => void page.notices-- }
  const document = {
    readyState,
    scripts: [new FakeElement({ kind: 'script', src: site })],
    querySelector: (selector: string) => {
      if (selector === 'script[type=module]') return { src: site }
      if (selector === '[data-template=missing-part]') return { content: { cloneNode: () => notice } }
      return page.notices > 0 ? notice : null
    },
    createElement: (kind: 'script' | 'link') => new FakeElement({ kind }),
    body: { prepend: () => void page.notices++ },
  }
  const blocked = () => {
    throw new Error('blocked')
  }
  const answers = [...file]
  const fetch = async (url: string, init: RequestInit) => {
    page.requests.push(init)
    const answer = url === address ? status : ((answers.length > 1 ? answers.shift() : answers[0]) ?? 0)
    if (answer === 0) throw new TypeError('Failed to fetch')
    return { status: answer, text: async () => text }
  }
  runInNewContext(await bundledScript('recovery', { baseUrl: '/sub/' }), {
    document,
    fetch,
    setTimeout: (action: () => void) => setTimeout(action),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: { href: address, reload: () => void page.loads++ },
    performance: { getEntriesByType: () => [{ type: wasReloaded ? 'reload' : 'navigate' }] },
    sessionStorage: stored
      ? {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        }
      : { getItem: blocked },
    Element: FakeElement,
    SyntaxError,
  })
  // Until all timers and answers have come.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 60))
  return Object.assign(page, {
    stored,
    miss: (missed: MissingFile) => {
      const element = new FakeElement({ ...missed })
      element.replaceWith = (next) => {
        if (isRefused) return next.onerror()
        page.replaced += 1
        next.onload()
      }
      listeners.get('error')?.({ target: element })
      return settle()
    },
    breakScript: () => {
      listeners.get('error')?.({ target: {}, filename: site, error: new SyntaxError('Unexpected end of input') })
      return settle()
    },
    tryAgain: () => {
      press()
      return settle()
    },
    finishLoading: () => {
      document.readyState = 'interactive'
      listeners.get('DOMContentLoaded')?.({})
      return settle()
    },
  })
}
