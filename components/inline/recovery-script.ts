import type { Recovery } from '@/lib/site/recovery'
import { strings } from '@/lib/site/strings'

/**
 * The script of `<head>` that helps out when a part of the site is missing, as after a new version replaced the one in
 * this tab. It stands in the HTML because any other file may be the missing one. The page that the reader is on the way
 * to is loaded in full, once; when that does not help, a message says so.
 */
export function formatRecoveryScript(baseUrl: string): string {
  const texts = { text: strings.loadFailedText, reload: strings.reload, open: strings.openPage }
  const settings = JSON.stringify({ ...texts, basePath: baseUrl.replace(/\/$/, '') })
  return `(${runRecoveryScript.toString()})(${settings})`
}

interface RunSettings {
  basePath: string
  text: string
  reload: string
  open: string
}

// Shipped as text: it may use nothing from outside its own body.
function runRecoveryScript(settings: RunSettings) {
  const key = 'docs.reloaded'
  const phrasings =
    /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i
  let isLeaving = false
  const bare = (url: string) => url.split('#')[0]

  const recovery: Recovery = {
    basePath: settings.basePath,
    isLoadError: (error) => {
      const { name, message } = (error ?? {}) as Partial<Error>
      return phrasings.test(`${name} ${message}`)
    },
    reload: () => {
      if (isLeaving) return true
      const url = recovery.intended ?? location.href
      if (!navigator.onLine || wasTried(url)) return false
      isLeaving = true
      if (bare(url) === bare(location.href)) location.reload()
      else location.assign(url)
      return true
    },
  }
  window.recovery = recovery

  /** Remembers each build and address for as long as the tab lives. Without storage a page that was reloaded is not reloaded again. */
  function wasTried(url: string) {
    const text = Array.from(document.scripts, (script) => script.textContent).join('')
    const entry = `${/\\"b\\":\\"([^\\]+)/.exec(text)?.[1]} ${bare(url)}\n`
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

  function recover() {
    // Before the document is there it does not say which build it is of.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', recover, { once: true })
    else if (!recovery.reload()) tell()
  }

  function tell() {
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
    if (recovery.intended) {
      const link = document.createElement('a')
      link.href = recovery.intended
      link.textContent = settings.open
      box.append(link)
    }
    document.body.prepend(box)
  }

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

  /** Scripts that come later belong to whoever asked for them, who hears of the failure and may handle it. */
  function isPartOfPage(element: HTMLElement) {
    if (element instanceof HTMLScriptElement)
      return document.readyState !== 'complete' && element.src.includes('/_next/static/')
    return (
      element instanceof HTMLLinkElement && element.rel === 'stylesheet' && element.dataset.precedence !== undefined
    )
  }
}
