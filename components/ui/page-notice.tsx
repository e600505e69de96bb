import { formatLanguage, type TextLanguage } from '@/lib/site/locale'
import { locale, t } from '@/lib/site/text'
import { Icon } from './icon'
import styles from './page-notice.module.css'

interface PageNoticeProps {
  page: {
    unlisted: boolean
    draft?: true
    /** The language of the text, when it is not that of the site. */
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

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <aside className={styles.notice}>
      <p className={styles.title}>
        <Icon name="warning" />
        {title}
      </p>
      <p>{text}</p>
    </aside>
  )
}
