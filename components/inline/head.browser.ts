import { themeColors } from './theme-colors'

// Everything that must be right before the first paint. The script marks the page as scripted, applies and switches the colour mode,
// syncs it across tabs, and restores what the reader closed (announcement, sidebar). Blocked storage counts as empty.

const data = document.documentElement.dataset
const [idKey, dismissedKey] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss']

// The navigation reads the address later.
const { pathname, search, hash } = location
const path = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, inlineSettings.trailingSlash ? '/' : '') || '/'
if (path !== pathname) history.replaceState(history.state, '', path + search + hash)

data.js = ''
if (/Mac|iP/.test(navigator.platform)) data.apple = ''
// The first such element counts; a later one serves readers without JavaScript.
const themeColor = document.createElement('meta')
themeColor.name = 'theme-color'
document.head.prepend(themeColor)
const choices = ['light', 'dark', ...(inlineSettings.colorMode.system ? ['system'] : [])]
const dark = matchMedia('(prefers-color-scheme: dark)')
applyColorMode(read('theme'))
if (inlineSettings.announcementId && read(idKey) !== inlineSettings.announcementId) {
  write(idKey, inlineSettings.announcementId)
  write(dismissedKey, 'false')
}
applyDismissal()
if (read('docs.sidebar.hidden') === 'true') data.sidebarHidden = ''

dark.addEventListener('change', () => applyColorMode(data.themeChoice))
addEventListener('storage', ({ key }) => {
  // Without a key, the whole storage was cleared. What is stored by now may be newer than what the event reports.
  if (key === 'theme' || key === null) applyColorMode(read('theme'))
  applyDismissal()
})
// A page restored from the browser's cache has missed events.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  applyColorMode(read('theme') ?? data.themeChoice)
  applyDismissal()
})
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-color-mode-toggle]')) {
    const next =
      choices[(choices.indexOf(data.themeChoice ?? '') + 1) % choices.length] ?? inlineSettings.colorMode.default
    write('theme', next)
    applyColorMode(next)
  }
  if (target.closest('[data-announcement-close]')) {
    write(dismissedKey, 'true')
    data.announcementClosed = ''
  }
})

function applyColorMode(stored: string | null | undefined): void {
  const fallback = inlineSettings.colorMode.system ? 'system' : inlineSettings.colorMode.default
  const choice = inlineSettings.colorMode.switch && stored && choices.includes(stored) ? stored : fallback
  const mode = (choice === 'system' ? dark.matches : choice === 'dark') ? 'dark' : 'light'
  data.themeChoice = choice
  data.theme = mode
  themeColor.content = themeColors[mode]
}

function applyDismissal(): void {
  const { announcementId, announcementUntil } = inlineSettings
  const isDismissed = announcementId && read(idKey) === announcementId && read(dismissedKey) === 'true'
  // Without a zone, the end of that day is the reader's midnight.
  const isOver = announcementUntil && Date.now() >= Date.parse(`${announcementUntil}T24:00`)
  if (isDismissed || isOver) data.announcementClosed = ''
}

function read(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {}
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
