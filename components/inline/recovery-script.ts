import { missingFile } from '@/lib/site/next-internals'
import { t } from '@/lib/site/text'

/** The recovery script's services to the rest of the page. */
interface Recovery {
  /** Path before every site path, such as `/docs`; empty at the root. */
  basePath: string
  /** Set by the navigation: the URL to which the router is taking the reader. */
  findIntended?: () => string | undefined
  /** Whether an error says that a part of the site could not be loaded. */
  isLoadError(error: unknown): boolean
  /** Loads the intended page in full, once; false when that was tried before or cannot help. */
  reload(): boolean
}

declare global {
  interface Window {
    recovery?: Recovery
  }
}

type RecoverySettings = typeof missingFile & Record<'basePath' | 'text' | 'reload' | 'open', string>

/**
 * The script of `<head>` that recovers from a missing part of the site, as after a new version replaced the one in this tab.
 * It is in the HTML because any other file may be the missing one. It loads the page that the reader is on the way to in
 * full, once; when that does not help, it shows a message.
 */
export function formatRecoveryScript(baseUrl: string): string {
  const settings: RecoverySettings = {
    basePath: baseUrl.replace(/\/$/, ''),
    text: t('loadFailedText'),
    reload: t('reload'),
    open: t('openPage'),
    ...missingFile,
  }
  const fields = Object.entries(settings).map(
    ([name, value]) => `${name}:${value instanceof RegExp ? value : JSON.stringify(value).replaceAll('<', '\\u003c')}`,
  )
  return `(${watchMissingFiles})({${fields}},${createRecovery},${showNotice})`
}

// The functions below are shipped as text: they may use nothing from outside their own bodies.

function watchMissingFiles(settings: RecoverySettings, create: typeof createRecovery, tell: typeof showNotice) {
  const recovery = create(settings)
  window.recovery = recovery

  const recover = () => {
    // The build id is at the end of the document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', recover, { once: true })
    else if (!recovery.reload()) tell(settings, recovery.findIntended?.())
  }
  // Later scripts belong to whoever asked for them and can handle the failure.
  const isPartOfPage = (element: HTMLElement) =>
    element instanceof HTMLScriptElement
      ? document.readyState !== 'complete' && element.src.includes(settings.scripts)
      : element instanceof HTMLLinkElement && element.rel === 'stylesheet' && element.hasAttribute(settings.sheets)

  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        if (recovery.isLoadError(event.error ?? event)) recover()
      } else if (event.target instanceof HTMLElement && isPartOfPage(event.target)) recover()
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (recovery.isLoadError(reason)) recover()
  })
}

function createRecovery({ basePath, errors, buildId }: RecoverySettings): Recovery {
  const key = 'docs.reloaded'
  let isLeaving = false
  const bare = (url: string) => url.split('#')[0]

  /** Remembers each build and URL until the tab is closed. Without storage a reloaded page is not loaded again. */
  const wasTried = (url: string) => {
    const text = Array.from(document.scripts, (script) => script.textContent).join('')
    const entry = `${buildId.exec(text)?.[1]} ${bare(url)}\n`
    try {
      const tried = sessionStorage.getItem(key) ?? ''
      if (tried.includes(entry)) return true
      sessionStorage.setItem(key, tried + entry)
      return false
    } catch {
      const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return bare(url) === bare(location.href) && entered?.type === 'reload'
    }
  }

  const recovery: Recovery = {
    basePath,
    isLoadError: (error) => {
      const { name, message } = (error ?? {}) as Partial<Error>
      return errors.test(`${name} ${message}`)
    },
    reload: () => {
      if (isLeaving) return true
      const url = recovery.findIntended?.() ?? location.href
      if (!navigator.onLine || wasTried(url)) return false
      isLeaving = true
      if (bare(url) === bare(location.href)) location.reload()
      else location.assign(url)
      return true
    },
  }
  return recovery
}

function showNotice(settings: RecoverySettings, intended: string | undefined) {
  if (document.querySelector('[data-load-failed]')) return
  const box = document.createElement('div')
  const text = document.createElement('p')
  const button = document.createElement('button')
  box.className = 'notice'
  box.dataset.loadFailed = ''
  box.setAttribute('role', 'alert')
  text.textContent = settings.text
  button.className = 'notice-action'
  button.textContent = settings.reload
  button.onclick = () => location.reload()
  box.append(text, button)
  if (intended) {
    const link = document.createElement('a')
    link.href = intended
    link.textContent = settings.open
    box.append(link)
  }
  document.body.prepend(box)
}
