import {
  type Hit,
  type SearchClient,
  type SearchError,
  type SearchRequest,
  type SearchResult,
  toSearchError,
} from './search-client'
import { type Alternatives, findAlternatives } from './suggestions'

/** What the reader wants to know. */
export interface Question {
  /** Without spaces around it; empty when nothing is asked. */
  query: string
  /** Name of the docs version to keep to; undefined for all. */
  version: string | undefined
}

/** What was found so far. */
export interface Answer extends Alternatives {
  question: Question
  hits: Hit[]
  /** Of all hits, whether loaded or not. */
  count: number
  /** How many pages they are on, where the engine tells. */
  pageCount: number | undefined
  /** Number of the next page of hits; undefined when all are loaded. */
  nextPage: number | undefined
}

/** What the page shows. While a new question is being answered, the answer is still that to the former one. */
export interface ResultsState {
  status: 'idle' | 'loading' | 'stalled' | 'ready' | 'error'
  question: Question
  answer: Answer | undefined
  /** Why the question could not be answered. */
  error?: SearchError
}

/** The results of one page, for `useSyncExternalStore`. */
export interface ResultsStore {
  getState(): ResultsState
  subscribe(listener: () => void): () => void
  /** Answers a question, at once when it was answered before. */
  ask(question: Question): void
  /** Loads the next page of hits. */
  loadMore(): void
  /** Tries again what failed. */
  retry(): void
}

interface StoreOptions {
  loadClient(): Promise<SearchClient>
  buildRequest(question: Question, page: number): SearchRequest
  /** After how many milliseconds a search counts as stalled. */
  stallThreshold?: number
}

/** The state before anything is asked. */
const idleState: ResultsState = { status: 'idle', question: { query: '', version: undefined }, answer: undefined }

const maxAnswers = 50

/** A store that asks a search client; an answer that comes late never replaces a newer one. */
export function createResultsStore({ loadClient, buildRequest, stallThreshold = 300 }: StoreOptions): ResultsStore {
  let state = idleState
  let turn = 0
  const listeners = new Set<() => void>()
  const answerByKey = new Map<string, Answer>()

  const set = (next: ResultsState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const remember = (answer: Answer) => {
    const [oldest] = answerByKey.keys()
    if (oldest !== undefined && answerByKey.size >= maxAnswers) answerByKey.delete(oldest)
    answerByKey.set(keyOf(answer.question), answer)
  }
  const run = async (question: Question, former?: Answer) => {
    const current = ++turn
    const isCurrent = () => current === turn
    set({ ...state, status: 'loading', question })
    const stall = setTimeout(() => isCurrent() && set({ ...state, status: 'stalled' }), stallThreshold)
    try {
      const answer = await findAnswer(await loadClient(), { question, buildRequest, former })
      remember(answer)
      if (isCurrent()) set({ status: 'ready', question, answer })
    } catch (error) {
      if (isCurrent()) set({ ...state, status: 'error', error: toSearchError(error) })
    } finally {
      clearTimeout(stall)
    }
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(question) {
      const isAsked = keyOf(question) === keyOf(state.question) && state.status !== 'idle'
      if (isAsked) return
      const known = answerByKey.get(keyOf(question))
      if (question.query !== '' && !known) return void run(question)
      turn++
      set(known ? { status: 'ready', question, answer: known } : { ...idleState, question })
    },
    loadMore() {
      if (state.status === 'ready' && state.answer?.nextPage !== undefined) run(state.question, state.answer)
    },
    retry() {
      if (state.status === 'error') run(state.question, isAnswered(state) ? state.answer : undefined)
    },
  }
}

/** Whether the answer that is shown is to the question that is asked. */
export function isAnswered({ question, answer }: ResultsState): boolean {
  return answer !== undefined && keyOf(answer.question) === keyOf(question)
}

interface Search {
  question: Question
  buildRequest: StoreOptions['buildRequest']
  /** The answer to which more hits are to be added. */
  former: Answer | undefined
}

async function findAnswer(client: SearchClient, { question, buildRequest, former }: Search): Promise<Answer> {
  const page = former?.nextPage ?? 0
  const result = await searchOne(client, buildRequest(question, page))
  const hits = [...(former?.hits ?? []), ...result.hits]
  const nextPage = result.page + 1 < result.nbPages ? result.page + 1 : undefined
  const { nbHits: count, pageCount } = result
  const answer = { question, hits, count, pageCount, nextPage, suggestions: [], countElsewhere: 0 }
  if (result.nbHits > 0) return answer
  const elsewhere = question.version === undefined ? undefined : buildRequest({ ...question, version: undefined }, 0)
  return { ...answer, ...(await findAlternatives(client, result, { request: buildRequest(question, 0), elsewhere })) }
}

async function searchOne(client: SearchClient, request: SearchRequest): Promise<SearchResult> {
  const { results } = await client.search({ requests: [request] })
  const [result] = results
  if (!result) throw new Error('The search engine sent no result.')
  return result
}

function keyOf({ query, version }: Question): string {
  return JSON.stringify([query, version])
}
