import type { SiteConfig } from '@/lib/site/config'

/**
 * The script that loads the counter of page views after the page, except for readers who ask not to be tracked. The counter
 * watches the history itself, without queries and hashes: searches are private, and typing a query is not a page view.
 */
export function formatAnalyticsScript(analytics: NonNullable<SiteConfig['analytics']>): string {
  const settings = JSON.stringify(analytics).replaceAll('<', '\\u003c')
  return `(${loadCounter.toString()})(${settings})`
}

// Shipped as text: it may use nothing from outside its own body.
function loadCounter({ src, websiteId }: NonNullable<SiteConfig['analytics']>) {
  const reader = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (reader.doNotTrack === '1' || reader.globalPrivacyControl === true) return
  addEventListener('load', () => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.dataset.websiteId = websiteId
    script.dataset.doNotTrack = 'true'
    script.dataset.excludeSearch = 'true'
    script.dataset.excludeHash = 'true'
    document.head.append(script)
  })
}
