import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
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
}

/** Binds the store's question to the address and to the text of the input. */
export function useQuestion(
  store: ResultsStore,
  choice: VersionChoice,
  input: RefObject<HTMLInputElement | null>,
): Asking {
  const isSettled = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback(
    (question: Question) => {
      clearTimeout(pause.current)
      store.ask(question)
      if (input.current && trimQuery(input.current.value) !== question.query) input.current.value = question.query
    },
    [store, input],
  )

  const ask = useCallback(
    (question: Question, settles: boolean) => {
      show(question)
      const search = formatQuestion(question, choice)
      if (search !== location.search) {
        const address = location.pathname + search
        if (isSettled.current) history.pushState(null, '', address)
        else history.replaceState(null, '', address)
        isSettled.current = false
      }
      const settle = () => {
        isSettled.current = question.query !== ''
      }
      if (settles) settle()
      else pause.current = setTimeout(settle, settlingTime)
    },
    [show, choice],
  )

  const take = useCallback(
    (question: Question) => {
      show(question)
      isSettled.current = question.query !== ''
    },
    [show],
  )

  const adopt = useCallback(() => {
    const question = parseQuestion(location.search, choice)
    const asked = store.getState().question
    if (question.query !== asked.query || question.version !== asked.version) take(question)
  }, [store, choice, take])

  useLayoutEffect(() => {
    const question = parseQuestion(location.search, choice)
    // On a slow connection the reader may have typed before this code came.
    const typed = trimQuery(input.current?.value ?? '')
    if (question.query === '' && typed !== '') ask({ ...question, query: typed }, false)
    else take(question)
    if (question.query === '' && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
    return () => clearTimeout(pause.current)
  }, [choice, input, ask, take])

  return { ask, adopt }
}
