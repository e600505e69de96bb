import { useId } from 'react'
import { t } from '@/lib/site/text'
import { Icon } from './icon'
import styles from './toc.module.css'

/** One line of the table of contents. */
export interface TocLine {
  level: number
  id: string
  text: string
}

/**
 * "On this page": a list beside the text from 997 px, else a button in the navbar, by the position that stylesheets give it, that
 * opens the list. `toc.browser.ts` marks the section being read.
 */
export function Toc({ lines }: { lines: TocLine[] }) {
  const listId = useId()
  const topLevel = Math.min(...lines.map((line) => line.level))
  return (
    <nav className={styles.toc} aria-label={t('onThisPage')} data-chrome="" data-toc="">
      <p className={styles.title}>{t('onThisPage')}</p>
      <button type="button" className={styles.bar} aria-expanded={false} aria-controls={listId}>
        <span>{t('onThisPage')}</span>
        <span data-here="" />
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={listId} className={styles.list}>
        {lines.map(({ id, level, text }) => (
          <li key={id} data-depth={level - topLevel}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
