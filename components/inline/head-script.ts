import { keepInView } from '@/components/inline/keep-in-view'
import { defineTreeMemory } from '@/components/inline/tree-memory'
import type { SiteConfig } from '@/lib/site/config'
import { themeColors } from '@/lib/site/theme-colors'

interface HeadScriptSettings {
  colorMode: SiteConfig['colorMode']
  /** Id of the announcement; undefined when there is none that the reader may close. */
  announcementId: string | undefined
  trailingSlash: boolean
}

/**
 * The blocking script of `<head>`: everything that must be right before the first paint and work before hydration.
 * It marks the page as scripted, applies and switches the colour mode, keeps it in step across tabs, and restores what the
 * reader closed or opened (announcement, sidebar). Storage that throws counts as empty. Keys are those of the former site.
 * It also takes `index.html` and doubled slashes off the address before the router reads it.
 */
export function formatHeadScript({ colorMode, announcementId, trailingSlash }: HeadScriptSettings): string {
  const settings: RunSettings = { ...colorMode, id: announcementId ?? '', slash: trailingSlash, colors: themeColors }
  return `(${runHeadScript})(${JSON.stringify(settings).replaceAll('<', '\\u003c')});(${defineTreeMemory})(${keepInView})`
}

interface RunSettings {
  default: 'light' | 'dark'
  switch: boolean
  system: boolean
  id: string
  colors: Record<'light' | 'dark', string>
  slash: boolean
}

// Shipped as text: it may use nothing from outside its own body.
function runHeadScript(settings: RunSettings) {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value)
    } catch {}
  }

  // The first such element counts, so this one goes before what the HTML says for readers without JavaScript.
  const themeColor = document.createElement('meta')
  themeColor.name = 'theme-color'
  document.head.prepend(themeColor)

  const choices = settings.system ? ['light', 'dark', 'system'] : ['light', 'dark']
  const apply = (stored: string | null | undefined) => {
    const fallback = settings.system ? 'system' : settings.default
    const choice = settings.switch && stored && choices.includes(stored) ? stored : fallback
    const mode = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice === 'dark' ? 'dark' : 'light'
    root.dataset.themeChoice = choice
    root.dataset.theme = mode
    themeColor.content = settings.colors[mode]
  }
  const applyDismissal = () => {
    if (read('docusaurus.announcement.id') === settings.id && read('docusaurus.announcement.dismiss') === 'true') {
      root.dataset.announcementClosed = ''
    }
  }

  const mark = () => {
    root.dataset.js = ''
    if (/Mac|iPhone|iPad/.test(navigator.platform)) root.dataset.apple = ''
    apply(read('theme'))
    if (settings.id) {
      if (read('docusaurus.announcement.id') !== settings.id) {
        write('docusaurus.announcement.id', settings.id)
        write('docusaurus.announcement.dismiss', 'false')
      }
      applyDismissal()
    }
    if (read('docs.sidebar.hidden') === 'true') root.dataset.sidebarHidden = ''
  }

  const path = location.pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, settings.slash ? '/' : '') || '/'
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
  mark()
  // A crash of the whole page makes React draw <html> anew, without what it knows nothing of.
  new MutationObserver(() => root.dataset.js === undefined && mark()).observe(root, { attributeFilter: ['data-js'] })

  dark.addEventListener('change', () => apply(root.dataset.themeChoice))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) apply(newValue)
    if (settings.id) applyDismissal()
  })
  // A page that Back takes from memory has missed what happened since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    apply(read('theme') ?? root.dataset.themeChoice)
    if (settings.id) applyDismissal()
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-color-mode-toggle]')) {
      const next = choices[(choices.indexOf(root.dataset.themeChoice ?? '') + 1) % choices.length] ?? settings.default
      write('theme', next)
      apply(next)
    }
    if (event.target.closest('[data-announcement-close]')) {
      write('docusaurus.announcement.dismiss', 'true')
      root.dataset.announcementClosed = ''
    }
  })
}
