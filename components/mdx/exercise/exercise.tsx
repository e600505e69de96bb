import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './exercise.module.css'

interface ExerciseProps {
  /** The right choice, the number, or the right words, alternatives separated by `|`. */
  answer?: string
  /** Choices, separated by `|`; without them the reader types the answer. */
  choices?: string
  /** Allowed difference of a typed number. */
  tolerance?: string
  /** Shown after the field. */
  unit?: string
  /** The question, a line `---`, the explanation of the answer, and mistakes. */
  children?: ReactNode
}

interface MistakeProps {
  /** The wrong answer. */
  answer?: string
  /** What it comes from, in a sentence. */
  children?: ReactNode
}

/**
 * A question with an answer to type or choose (`exercise.browser.ts`). Without scripts readers see the choices, and can open the
 * answer.
 */
export function Exercise({ answer = '', choices, tolerance = '0', unit, children }: ExerciseProps) {
  const { question, reason, mistakes } = splitAtRule(children)
  const [right = ''] = splitAlternatives(answer)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make the choices a group in a group of form fields.
    <div
      role="group"
      className={styles.exercise}
      aria-labelledby={id}
      data-part=""
      data-exercise={choices === undefined ? answer : right}
      data-tolerance={tolerance}
      data-unit={unit}
    >
      <p className={styles.title} id={id}>
        <Icon name="edit" />
        {t('exercise')}
      </p>
      <div className={`ui-flow ${styles.question}`}>{question}</div>
      <form className={styles.form} data-unit={unit}>
        {choices === undefined ? <Field unit={unit} /> : <Choices choices={splitAlternatives(choices)} name={id} />}
        <button className="ui-action" type="submit" disabled data-needs-js="" data-chrome="">
          {t('checkAnswer')}
        </button>
        <div className={`ui-flow ${styles.verdict}`} role="status" data-chrome="" />
      </form>
      <details className={`ui-flow ${styles.reason}`}>
        <summary>{t('showAnswer')}</summary>
        <p>
          <strong>
            {right}
            {unit && ` ${unit}`}
          </strong>
        </p>
        {reason}
        {mistakes.length > 0 && <Mistakes mistakes={mistakes} unit={unit} />}
      </details>
    </div>
  )
}

/** A typical wrong answer; its exercise shows it. */
export function Mistake({ children }: MistakeProps) {
  return children
}

/** The wrong answers with what they come from, which `exercise.browser.ts` shows to readers who give one. */
function Mistakes({ mistakes, unit }: { mistakes: MistakeProps[]; unit: string | undefined }) {
  return (
    <>
      <p className={styles.mistakes}>{t('typicalMistakes')}</p>
      <ul>
        {mistakes.map(({ answer, children }) => (
          <li key={answer} data-mistake={answer}>
            <strong>
              {answer}
              {unit && ` ${unit}`}:
            </strong>{' '}
            <div className={styles.mistake}>{children}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Field({ unit }: { unit: string | undefined }) {
  return (
    <label className={styles.field} data-needs-js="" data-chrome="">
      <span className="visually-hidden">{t('yourAnswer')}</span>
      <input
        className="ui-field"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        size={10}
        disabled
      />
      {unit}
    </label>
  )
}

function Choices({ choices, name }: { choices: string[]; name: string }) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t('yourAnswer')}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input type="radio" name={name} value={choice} />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}

function splitAlternatives(text: string): string[] {
  return text.split('|').map((part) => part.trim())
}

/** Splits children at the first horizontal rule, and takes out the mistakes. */
function splitAtRule(children: ReactNode): Record<'question' | 'reason', ReactNode[]> & { mistakes: MistakeProps[] } {
  const all = Children.toArray(children)
  const mistakes = all.filter(isMistake).map(({ props }) => props)
  const others = all.filter((child) => !isMistake(child))
  const rule = others.findIndex((child) => isValidElement(child) && child.type === 'hr')
  const end = rule < 0 ? others.length : rule
  return { question: others.slice(0, end), reason: others.slice(end + 1), mistakes }
}

function isMistake(child: ReactNode): child is ReactElement<MistakeProps> {
  return isValidElement(child) && child.type === Mistake
}
