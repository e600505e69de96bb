import { createRoot } from 'react-dom/client'
import { buildContextFilters, buildSearchRequest, narrowScreen } from '@/lib/search/search-request'
import { watchPreferredVersion } from '@/lib/site/preferred-version'
import { t } from '@/lib/site/text'
import { isAnswered, type Question, ResultsStore } from './results-store'
import { loadSearchClient } from './search-client'
import { SearchResults } from './search-results'
import {
  findDefaultVersion,
  formatQuestion,
  parseQuestion,
  type SearchPageSettings,
  trimQuery,
} from './search-settings'

/** Milliseconds between the last key and the search. */
const typingTime = 150

/** Milliseconds without typing after which a query keeps its entry in the history. */
const settlingTime = 1500

/** Outlives the page, so that going back shows its results at once. */
let store: ResultsStore | undefined

/** Shows the results of the query in the address or in the form of the page; returns how to stop. */
export function mountSearchPage(main: HTMLElement): () => void {
  const settings: SearchPageSettings = JSON.parse(main.dataset.searchPage ?? '')
  const buildRequest = (question: Question, page: number) => buildPageRequest(question, page, settings.language)
  store ??= new ResultsStore({ loadClient: loadSearchClient, buildRequest })
  const results = store
  const find = <Part = HTMLElement>(selector: string) => main.querySelector(selector) as Part
  const [heading, start] = [find('h1'), find('[data-search-start]')]
  const form = { form: find('form'), input: find<HTMLInputElement>('input'), select: main.querySelector('select') }
  const root = createRoot(find('[data-search-results]'))
  const draw = () => {
    const { state } = results
    const { query, version } = state.question
    heading.textContent = query ? t('searchResultsFor', { query }) : t('searchTitle')
    document.title = heading.textContent + settings.titleEnd
    // Without results, the main pages are the next step.
    start.hidden = query !== '' && !(isAnswered(state) && state.answer?.count === 0)
    if (form.select) form.select.value = version ?? ''
    root.render(<SearchResults store={results} settings={settings} onAsk={(question) => ask(question, true)} />)
  }
  results.onChange = draw
  const listening = new AbortController()
  const ask = bindQuestion(results, settings, form, listening.signal)
  draw()
  return () => {
    listening.abort()
    results.onChange = () => {}
    root.unmount()
  }
}

interface SearchForm {
  form: HTMLElement
  input: HTMLInputElement
  select: HTMLSelectElement | null
}

/**
 * Keeps the store's question, the form and the address the same until the signal aborts. Returns how to ask: a final question
 * keeps its entry in the history, while typing overwrites its own.
 */
function bindQuestion(
  store: ResultsStore,
  settings: SearchPageSettings,
  { form, input, select }: SearchForm,
  signal: AbortSignal,
) {
  let isSettled = false
  let typing: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  const stopTimers = () => {
    clearTimeout(typing)
    clearTimeout(settling)
  }
  const show = (question: Question, isFinal: boolean) => {
    stopTimers()
    store.ask(question)
    if (trimQuery(input.value) !== question.query) input.value = question.query
    const settle = () => {
      isSettled = question.query !== ''
    }
    if (isFinal) settle()
    else settling = setTimeout(settle, settlingTime)
  }
  const ask = (question: Question, isFinal: boolean) => {
    const search = formatQuestion(question, findDefaultVersion(settings))
    if (search !== location.search) {
      const address = location.pathname + search
      if (isSettled) history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
      isSettled = false
    }
    show(question, isFinal)
  }
  const readAddress = () => parseQuestion(location.search, settings, findDefaultVersion(settings))
  // A link, the history or a choice of version may change the question.
  const { pathname } = location
  const adopt = () => {
    const { query, version } = store.state.question
    const next = readAddress()
    if (location.pathname === pathname && (next.query !== query || next.version !== version)) show(next, true)
  }
  const askTyped = (isFinal: boolean) =>
    ask({ query: trimQuery(input.value), version: store.state.question.version }, isFinal)
  const askSoon = (event: Event) => {
    clearTimeout(typing)
    // An input method replaces what it composes.
    if (!(event instanceof InputEvent && event.isComposing)) typing = setTimeout(askTyped, typingTime, false)
  }

  const question = readAddress()
  // On a slow connection the reader may have typed before this code arrived.
  const typed = trimQuery(input.value)
  if (question.query === '' && typed !== '') ask({ ...question, query: typed }, false)
  else show(question, true)
  if (question.query === '' && document.activeElement === document.body) input.focus({ preventScroll: true })

  const submit = (event: Event) => {
    event.preventDefault()
    askTyped(true)
  }
  form.addEventListener('submit', submit, { signal })
  for (const type of ['input', 'compositionend']) input.addEventListener(type, askSoon, { signal })
  select?.addEventListener('change', () => ask({ ...store.state.question, version: select.value || undefined }, true), {
    signal,
  })
  form.closest('main')?.addEventListener('page:query', adopt, { signal })
  addEventListener('popstate', adopt, { signal })
  signal.addEventListener('abort', stopTimers)
  signal.addEventListener('abort', watchPreferredVersion(adopt))
  return ask
}

const snippetWords = 24

function buildPageRequest({ query, version }: Question, page: number, language: string) {
  const facetFilters = version === undefined ? [`language:${language}`] : buildContextFilters({ language, version })
  const request = buildSearchRequest({ query, facetFilters, page }, matchMedia(narrowScreen).matches)
  return {
    ...request,
    attributesToRetrieve: [...(request.attributesToRetrieve ?? []), 'tags', 'version', 'docusaurus_tag'],
    attributesToSnippet: [`content:${snippetWords}`],
  }
}
