import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { PageTop } from '@/components/reading/page-top'
import tickCards from '@/components/ui/tick-cards.module.css'
import type { CategoryPage, Edition, TagListPage, TagPage } from '@/lib/content/page'
import { basePath } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import styles from './listing.module.css'
import { Pager, VersionNotice } from './page-frame'

/** A category's generated page: one card for each page below it. */
export function CategoryIndex({ page }: { page: CategoryPage }) {
  // A card without a picture among others is as wide as the page.
  const hasPictures = page.cards.some(({ pictures }) => pictures)
  return (
    <Listing page={page} top={<PageTop page={page} />}>
      <ul className={`${tickCards.cards} ${styles.cards}`} data-pictures={hasPictures || undefined}>
        {page.cards.map((card) => (
          <li key={card.permalink} lang={card.lang}>
            <Link className={styles.card} href={card.permalink}>
              {card.pictures && <Pictures sources={card.pictures} />}
              <span className={styles.cardTitle}>{card.title}</span>
              {card.chips && (
                <span className={styles.chips}>
                  {card.chips.map((chip) => (
                    <span key={chip}>{chip}</span>
                  ))}
                </span>
              )}
              {card.description && <span className={styles.cardText}>{card.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} />
    </Listing>
  )
}

/** Decoration: the title names the page. */
export function Pictures({ sources }: { sources: string[] }) {
  return sources.map((source, index) => (
    // biome-ignore lint/performance/noImgElement: an export has no server that could resize it.
    <img
      key={source}
      className={styles.picture}
      src={`${basePath}${source}`}
      alt=""
      width={320}
      height={192}
      loading="lazy"
      data-only={sources.length === 1 ? undefined : index === 0 ? 'light' : 'dark'}
    />
  ))
}

/** All tags of the docs with the number of their pages. */
export function TagList({ page }: { page: TagListPage }) {
  return (
    <Listing page={{ title: page.title, edition: page.edition }}>
      <ul className={styles.docs}>
        {page.tags.map((tag) => (
          <li key={tag.permalink}>
            <h2>
              <Link href={tag.permalink} rel="tag">
                {tag.label} <span className={styles.count}>{tag.count}</span>
              </Link>
            </h2>
            {tag.description && <p>{tag.description}</p>}
          </li>
        ))}
      </ul>
    </Listing>
  )
}

/** The docs with one tag. */
export function TagDocs({ page }: { page: TagPage }) {
  return (
    <Listing page={page}>
      <p>
        <Link href={page.allTagsPermalink}>{t('viewAllTags')}</Link>
      </p>
      <ul className={styles.docs}>
        {page.docs.map((doc) => (
          <li key={doc.permalink} lang={doc.lang}>
            <h2>
              <Link href={doc.permalink}>{doc.title}</Link>
            </h2>
            <p>{doc.description}</p>
          </li>
        ))}
      </ul>
    </Listing>
  )
}

interface ListingProps {
  page: { title: string; description?: string; edition?: Edition }
  top?: ReactNode
  children: ReactNode
}

function Listing({ page: { title, description, edition }, top, children }: ListingProps) {
  return (
    <main id="main" tabIndex={-1} className={`ui-page ${styles.page}`}>
      {top}
      <VersionNotice edition={edition} />
      <h1 className={styles.heading}>{title}</h1>
      {description && <p className={styles.lead}>{description}</p>}
      {children}
    </main>
  )
}
