import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import type { SiteLocale } from '@/lib/site/locale'
import { t } from '@/lib/site/text'
import './message.css'

interface MessagePageProps {
  title: string
  text: string
  children: ReactNode
}

/** A page shown instead of the requested one, with a spectrum that has a baseline and no signals. */
function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <main id="main" tabIndex={-1} className="ui-page message-page" data-page-error="">
      <svg
        className="message-figure"
        viewBox="0 0 240 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M0 30h34l2-2 3 4 2-3 3 1h40l2-3 2 5 3-3 3 1h50l3-2 2 3 3-1h44l2 2 3-4 2 2h37" />
        <path d="M0 44h240M20 44v-4M60 44v-4M100 44v-4M140 44v-4M180 44v-4M220 44v-4" opacity="0.5" />
      </svg>
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
      <div role="status" data-part="" data-nearest-pages="" />
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
