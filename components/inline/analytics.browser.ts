// Loads the counter of page views after the page, except for readers who ask not to be tracked. The counter watches the history
// itself, without queries and hashes: searches are private, and typing a query is not a page view.

const { analytics } = inlineSettings
const reader = navigator as Navigator & { globalPrivacyControl?: boolean }
if (analytics && reader.doNotTrack !== '1' && reader.globalPrivacyControl !== true) {
  addEventListener('load', () => {
    const script = document.createElement('script')
    script.src = analytics.src
    script.async = true
    script.dataset.websiteId = analytics.websiteId
    script.dataset.doNotTrack = 'true'
    script.dataset.excludeSearch = 'true'
    script.dataset.excludeHash = 'true'
    document.head.append(script)
  })
}
