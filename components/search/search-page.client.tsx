import { createRoot } from 'react-dom/client'
import { loadSearchClient } from '@/lib/search/create-search-client'
import type { StartWorker } from '@/lib/search/local/local-client'
import { createResultsStore, isAnswered, type Question, type ResultsStore } from '@/lib/search/results-store'
import { buildContextFilters, buildSearchRequest, narrowScreen } from '@/lib/search/search-request'
import { t } from '@/lib/site/text'
import { readPreferredVersion, watchPreferredVersion } from '@/lib/site/version-choice'
import { bindQuestion } from './bind-question'
import { trimQuery, type VersionChoice } from './question-url'
import { SearchResults } from './search-results'
import type { SearchPageSettings } from './search-settings'

/** Milliseconds between the last key and the search. */
const typingTime = 150

/** Shows the results of the query that stands in the address and in the form of the page; returns how to stop. */
export function mountSearchPage(main: HTMLElement, startWorker: StartWorker): () => void {
  const settings = JSON.parse(main.dataset.searchPage ?? '') as SearchPageSettings
  const store = storeFor(settings.language, startWorker)
  const find = <Part = HTMLElement>(selector: string) => main.querySelector(selector) as Part
  const heading = find('h1')
  const start = find('[data-search-start]')
  const parts: FormParts = { form: find('form'), input: find('input'), select: find('select') }
  const { input, select } = parts
  const root = createRoot(find('[data-search-results]'))
  const draw = () => {
    const state = store.getState()
    const { query, version } = state.question
    heading.textContent = query ? t('searchResultsFor', { query }) : t('searchTitle')
    document.title = heading.textContent + settings.titleEnd
    // The main pages are a way on where nothing is found, too.
    start.hidden = query !== '' && !(isAnswered(state) && state.answer?.count === 0)
    if (select) select.value = version ?? ''
    root.render(<SearchResults state={state} store={store} settings={settings} onAsk={(asked) => ask(asked, true)} />)
  }
  const unsubscribe = store.subscribe(draw)
  const { ask, adopt, stop } = bindQuestion({ store, choice: () => chooseVersion(settings), input })
  const listening = listenToForm(parts, (version, isSettled) =>
    ask({ query: trimQuery(input.value), version: version(store.getState().question) }, isSettled),
  )
  const { pathname } = location
  const { signal } = listening
  document.addEventListener('page:query', adopt, { signal })
  addEventListener('popstate', () => location.pathname === pathname && adopt(), { signal })
  const unwatch = watchPreferredVersion(adopt)
  draw()
  return () => {
    listening.abort()
    unwatch()
    stop()
    unsubscribe()
    root.unmount()
  }
}

interface FormParts {
  form: HTMLFormElement
  input: HTMLInputElement
  select: HTMLSelectElement | null
}

/** Asks for what is typed, but not while an input method composes it; the version is that of the former question, or chosen anew. */
function listenToForm(
  { form, input, select }: FormParts,
  ask: (version: (asked: Question) => string | undefined, isSettled: boolean) => void,
): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  let pause: ReturnType<typeof setTimeout> | undefined
  const askTyped = (isSettled: boolean) => {
    clearTimeout(pause)
    ask(({ version }) => version, isSettled)
  }
  const askSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(askTyped, typingTime, false)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    askTyped(true)
  }
  form.addEventListener('submit', submit, { signal })
  input.addEventListener('input', (event) => (event as InputEvent).isComposing || askSoon(), { signal })
  input.addEventListener('compositionstart', () => clearTimeout(pause), { signal })
  input.addEventListener('compositionend', askSoon, { signal })
  select?.addEventListener('change', () => ask(() => select.value || undefined, true), { signal })
  signal.addEventListener('abort', () => clearTimeout(pause))
  return controller
}

/** Outlives the page, so that going back shows at once what was there. */
const storeByLanguage = new Map<string, ResultsStore>()

function storeFor(language: string, startWorker: StartWorker): ResultsStore {
  const known = storeByLanguage.get(language)
  if (known) return known
  const store = createResultsStore({
    loadClient: () => loadSearchClient(startWorker),
    buildRequest: (question, page) => buildPageRequest(question, page, language),
  })
  storeByLanguage.set(language, store)
  return store
}

const snippetWords = 24

function buildPageRequest({ query, version }: Question, page: number, language: string) {
  const facetFilters = version === undefined ? [`language:${language}`] : buildContextFilters({ language, version })
  const request = buildSearchRequest({ query, facetFilters, isNarrow: matchMedia(narrowScreen).matches, page })
  return {
    ...request,
    attributesToRetrieve: [...(request.attributesToRetrieve ?? []), 'tags', 'version', 'docusaurus_tag'],
    attributesToSnippet: [`content:${snippetWords}`],
  }
}

/** With a single version there is nothing to choose, and hits of every tag count. */
function chooseVersion({ versions, lastVersion }: SearchPageSettings): VersionChoice {
  const preferred = readPreferredVersion()
  const defaultVersion = versions.find(({ name }) => name === preferred)?.name ?? lastVersion
  return { versions, defaultVersion: versions.length < 2 ? undefined : defaultVersion }
}
