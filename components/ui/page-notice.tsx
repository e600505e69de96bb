import type { ReactNode } from 'react'
import { formatLanguage, type TextLanguage } from '@/lib/site/locale'
import { locale, t } from '@/lib/site/text'
import { Icon } from './icon'
import styles from './page-notice.module.css'

interface PageNoticeProps {
  page: {
    unlisted: boolean
    draft?: true
    /** The language of the text, if it differs from the site's. */
    language?: TextLanguage
    outdated?: true
  }
}

/** Notices about a page that is a draft, unlisted, not translated, or translated from an older text. */
export function PageNotice({ page }: PageNoticeProps) {
  const { draft, unlisted, language, outdated } = page
  return (
    <>
      {draft && <Notice title={t('draftTitle')} text={t('draftText')} />}
      {unlisted && !draft && <Notice title={t('unlistedTitle')} text={t('unlistedText')} />}
      {language && (
        <Notice
          title={t('untranslatedTitle')}
          text={t('untranslatedText', { language: formatLanguage(language.code, locale) })}
        />
      )}
      {outdated && <Notice title={t('outdatedTitle')} text={t('outdatedText')} />}
    </>
  )
}

interface NoticeProps {
  title: string
  text: string
  kind?: 'warning' | 'info'
  /** Accessible name. */
  label?: string
  /** A link to more information. */
  children?: ReactNode
}

/** A notice above the text of a page. */
export function Notice({ title, text, kind = 'warning', label, children }: NoticeProps) {
  return (
    <aside className={styles.notice} data-kind={kind} aria-label={label}>
      <p className={styles.title}>
        <Icon name={kind} />
        {title}
      </p>
      <p>{text}</p>
      {children}
    </aside>
  )
}
