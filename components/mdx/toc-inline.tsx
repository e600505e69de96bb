import type { TocLine } from '@/components/ui/toc'
import { t } from '@/lib/site/text'
import styles from './term-list.module.css'

interface TocInlineProps {
  toc?: TocLine[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** A page's table of contents inside its text: `<TOCInline toc={toc} />`. */
export function TocInline({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return <TocList lines={shown} />
}

function TocList({ lines }: { lines: TocLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {groupByParent(lines).map(({ line, below }) => (
        <li key={line.id}>
          <a href={`#${line.id}`}>{line.text}</a>
          <TocList lines={below} />
        </li>
      ))}
    </ul>
  )
}

/** Groups lines with the deeper ones that follow. */
function groupByParent(lines: TocLine[]): Array<{ line: TocLine; below: TocLine[] }> {
  const groups: Array<{ line: TocLine; below: TocLine[] }> = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && line.level > last.line.level) last.below.push(line)
    else groups.push({ line, below: [] })
  }
  return groups
}

/** The row above the terms of a glossary: its letters, a filter, and a button that shows where terms are used; `<TermList toc={toc} />`. */
export function TermList({ toc = [] }: { toc?: TocLine[] }) {
  return (
    <nav className={styles.terms} aria-label={t('termLetters')} data-chrome="" data-terms="">
      <input
        type="search"
        placeholder={t('termFilter')}
        aria-label={t('termFilter')}
        autoComplete="off"
        data-needs-js=""
      />
      <button type="button" aria-pressed={false} data-needs-js="">
        {t('termUses')}
      </button>
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
