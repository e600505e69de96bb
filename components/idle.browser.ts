import { settings } from '@/lib/site/compiled-settings'
import { startIdleParts } from './idle-parts.browser'
import { atFirstAct, whenIdle } from './navigation/loading.browser'
import { guard, onPage } from './navigation/page-life.browser'
import { startPrefetch } from './navigation/prefetch.browser'
import { loadBar } from './navigation/progress.browser'
import { startPrint } from './reading/print.browser'
import { isField } from './search/search-dialog.browser'
import { startHideOnScroll } from './shell/hide-on-scroll.browser'
import { startToc } from './ui/toc.browser'

/** Starts the behaviour that no reader needs before the page is idle. */
export function startIdle(): void {
  for (const start of [
    startIdleParts,
    startToc,
    startHideOnScroll,
    startPrefetch,
    startFilter,
    startKeys,
    startOffline,
    startPrint,
    loadBar,
  ])
    guard(start)
}

/** Loads the filter of the sidebar when its field gains focus. */
function startFilter(): void {
  const wake = (field: EventTarget | null) => {
    if (field instanceof HTMLInputElement && field.dataset.filter === '')
      import('./docs/filter.browser').then((part) => part.setUpFilter(field)).catch(() => {})
  }
  wake(document.activeElement)
  document.addEventListener('focusin', ({ target }) => wake(target))
}

/** The key `?` shows all keys, except in fields. */
function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const main = document.querySelector('main')
    if (key !== '?' || ctrlKey || metaKey || altKey || event.repeat || event.defaultPrevented || !main) return
    if (isField(target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    import('./reading/tool-sheets.browser').then((part) => part.openKeys(main)).catch(() => {})
  })
}

/** Keeps pages for reading offline, from the first action of the reader on. */
function startOffline(): void {
  if (!settings.offline) return
  const keep = () => import('./navigation/offline.browser').then((part) => part.keepPage()).catch(() => {})
  const start = () =>
    onPage(() => {
      whenIdle(keep)
      return undefined
    })
  if (document.querySelector('[data-at-hand]')) start()
  else atFirstAct(start)
}
