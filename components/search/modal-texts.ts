import type { DocSearchModalProps } from '@docsearch/react'
import { strings } from '@/lib/site/strings'

/** The texts of DocSearch's modal. */
export const modalTexts = {
  searchBox: {
    resetButtonTitle: strings.clearQuery,
    resetButtonAriaLabel: strings.clearQuery,
    cancelButtonText: strings.cancel,
    cancelButtonAriaLabel: strings.cancel,
    searchInputLabel: strings.search,
  },
  startScreen: {
    recentSearchesTitle: strings.recentSearches,
    noRecentSearchesText: strings.noRecentSearches,
    saveRecentSearchButtonTitle: strings.saveSearch,
    removeRecentSearchButtonTitle: strings.removeRecentSearch,
    favoriteSearchesTitle: strings.favoriteSearches,
    removeFavoriteSearchButtonTitle: strings.removeFavoriteSearch,
  },
  footer: {
    selectText: strings.toSelect,
    selectKeyAriaLabel: strings.enterKey,
    navigateText: strings.toNavigate,
    navigateUpKeyAriaLabel: strings.arrowUpKey,
    navigateDownKeyAriaLabel: strings.arrowDownKey,
    closeText: strings.toClose,
    closeKeyAriaLabel: strings.escapeKey,
    searchByText: strings.searchBy,
  },
} satisfies DocSearchModalProps['translations']
