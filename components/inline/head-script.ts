import type { SiteConfig } from '@/lib/site/config'
import { keepInView } from './keep-in-view'
import { defineTreeMemory } from './tree-memory'

interface HeadScriptSettings {
  colorMode: SiteConfig['colorMode']
  /** Id of the announcement; undefined when there is none that the reader may close. */
  announcementId: string | undefined
  trailingSlash: boolean
}

/**
 * The blocking script of `<head>`: everything that must be right before the first paint and work before hydration.
 * It marks the page as scripted, applies and switches the colour mode, keeps it in step across tabs, and restores what the
 * reader closed or opened (announcement, sidebar). Blocked storage counts as empty. The keys are those of the former site.
 * It also removes `index.html` and doubled slashes from the address before the router reads it.
 */
export function formatHeadScript({ colorMode, announcementId, trailingSlash }: HeadScriptSettings): string {
  const settings: Settings = { ...colorMode, id: announcementId ?? '', slash: trailingSlash, colors: themeColors }
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const parts = announcementId ? `${createColorMode},${createAnnouncement}` : createColorMode
  return `(${runHeadScript})(${json},${parts});(${defineTreeMemory})(${keepInView})`
}

interface Settings {
  default: 'light' | 'dark'
  switch: boolean
  system: boolean
  id: string
  colors: Record<'light' | 'dark', string>
  slash: boolean
}

/** The site's keys in storage, which may throw. */
interface Memory {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
}

/** A part of the page that the reader sets and storage keeps. */
interface Part {
  /** Puts it into the stored state. */
  restore: () => void
  /** Follows a change of the storage by another tab, or while the page was in the browser's cache. */
  follow: (newValue?: string | null, key?: string | null) => void
  onClick: (target: Element) => void
}

// The functions below are shipped as text: they may use nothing from outside their own bodies.

function runHeadScript(
  settings: Settings,
  ...creators: Array<(settings: Settings, memory: Memory, data: DOMStringMap) => Part>
) {
  const root = document.documentElement
  const memory: Memory = {
    read: (key) => {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (key, value) => {
      try {
        localStorage.setItem(key, value)
      } catch {}
    },
  }
  const parts = creators.map((create) => create(settings, memory, root.dataset))

  const mark = () => {
    root.dataset.js = ''
    if (/Mac|iPhone|iPad/.test(navigator.platform)) root.dataset.apple = ''
    for (const part of parts) part.restore()
    if (memory.read('docs.sidebar.hidden') === 'true') root.dataset.sidebarHidden = ''
  }

  const path = location.pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, settings.slash ? '/' : '') || '/'
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
  mark()
  // After a crash of the whole page React renders <html> again, without the attributes that it does not know.
  new MutationObserver(() => root.dataset.js === undefined && mark()).observe(root, { attributeFilter: ['data-js'] })

  addEventListener('storage', ({ key, newValue }) => {
    for (const part of parts) part.follow(newValue, key)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const part of parts) part.follow()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) for (const part of parts) part.onClick(target)
  })
}

function createColorMode(settings: Settings, { read, write }: Memory, data: DOMStringMap): Part {
  const choices = settings.system ? ['light', 'dark', 'system'] : ['light', 'dark']
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // The first such element counts, so this one goes before that for readers without JavaScript.
  const themeColor = document.createElement('meta')
  themeColor.name = 'theme-color'
  document.head.prepend(themeColor)

  const apply = (stored: string | null | undefined) => {
    const fallback = settings.system ? 'system' : settings.default
    const choice = settings.switch && stored && choices.includes(stored) ? stored : fallback
    const mode = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice === 'dark' ? 'dark' : 'light'
    data.themeChoice = choice
    data.theme = mode
    themeColor.content = settings.colors[mode]
  }
  dark.addEventListener('change', () => apply(data.themeChoice))
  return {
    restore: () => apply(read('theme')),
    follow: (newValue = read('theme') ?? data.themeChoice, key = 'theme') => {
      // Without a key all of the storage was cleared.
      if (key === 'theme' || key === null) apply(newValue)
    },
    onClick: (target) => {
      if (!target.closest('[data-color-mode-toggle]')) return
      const next = choices[(choices.indexOf(data.themeChoice ?? '') + 1) % choices.length] ?? settings.default
      write('theme', next)
      apply(next)
    },
  }
}

function createAnnouncement({ id }: Settings, { read, write }: Memory, data: DOMStringMap): Part {
  const [idKey, dismissedKey] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss']
  const follow = () => {
    if (read(idKey) === id && read(dismissedKey) === 'true') data.announcementClosed = ''
  }
  return {
    restore: () => {
      if (read(idKey) !== id) {
        write(idKey, id)
        write(dismissedKey, 'false')
      }
      follow()
    },
    follow,
    onClick: (target) => {
      if (!target.closest('[data-announcement-close]')) return
      write(dismissedKey, 'true')
      data.announcementClosed = ''
    },
  }
}

/** Colour of the browser's frame by colour mode; a test keeps them the same as `--surface` in tokens.css. */
export const themeColors = { light: '#ffffff', dark: '#111a1f' } as const
