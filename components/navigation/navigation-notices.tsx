import { escapeHtml } from '@/lib/site/escape-html'
import { t } from '@/lib/site/text'

const button = (text: string, attributes = 'class="ui-action"') =>
  `<button type="button" ${attributes}>${escapeHtml(text)}</button>`

const unreachable = `<p>${escapeHtml(t('offlineText'))}</p><p>${escapeHtml(t('unreachableText'))}</p>${button(t('tryAgain'), 'class="ui-action" data-again')}${button(t('stayHere'), 'class="ui-button"')}`

const missingPart = `<div class="ui-popup notice" role="alert" data-load-failed="" data-keep=""><p>${escapeHtml(t('loadFailedText'))}</p>${button(t('reload'))}</div>`

const crash = `<h1>${escapeHtml(t('crashTitle'))}</h1><p class="message-detail"></p>${button(t('tryAgain'))}`

/**
 * Notices of the navigation: the title of the new page, an unreachable page, a missing part of the site, a crash. They stay in
 * the document from page to page.
 */
export function NavigationNotices() {
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-announcer="" data-keep="" />
      <div className="ui-popup notice" role="status" data-chrome="" data-unreachable="" data-keep="" />
      <Template of="unreachable" html={unreachable} />
      <Template of="missing-part" html={missingPart} />
      <Template of="crash" html={crash} />
    </>
  )
}

/** As HTML, because React does not find the children of a template when it hydrates. */
function Template({ of, html }: { of: string; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, escaped.
  return <template data-template={of} data-keep="" dangerouslySetInnerHTML={{ __html: html }} />
}
