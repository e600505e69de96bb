import type { DocSearchModalProps } from '@docsearch/react'
import { t } from '@/lib/site/text'

/** The texts of DocSearch's modal. */
export const modalTexts = {
  searchBox: {
    resetButtonTitle: t('clearQuery'),
    resetButtonAriaLabel: t('clearQuery'),
    cancelButtonText: t('cancel'),
    cancelButtonAriaLabel: t('cancel'),
    searchInputLabel: t('search'),
  },
  startScreen: {
    recentSearchesTitle: t('recentSearches'),
    noRecentSearchesText: t('noRecentSearches'),
    saveRecentSearchButtonTitle: t('saveSearch'),
    removeRecentSearchButtonTitle: t('removeRecentSearch'),
    favoriteSearchesTitle: t('favoriteSearches'),
    removeFavoriteSearchButtonTitle: t('removeFavoriteSearch'),
  },
  footer: {
    selectText: t('toSelect'),
    selectKeyAriaLabel: t('enterKey'),
    navigateText: t('toNavigate'),
    navigateUpKeyAriaLabel: t('arrowUpKey'),
    navigateDownKeyAriaLabel: t('arrowDownKey'),
    closeText: t('toClose'),
    closeKeyAriaLabel: t('escapeKey'),
    searchByText: t('searchBy'),
  },
} satisfies DocSearchModalProps['translations']
