import { loadPart } from '@/components/navigation/loading.browser'
import { onPage } from '@/components/navigation/page-life.browser'
import { startSearchWorker } from './search-worker.browser'

let loaded: typeof import('./search-page.client') | undefined

/** Answers the query in the address of the search page. */
export function startSearchPage(): void {
  onPage((main) => {
    if (!main.dataset.searchPage) return undefined
    let end: (() => void) | undefined
    const mount = (module: NonNullable<typeof loaded>) => {
      loaded = module
      if (main.isConnected) end = module.mountSearchPage(main)
    }
    const failure = main.querySelector('[role=alert]') as HTMLElement
    const load = (isRetry?: boolean) => {
      failure.hidden = true
      loadPart(() => import('./search-page.client'), isRetry).then(mount, () => {
        failure.hidden = false
      })
    }
    const retry = failure.querySelector('button') as HTMLButtonElement
    retry.onclick = () => void load(true)
    startSearchWorker()
    // At once if possible, before the navigation restores the reader's place in the results.
    if (loaded) mount(loaded)
    else load()
    return () => end?.()
  })
}
