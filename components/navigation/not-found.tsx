import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { extension } from '@/lib/extension'
import type { SiteLocale } from '@/lib/site/locale'
import { t } from '@/lib/site/text'
import './message.css'

interface MessagePageProps {
  title: string
  text: string
  children: ReactNode
}

/** A page shown instead of the requested one, with the drawing of the site, if it has one. */
function MessagePage({ title, text, children }: MessagePageProps) {
  const { notFoundPicture: picture } = extension
  return (
    <main id="main" tabIndex={-1} className="ui-page message-page" data-page-error="">
      {picture && (
        <svg
          className="message-figure"
          viewBox={picture.viewBox}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is part of the site's code.
          dangerouslySetInnerHTML={{ __html: picture.html }}
        />
      )}
      <h1>{title}</h1>
      <p className="message-text">{text}</p>
      {children}
    </main>
  )
}

/** The page for unknown addresses; many hosts show this one page for all languages. */
export function NotFound({ locales }: { locales: SiteLocale[] }) {
  return (
    <MessagePage title={t('notFoundTitle')} text={t('notFoundText')}>
      <p>
        <Link className="ui-action" href="/">
          {t('notFoundHome')}
        </Link>
      </p>
      <div role="status" data-nearest-pages="" />
      {locales.length > 1 && (
        <nav aria-label={t('notFoundLanguages')}>
          <ul className="message-languages">
            {locales.map(({ code, label, baseUrl }) => (
              <li key={code}>
                <a href={baseUrl} lang={code} hrefLang={code}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </MessagePage>
  )
}

/** The page that the service worker shows instead of one it doesn't have; offline.browser.ts lists those it has. */
export function OfflinePage() {
  return (
    <MessagePage title={t('offlineTitle')} text={t('offlinePageText')}>
      <p>
        {/* The target forces a full load: the navigation would treat it as the current page. */}
        {/* biome-ignore lint/a11y/useValidAnchor: the requested address. */}
        <a className="ui-action" href="" target="_self">
          {t('tryAgain')}
        </a>
      </p>
      <div hidden data-at-hand="">
        <h2 className="message-subheading">{t('offlineAtHand')}</h2>
        <ul className="message-list" />
      </div>
    </MessagePage>
  )
}
