import { loadPart } from '@/components/navigation/load-part.browser'
import { onPage } from '@/components/navigation/page-life.browser'
import { startSearchWorker } from './search-worker.browser'

type SearchPageModule = typeof import('./search-page.client')

let loaded: SearchPageModule | undefined

/** Answers the query in the address of the search page. */
export function startSearchPage(): void {
  onPage((main) => {
    if (!main.dataset.searchPage) return undefined
    let end: (() => void) | undefined
    let isLeft = false
    const mount = ({ mountSearchPage }: SearchPageModule) => {
      if (!isLeft) end = mountSearchPage(main, startSearchWorker)
    }
    startSearchWorker()
    // At once where it can be, before the navigation looks for the reader's place in the results.
    if (loaded) mount(loaded)
    else
      loadPart(() => import('./search-page.client')).then((module) => {
        loaded = module
        mount(module)
      })
    return () => {
      isLeft = true
      end?.()
    }
  })
}
