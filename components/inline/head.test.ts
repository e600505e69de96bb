import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import type { SiteConfig } from '@/lib/site/config'
import { bundledScript } from '@/tests/bundled-script'

interface Reader {
  stored?: Record<string, string>
  prefersDark?: boolean
  path?: string
  now?: Date
}

type Settings = Pick<SiteConfig, 'colorMode' | 'trailingSlash' | 'announcementBar'>

const colorMode = { default: 'light', switch: true, system: false } as const
const shipped: Settings = { colorMode, trailingSlash: true }
const withColors = (changed: Partial<Settings['colorMode']>) => ({
  ...shipped,
  colorMode: { ...colorMode, ...changed },
})
const theme = async (settings: Settings, reader: Reader) => {
  const { themeChoice, theme } = (await load(settings, reader)).data
  return [themeChoice, theme]
}

test('uses the default without a stored choice, or the system if the site follows it', async () => {
  expect(await theme(shipped, { prefersDark: true })).toEqual(['light', 'light'])
  expect(await theme(withColors({ default: 'dark' }), {})).toEqual(['dark', 'dark'])
  expect(await theme(withColors({ system: true }), { prefersDark: true })).toEqual(['system', 'dark'])
})

test('uses a stored choice if the site offers it and lets the reader switch', async () => {
  expect(await theme(shipped, { stored: { theme: 'dark' } })).toEqual(['dark', 'dark'])
  expect(await theme(shipped, { stored: { theme: 'system' }, prefersDark: true })).toEqual(['light', 'light'])
  expect(await theme(withColors({ default: 'dark' }), { stored: { theme: 'sepia' } })).toEqual(['dark', 'dark'])
  expect(await theme(withColors({ switch: false }), { stored: { theme: 'dark' } })).toEqual(['light', 'light'])
})

test('follows other tabs, cleared storage, and changes while the page was in the cache', async () => {
  const page = await load(shipped, { stored: { theme: 'dark' } })
  page.stored.set('theme', 'light')
  page.fire('storage', { key: 'other', newValue: 'light' })
  expect(page.data.theme).toBe('dark')
  page.fire('storage', { key: 'theme', newValue: 'light' })
  expect(page.data.theme).toBe('light')
  page.stored.set('theme', 'dark')
  page.fire('pageshow', { persisted: false })
  expect(page.data.theme).toBe('light')
  page.fire('pageshow', { persisted: true })
  expect(page.data.theme).toBe('dark')
  page.stored.delete('theme')
  page.fire('storage', { key: null, newValue: null })
  expect(page.data.theme).toBe('light')
})

test('agrees with other tabs when a change of one overtakes that of another', async () => {
  const page = await load(shipped, { stored: { theme: 'light' } })
  page.stored.set('theme', 'light')
  page.fire('storage', { key: 'theme', newValue: 'dark' })
  expect(page.data.theme).toBe('light')
})

test('removes index.html and doubled slashes from the address, and keeps query and hash', async () => {
  const addresses = async (path: string, trailingSlash = true) =>
    (await load({ ...shipped, trailingSlash }, { path })).addresses
  expect(await addresses('/help/phase/')).toEqual([])
  expect(await addresses('//help//phase/index.html')).toEqual(['/help/phase/?q#h'])
  expect(await addresses('/help/phase/index.html', false)).toEqual(['/help/phase?q#h'])
  expect(await addresses('/index.html', false)).toEqual(['/?q#h'])
})

test('hides an announcement after its last day, also one that readers cannot close', async () => {
  const isHiddenAt = async (now: Date, closeable: boolean) => {
    const bar = { id: 'news', content: 'News', tone: 'neutral', closeable, until: '2026-12-31' } as const
    return 'announcementClosed' in (await load({ ...shipped, announcementBar: bar }, { now })).data
  }
  for (const closeable of [true, false]) {
    expect(await isHiddenAt(new Date(2026, 11, 31, 23, 59), closeable)).toBe(false)
    expect(await isHiddenAt(new Date(2027, 0, 1), closeable)).toBe(true)
  }
})

/** Runs the script in a simulated browser. */
async function load(settings: Settings, { stored = {}, prefersDark = false, path = '/', now = new Date() }: Reader) {
  const data: Record<string, string> = {}
  const storage = new Map(Object.entries(stored))
  const addresses: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  const fire = (type: string, event: object) => listeners.get(type)?.(event)
  runInNewContext(await bundledScript('head', settings), {
    document: {
      documentElement: { dataset: data },
      createElement: () => ({}),
      head: { prepend() {} },
      addEventListener,
    },
    addEventListener,
    Date: { now: () => now.getTime(), parse: Date.parse },
    HTMLElement: class {},
    customElements: { define() {} },
    navigator: { platform: '' },
    matchMedia: () => ({ matches: prefersDark, addEventListener() {} }),
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    location: { pathname: path, search: '?q', hash: '#h' },
    history: { state: null, replaceState: (_state: null, _title: string, address: string) => addresses.push(address) },
  })
  return { data, addresses, fire, stored: storage }
}
