import type { TocLine } from '@/components/ui/toc'
import { t } from '@/lib/site/text'
import styles from './term-list.module.css'

/** The row above the terms of a glossary: its letters, a filter, and a checkbox that shows where terms are used; `<TermList toc={toc} />`. */
export function TermList({ toc = [] }: { toc?: TocLine[] }) {
  return (
    <nav className={styles.terms} aria-label={t('termLetters')} data-chrome="" data-part="" data-terms="">
      <input
        className="ui-field"
        type="search"
        placeholder={t('termFilter')}
        aria-label={t('termFilter')}
        autoComplete="off"
        data-needs-js=""
      />
      <label data-needs-js="">
        <input type="checkbox" /> {t('termUses')}
      </label>
      <p role="status" />
      <ul>
        {toc
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
