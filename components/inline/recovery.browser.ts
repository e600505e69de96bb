import { hashedFilesPath } from '@/lib/site/next-internals'

// Recovers from a missing script or stylesheet, such as after a redeploy; inline because any file may be missing. It reloads the page
// once; if that does not help, it shows a notice (navigation-notices.tsx).

const folders = [inlineSettings.basePath + hashedFilesPath, `${inlineSettings.basePath}/assets/`]
let isLeaving = false

// Scripts that load a file later handle its failure.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && document.readyState !== 'complete' && addressOf(target)) recover()
  },
  true,
)

function recover(): void {
  // Scripts and notice may not be parsed yet.
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

/** Whether this build and address were tried before in this tab; without storage, whether the page was reloaded. */
function wasTried(): boolean {
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

/** Bypasses the cache: a browser may cache a 404 for as long as the file. */
async function reload(): Promise<void> {
  const files = Array.from(document.querySelectorAll('script,link'), addressOf)
  await Promise.allSettled(files.map((file) => file && fetch(file, { cache: 'reload' })))
  location.reload()
}

/** The address of a script or stylesheet of the site; empty for anything else. */
function addressOf(element: Element): string {
  const isFile = element.matches('script,link[rel=stylesheet]')
  const address = (isFile && (element.getAttribute('src') ?? element.getAttribute('href'))) || ''
  return folders.some((folder) => address.startsWith(folder)) ? address : ''
}
