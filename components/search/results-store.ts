import {
  type Hit,
  type SearchClient,
  type SearchError,
  type SearchRequest,
  searchOne,
  toSearchError,
} from '@/lib/search/search-client'
import { type Alternatives, findAlternatives } from './suggestions'

/** A query and where to search. */
export interface Question {
  /** Without spaces around it; empty when there is nothing to search. */
  query: string
  /** Name of the docs version to search; undefined for all. */
  version: string | undefined
}

/** The results loaded so far. */
export interface Answer extends Alternatives {
  question: Question
  hits: Hit[]
  /** Of all hits, whether loaded or not. */
  count: number
  /** Number of pages with hits, if the engine counts them. */
  pageCount?: number
  /** Number of the next page of hits; undefined when all are loaded. */
  nextPage?: number
}

/** What the page shows. While a search runs, the answer remains the previous one. */
export interface ResultsState {
  status: 'idle' | 'loading' | 'stalled' | 'ready' | 'error'
  question: Question
  answer?: Answer
  /** Why the search failed. */
  error?: SearchError
}

interface StoreOptions {
  loadClient(): Promise<SearchClient>
  buildRequest(question: Question, page: number): SearchRequest
  /** Milliseconds after which a search counts as stalled. */
  stallThreshold?: number
}

/** The state of the search page. A late answer never replaces a newer one; previous answers stay in memory. */
export class ResultsStore {
  state: ResultsState = { status: 'idle', question: { query: '', version: undefined } }
  onChange = () => {}
  private turn = 0
  private readonly answers = new Map<string, Answer>()

  constructor(private readonly options: StoreOptions) {}

  /** Answers a question, at once if it was answered before. */
  ask(question: Question): void {
    if (keyOf(question) === keyOf(this.state.question) && this.state.status !== 'idle') return
    const answer = this.answers.get(keyOf(question))
    if (question.query !== '' && !answer) return void this.run(question)
    this.turn += 1
    this.set({ status: answer ? 'ready' : 'idle', question, answer })
  }

  /** Loads the next page of hits. */
  loadMore = (): void => {
    const { status, question, answer } = this.state
    if (status === 'ready' && answer?.nextPage !== undefined) this.run(question, answer)
  }

  /** Repeats a failed search. */
  retry = (): void => {
    const { status, question, answer } = this.state
    if (status === 'error') this.run(question, isAnswered(this.state) ? answer : undefined)
  }

  private set(state: ResultsState): void {
    this.state = state
    this.onChange()
  }

  /** Searches, or adds the next page of hits to a previous answer. */
  private async run(question: Question, former?: Answer): Promise<void> {
    this.turn += 1
    const { turn } = this
    const update = (change: Partial<ResultsState>) => {
      if (turn === this.turn) this.set({ ...this.state, ...change })
    }
    update({ status: 'loading', question, error: undefined })
    const stall = setTimeout(update, this.options.stallThreshold ?? 300, { status: 'stalled' })
    try {
      const answer = await this.findAnswer(question, former)
      this.answers.set(keyOf(question), answer)
      update({ status: 'ready', answer })
    } catch (error) {
      update({ status: 'error', error: toSearchError(error) })
    } finally {
      clearTimeout(stall)
    }
  }

  private async findAnswer(question: Question, former?: Answer): Promise<Answer> {
    const { loadClient, buildRequest } = this.options
    const client = await loadClient()
    const request = buildRequest(question, former?.nextPage ?? 0)
    const result = await searchOne(client, request)
    const { nbHits: count, pageCount, page, nbPages } = result
    const elsewhere = question.version === undefined ? undefined : buildRequest({ ...question, version: undefined }, 0)
    const alternatives =
      count > 0
        ? { suggestions: [], countElsewhere: 0 }
        : await findAlternatives(client, { request, result, elsewhere })
    const hits = [...(former?.hits ?? []), ...result.hits]
    return { question, hits, count, pageCount, nextPage: page + 1 < nbPages ? page + 1 : undefined, ...alternatives }
  }
}

/** Whether the answer is to the current question. */
export function isAnswered({ question, answer }: ResultsState): boolean {
  return answer !== undefined && keyOf(answer.question) === keyOf(question)
}

function keyOf({ query, version }: Question): string {
  return JSON.stringify([query, version])
}
