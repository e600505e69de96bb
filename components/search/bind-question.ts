import type { Question, ResultsStore } from '@/lib/search/results-store'
import { formatQuestion, parseQuestion, trimQuery, type VersionChoice } from './question-url'

/** Milliseconds without typing after which a query is one to come back to. */
const settlingTime = 1500

/** Asks, and keeps the address in step. */
interface Asking {
  /** A settled question keeps its place in the history; while a query is typed, its entry is written over. */
  ask(question: Question, isSettled: boolean): void
  /** Takes over a question that came into the address from elsewhere: a link, or the history. */
  adopt(): void
  stop(): void
}

interface Binding {
  store: ResultsStore
  choice: () => VersionChoice
  input: HTMLInputElement
}

/** Binds the store's question to the address and to the text of the input. */
export function bindQuestion({ store, choice, input }: Binding): Asking {
  let isSettled = false
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = (question: Question) => {
    clearTimeout(pause)
    store.ask(question)
    if (trimQuery(input.value) !== question.query) input.value = question.query
  }
  const ask = (question: Question, settles: boolean) => {
    show(question)
    const search = formatQuestion(question, choice())
    if (search !== location.search) {
      const address = location.pathname + search
      if (isSettled) history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
      isSettled = false
    }
    const settle = () => {
      isSettled = question.query !== ''
    }
    if (settles) settle()
    else pause = setTimeout(settle, settlingTime)
  }
  const take = (question: Question) => {
    show(question)
    isSettled = question.query !== ''
  }

  const question = parseQuestion(location.search, choice())
  // On a slow connection the reader may have typed before this code came.
  const typed = trimQuery(input.value)
  if (question.query === '' && typed !== '') ask({ ...question, query: typed }, false)
  else take(question)
  if (question.query === '' && document.activeElement === document.body) input.focus({ preventScroll: true })

  return {
    ask,
    adopt() {
      const next = parseQuestion(location.search, choice())
      const asked = store.getState().question
      if (next.query !== asked.query || next.version !== asked.version) take(next)
    },
    stop: () => clearTimeout(pause),
  }
}
