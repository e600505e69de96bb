import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { formatHeadScript } from './head-script'

interface Reader {
  stored?: Record<string, string>
  prefersDark?: boolean
  path?: string
}

type Settings = Parameters<typeof formatHeadScript>[0]

const colorMode = { default: 'light', switch: true, system: false } as const
const shipped: Settings = { colorMode, announcementId: undefined, trailingSlash: true }
const withColors = (changed: Partial<Settings['colorMode']>) => ({
  ...shipped,
  colorMode: { ...colorMode, ...changed },
})
const theme = (settings: Settings, reader: Reader) => {
  const { themeChoice, theme } = load(settings, reader).data
  return [themeChoice, theme]
}

test('without a stored choice the default counts, or the system where the site follows it', () => {
  expect(theme(shipped, { prefersDark: true })).toEqual(['light', 'light'])
  expect(theme(withColors({ default: 'dark' }), {})).toEqual(['dark', 'dark'])
  expect(theme(withColors({ system: true }), { prefersDark: true })).toEqual(['system', 'dark'])
})

test('a stored choice counts when the site offers it and lets the reader switch', () => {
  expect(theme(shipped, { stored: { theme: 'dark' } })).toEqual(['dark', 'dark'])
  expect(theme(shipped, { stored: { theme: 'system' }, prefersDark: true })).toEqual(['light', 'light'])
  expect(theme(withColors({ default: 'dark' }), { stored: { theme: 'sepia' } })).toEqual(['dark', 'dark'])
  expect(theme(withColors({ switch: false }), { stored: { theme: 'dark' } })).toEqual(['light', 'light'])
})

test('the button goes through the choices and stores each; other clicks change nothing', () => {
  const page = load(withColors({ system: true }), {})
  const seen = [1, 2, 3].map(() => {
    page.click('[data-color-mode-toggle]')
    return page.storage.get('theme')
  })
  expect(seen).toEqual(['light', 'dark', 'system'])
  page.click('a')
  expect(page.data.themeChoice).toBe('system')
})

test('the colour mode follows other tabs, cleared storage, and what happened while the page was in the cache', () => {
  const page = load(shipped, { stored: { theme: 'dark' } })
  page.fire('storage', { key: 'theme', newValue: 'light' })
  expect(page.data.theme).toBe('light')
  page.fire('storage', { key: 'other', newValue: 'dark' })
  expect(page.data.theme).toBe('light')
  page.fire('pageshow', { persisted: false })
  expect(page.data.theme).toBe('light')
  page.fire('pageshow', { persisted: true })
  expect(page.data.theme).toBe('dark')
  page.fire('storage', { key: null, newValue: null })
  expect(page.data.theme).toBe('light')
})

test('a closed announcement stays closed until there is another', () => {
  const settings = { ...shipped, announcementId: 'news' }
  const page = load(settings, {})
  expect(page.data.announcementClosed).toBeUndefined()
  page.click('[data-announcement-close]')
  expect(page.data.announcementClosed).toBe('')
  const stored = Object.fromEntries(page.storage)
  expect(load(settings, { stored }).data.announcementClosed).toBe('')
  expect(load({ ...shipped, announcementId: 'other' }, { stored }).data.announcementClosed).toBeUndefined()
})

test('the address loses index.html and doubled slashes, and keeps query and hash', () => {
  const addresses = (path: string, trailingSlash = true) => load({ ...shipped, trailingSlash }, { path }).addresses
  expect(addresses('/help/phase/')).toEqual([])
  expect(addresses('//help//phase/index.html')).toEqual(['/help/phase/?q#h'])
  expect(addresses('/help/phase/index.html', false)).toEqual(['/help/phase?q#h'])
  expect(addresses('/index.html', false)).toEqual(['/?q#h'])
})

test('a hidden sidebar stays hidden', () => {
  const page = load(shipped, { stored: { 'docs.sidebar.hidden': 'true' } })
  expect(page.data).toMatchObject({ js: '', sidebarHidden: '' })
})

test('blocked storage counts as empty', () => {
  const page = load({ ...shipped, announcementId: 'news' }, { isBlocked: true })
  page.click('[data-color-mode-toggle]')
  page.click('[data-announcement-close]')
  expect(page.data).toMatchObject({ theme: 'dark', announcementClosed: '' })
})

test('an id with markup does not end the script', () => {
  expect(formatHeadScript({ ...shipped, announcementId: '</script>' })).not.toContain('</script>')
})

/** Runs the script as the browser of such a reader does. */
function load(
  settings: Settings,
  { stored = {}, prefersDark = false, path = '/', isBlocked = false }: Reader & { isBlocked?: boolean },
) {
  const data: Record<string, string> = {}
  const storage = new Map(Object.entries(stored))
  const addresses: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  const fire = (type: string, event: object) => listeners.get(type)?.(event)
  class FakeElement {
    constructor(private selector: string) {}
    closest = (selector: string) => (selector === this.selector ? this : null)
  }
  const block = () => {
    throw new Error('blocked')
  }
  runInNewContext(formatHeadScript(settings), {
    document: {
      documentElement: { dataset: data },
      createElement: () => ({}),
      head: { prepend() {} },
      addEventListener,
    },
    addEventListener,
    Element: FakeElement,
    HTMLElement: class {},
    customElements: { define() {} },
    navigator: { platform: '' },
    matchMedia: () => ({ matches: prefersDark, addEventListener() {} }),
    localStorage: isBlocked
      ? { getItem: block, setItem: block }
      : {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => storage.set(key, value),
        },
    location: { pathname: path, search: '?q', hash: '#h' },
    history: { state: null, replaceState: (_state: null, _title: string, address: string) => addresses.push(address) },
  })
  const click = (selector: string) => fire('click', { target: new FakeElement(selector) })
  return { data, storage, addresses, fire, click }
}
