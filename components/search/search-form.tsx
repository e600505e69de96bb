import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Question } from '@/lib/search/results-store'
import { t } from '@/lib/site/text'
import { trimQuery, type VersionChoice } from './question-url'
import styles from './search-page.module.css'

/** Milliseconds between the last key and the search. */
const typingTime = 150

interface SearchFormProps {
  input: RefObject<HTMLInputElement | null>
  choice: VersionChoice
  question: Question
  onAsk: (question: Question, isSettled: boolean) => void
}

/**
 * The query and the version to search in. React does not own the input's text: what is being composed with an input
 * method, or was typed before hydration, stays as it is.
 */
export function SearchForm({ input, choice, question, onAsk }: SearchFormProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const askTyped = (isSettled: boolean) => {
    clearTimeout(pause.current)
    onAsk({ query: trimQuery(input.current?.value ?? ''), version: question.version }, isSettled)
  }
  const askSoon = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => askTyped(false), typingTime)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for many readers' browsers.
    <form
      role="search"
      aria-label={t('searchTitle')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        askTyped(true)
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          aria-label={t('searchTitle')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={(event) => {
            if (!(event.nativeEvent as InputEvent).isComposing) askSoon()
          }}
          onCompositionStart={() => clearTimeout(pause.current)}
          onCompositionEnd={askSoon}
        />
      </div>
      {choice.versions.length > 1 && (
        <select
          className={styles.select}
          aria-label={t('docsVersion')}
          value={question.version ?? ''}
          onChange={(event) =>
            onAsk({ query: trimQuery(input.current?.value ?? ''), version: event.target.value || undefined }, true)
          }
        >
          <option value="">{t('searchAllVersions')}</option>
          {choice.versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </form>
  )
}
