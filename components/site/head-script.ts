import type { SiteConfig } from '@/lib/site/config'

interface HeadScriptSettings {
  colorMode: SiteConfig['colorMode']
  announcementId: string | undefined
}

/**
 * The blocking script of `<head>`: everything that must be right before the first paint and work before hydration.
 * It marks the page as scripted, applies and switches the colour mode, keeps it in step across tabs, and restores what the
 * reader closed (announcement, sidebar). Storage that throws counts as empty. Keys are those of the former site.
 */
export function formatHeadScript({ colorMode, announcementId }: HeadScriptSettings): string {
  const settings = JSON.stringify({ ...colorMode, id: announcementId ?? '' })
  return `(${runHeadScript.toString()})(${settings})`
}

interface RunSettings {
  default: 'light' | 'dark'
  switch: boolean
  system: boolean
  id: string
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
  const choices = settings.system ? ['light', 'dark', 'system'] : ['light', 'dark']
  const apply = (stored: string | null) => {
    const fallback = settings.system && !stored ? 'system' : settings.default
    const choice = settings.switch && stored && choices.includes(stored) ? stored : fallback
    root.dataset.themeChoice = choice
    root.dataset.theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice
  }
  root.dataset.js = ''
  if (/Mac|iPhone|iPad/.test(navigator.platform)) root.dataset.apple = ''
  apply(read('theme'))
  dark.addEventListener('change', () => apply(root.dataset.themeChoice ?? null))
  addEventListener('storage', (event) => {
    if (event.key === 'theme') apply(event.newValue)
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
  if (settings.id) {
    if (read('docusaurus.announcement.id') !== settings.id) {
      write('docusaurus.announcement.id', settings.id)
      write('docusaurus.announcement.dismiss', 'false')
    }
    if (read('docusaurus.announcement.dismiss') === 'true') root.dataset.announcementClosed = ''
  }
  if (read('docs.sidebar.hidden') === 'true') root.dataset.sidebarHidden = ''
}
