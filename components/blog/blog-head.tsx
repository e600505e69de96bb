import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './blog-head.module.css'

interface BlogHeadProps {
  page: {
    permalink: string
    title: string
    description: string
    sections: Array<{ title: string; permalink: string }>
    feedHref: string
  }
  /** Replaces title and description. */
  children?: ReactNode
}

/** The top of each list of the blog: title and description, the sections of the blog, and the feed. */
export function BlogHead({ page, children }: BlogHeadProps) {
  const current = findSection(page)
  const currentness = current === page.permalink ? 'page' : 'true'
  return (
    <header>
      {children ?? (
        <>
          <h1>{page.title}</h1>
          {page.description && <p className={styles.lead}>{page.description}</p>}
        </>
      )}
      <nav className={styles.sections} aria-label={t('blogSections')} data-chrome="">
        <ul>
          {page.sections.map(({ title, permalink }) => (
            <li key={permalink}>
              <Link href={permalink} aria-current={permalink === current ? currentness : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <a href={page.feedHref}>
          <Icon name="feed" size={14} />
          {t('subscribe')}
        </a>
      </nav>
    </header>
  )
}

/** Permalink of the section of a page: the longest one that is a prefix of the page's. */
function findSection({ sections, permalink }: BlogHeadProps['page']): string | undefined {
  const above = sections.map((section) => section.permalink).filter((path) => `${permalink}/`.startsWith(`${path}/`))
  return above.sort((a, b) => b.length - a.length)[0]
}
