import type { SiteConfig } from '@/lib/site/config'

/** Colour of the browser's frame by colour mode; a test compares them with `--surface` in tokens.css. */
export const themeColors = { light: '#ffffff', dark: '#111a1f' } as const

interface HeadScriptSettings {
  colorMode: SiteConfig['colorMode']
  /** Id of the announcement; undefined without one that the reader may close. */
  announcementId: string | undefined
  trailingSlash: boolean
}

/**
 * The blocking script of `<head>`: everything that must be right before the first paint. It marks the page as scripted, applies and
 * switches the colour mode, syncs it across tabs, and restores what the reader closed (announcement, sidebar). Blocked
 * storage counts as empty. It also removes `index.html` and doubled slashes from the address before the navigation reads it.
 */
export function formatHeadScript({ colorMode, announcementId, trailingSlash }: HeadScriptSettings): string {
  const settings: Settings = { ...colorMode, id: announcementId ?? '', colors: themeColors }
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return `(${cleanAddress})(${trailingSlash});(${runHeadScript})(${json},${createColorMode})`
}

interface Settings {
  default: 'light' | 'dark'
  switch: boolean
  system: boolean
  id: string
  colors: Record<'light' | 'dark', string>
}

// The functions below are shipped as text: they may use nothing from outside their own bodies.

function cleanAddress(trailingSlash: boolean) {
  const { pathname, search, hash } = location
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, trailingSlash ? '/' : '') || '/'
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
}

function runHeadScript(settings: Settings, create: typeof createColorMode) {
  const data = document.documentElement.dataset
  const [idKey, dismissedKey] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss']
  const read = (key: string): string | null | undefined => {
    try {
      return localStorage.getItem(key)
    } catch {}
  }
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value)
    } catch {}
  }
  const { apply, findNext } = create(settings, data)
  const applyDismissal = () => {
    if (settings.id && read(idKey) === settings.id && read(dismissedKey) === 'true') data.announcementClosed = ''
  }

  data.js = ''
  if (/Mac|iP/.test(navigator.platform)) data.apple = ''
  apply(read('theme'))
  if (settings.id && read(idKey) !== settings.id) {
    write(idKey, settings.id)
    write(dismissedKey, 'false')
  }
  applyDismissal()
  if (read('docs.sidebar.hidden') === 'true') data.sidebarHidden = ''

  addEventListener('storage', ({ key, newValue }) => {
    // Without a key, the whole storage was cleared.
    if (key === 'theme' || key === null) apply(newValue)
    applyDismissal()
  })
  // A page restored from the browser's cache has missed events.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    apply(read('theme') ?? data.themeChoice)
    applyDismissal()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-color-mode-toggle]')) {
      const next = findNext()
      write('theme', next)
      apply(next)
    }
    if (target.closest('[data-announcement-close]')) {
      write(dismissedKey, 'true')
      data.announcementClosed = ''
    }
  })
}

function createColorMode(settings: Settings, data: DOMStringMap) {
  const choices = ['light', 'dark', ...(settings.system ? ['system'] : [])]
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // The first such element counts; a later one serves readers without JavaScript.
  const themeColor = document.createElement('meta')
  themeColor.name = 'theme-color'
  document.head.prepend(themeColor)

  const apply = (stored: string | null | undefined) => {
    const fallback = settings.system ? 'system' : settings.default
    const choice = settings.switch && stored && choices.includes(stored) ? stored : fallback
    const mode = (choice === 'system' ? dark.matches : choice === 'dark') ? 'dark' : 'light'
    data.themeChoice = choice
    data.theme = mode
    themeColor.content = settings.colors[mode]
  }
  dark.addEventListener('change', () => apply(data.themeChoice))
  const findNext = () => choices[(choices.indexOf(data.themeChoice ?? '') + 1) % choices.length] ?? settings.default
  return { apply, findNext }
}
