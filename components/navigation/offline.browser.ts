import { escapeHtml } from '@/lib/site/escape-html'
import { basePath } from '@/lib/site/href'
import { t } from '@/lib/site/text'

interface Navigation {
  onPage: typeof import('./page-life.browser').onPage
  whenIdle(action: () => void): void
}

/** Between two questions whether there is a newer build. */
const pauseMs = 600_000

/** Starts the service worker, tells it what the reader opens, and tells the reader when another build has taken over. */
export async function startOffline({ onPage, whenIdle }: Navigation): Promise<void> {
  // On the page in the place of another that could not be reached.
  const atHand = () => document.querySelector<HTMLElement>('[data-at-hand]')
  addEventListener('online', () => atHand() && location.reload())
  // The network may be back before this script is there: once, if a request passes that the worker leaves alone.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigator.onLine && atHand()?.dataset.atHand === 'offline' && load?.type !== 'reload')
    fetch(location.href, { method: 'HEAD' })
      .then(() => atHand() && location.reload())
      .catch(() => {})
  const { serviceWorker } = navigator
  // Missing where nothing may be kept, as in some private windows.
  if (!serviceWorker) return
  serviceWorker.addEventListener('message', ({ data }) => data === 'newer' && tellOfNewer())
  // The search was opened as the first act, and loads all that it needs: on a slow line this would hold it up.
  const dialog = document.querySelector('dialog[open]')
  if (dialog) await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  await serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/`, updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  let asked = Date.now()
  const look = () => {
    if (document.hidden || Date.now() - asked < pauseMs) return
    asked = Date.now()
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', look)
  onPage(() => {
    look()
    whenIdle(() => registration.active?.postMessage({ visited: location.pathname }))
    return undefined
  })
}

/** Once for each new build; whoever goes on reading gets it with the next full load. */
function tellOfNewer(): void {
  document.querySelector('[data-newer]')?.remove()
  const notice = document.createElement('div')
  notice.className = 'notice'
  Object.assign(notice.dataset, { newer: '', chrome: '' })
  notice.role = 'status'
  document.body.append(notice)
  const [text, reload, close] = [t('newerVersion'), t('reload'), t('close')].map((text) => escapeHtml(text))
  // A region that comes with its text is not read out.
  requestAnimationFrame(() => {
    notice.innerHTML = `<p>${text}</p><button type="button" class="notice-action">${reload}</button><button type="button">${close}</button>`
  })
  notice.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.className) location.reload()
    notice.remove()
  }
}
