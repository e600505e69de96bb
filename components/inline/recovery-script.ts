import { hashedFilesPath } from '@/lib/site/next-internals'

/**
 * The script of `<head>` that recovers from a missing script or style sheet of the page, as after a new build of the site
 * replaced the one that the page is of. It is in the HTML because any other file may be the missing one. It loads the page
 * again, once; when that does not help, it says so (navigation-notices.tsx).
 */
export function formatRecoveryScript(): string {
  return `(${watchMissingFiles})(${JSON.stringify([hashedFilesPath, '/assets/'])})`
}

// Shipped as text: it may use nothing from outside its own body.
function watchMissingFiles(folders: string[]) {
  let isLeaving = false

  /** Remembers each build and address until the tab is closed. Without storage a reloaded page is not loaded again. */
  const wasTried = () => {
    const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
    const visit = `${script} ${location.href.split('#')[0]}\n`
    try {
      const tried = sessionStorage.getItem('docs.reloaded') ?? ''
      sessionStorage.setItem('docs.reloaded', tried + visit)
      return tried.includes(visit)
    } catch {
      const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return entered?.type === 'reload'
    }
  }

  /** The address of a script or style sheet of the site; empty for anything else. */
  const addressOf = (element: Element) => {
    const isFile = element.matches('script,link[rel=stylesheet]')
    const address = (isFile && (element.getAttribute('src') ?? element.getAttribute('href'))) || ''
    return folders.some((folder) => address.includes(folder)) ? address : ''
  }

  /** The browser may remember a file as missing, for as long as it would keep the file itself. */
  const reload = async () => {
    const files = Array.from(document.querySelectorAll('script,link'), addressOf)
    await Promise.allSettled(files.map((file) => file && fetch(file, { cache: 'reload' })))
    location.reload()
  }

  const recover = () => {
    // Scripts and notice may be further down.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', recover, { once: true })
    else if (isLeaving) return
    else if (navigator.onLine && !wasTried()) {
      isLeaving = true
      reload()
    } else if (!document.querySelector('[data-load-failed]')) {
      const template = document.querySelector<HTMLTemplateElement>('[data-template=missing-part]')
      if (template) document.body.prepend(template.content.cloneNode(true))
      document.querySelector('[data-load-failed] button')?.addEventListener('click', reload)
    }
  }

  // Whoever asks for a file after the page is complete can handle its failure.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && document.readyState !== 'complete' && addressOf(target)) recover()
    },
    true,
  )
}
