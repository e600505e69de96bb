import { Link } from '@/components/navigation/link'
import type { TextPart } from '@/lib/search/marked-text'
import type { ResultPage, ResultSection } from '@/lib/search/result-pages'
import { t } from '@/lib/site/text'
import type { VersionChoice } from './question-url'
import styles from './search-results.module.css'

/** Sections of a page that are shown at once; the others are a click away. */
const mostSections = 3

interface ResultBlockProps {
  page: ResultPage
  versions: VersionChoice['versions']
}

/** A page that matches, with its best sections. */
export function ResultBlock({ page, versions }: ResultBlockProps) {
  const { path, part, title, snippet, sections, tags } = page
  const version = versions.length > 1 ? versions.find(({ name }) => name === page.version) : undefined
  const others = sections.slice(mostSections)
  return (
    <article className={styles.block}>
      <p className={styles.part}>
        {part}
        {version && <span className={styles.version}>{version.label}</span>}
      </p>
      <h2 className={styles.title}>
        <Link href={path}>
          <MarkedText parts={title} />
        </Link>
      </h2>
      {snippet && (
        <p className={styles.snippet}>
          <MarkedText parts={snippet} />
        </p>
      )}
      <SectionList sections={sections.slice(0, mostSections)} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('moreSections', { count: others.length })}</summary>
          <SectionList sections={others} />
        </details>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function SectionList({ sections }: { sections: ResultSection[] }) {
  if (sections.length === 0) return null
  return (
    <ul className={styles.sections}>
      {sections.map(({ path, headings, snippet }) => (
        <li key={path} className={styles.section}>
          <Link href={path} className={styles.sectionLink}>
            {headings.map((heading, level) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a heading's level is what it is known by.
              <span key={level} className={styles.step}>
                <MarkedText parts={heading} />
              </span>
            ))}
          </Link>
          {snippet && (
            <p className={styles.snippet}>
              <MarkedText parts={snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A text of a hit, with its matches marked. */
function MarkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else, and never move.
    return isMatch ? <mark key={index}>{text}</mark> : text
  })
}
