import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatHref } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import { LoadFailure } from './load-failure'
import styles from './search-page.module.css'
import type { SearchPageSettings } from './search-settings'

interface SearchPageProps {
  settings: SearchPageSettings
  /** Shown before the first query, and without JavaScript. */
  children: ReactNode
}

/** The page of full results; search-page.browser.ts answers the query in the address. */
export function SearchPage({ settings, children }: SearchPageProps) {
  return (
    <main id="main" tabIndex={-1} className={`ui-page ${styles.page}`} data-search-page={JSON.stringify(settings)}>
      <h1 className={styles.heading}>{t('searchTitle')}</h1>
      <noscript>
        <p className={styles.lead}>{t('searchNeedsJavaScript')}</p>
      </noscript>
      <SearchForm versions={settings.versions} />
      <LoadFailure />
      <div data-search-results="" />
      <div data-search-start="">
        <p className={styles.lead} data-needs-js="">
          {t('searchHint')}
        </p>
        {children}
      </div>
    </main>
  )
}

/** The query and the version to search; before the scripts have loaded, it requests the page with the query. */
function SearchForm({ versions }: Pick<SearchPageSettings, 'versions'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for many readers' browsers.
    <form role="search" aria-label={t('searchTitle')} className={styles.form} action={formatHref('/search')}>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          className={`ui-field ${styles.input}`}
          type="search"
          name="q"
          aria-label={t('searchTitle')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      {versions.length > 1 && (
        <select className={`ui-field ${styles.select}`} aria-label={t('docsVersion')}>
          <option value="">{t('searchAllVersions')}</option>
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </form>
  )
}
