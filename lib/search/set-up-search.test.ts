import { expect, test } from '@playwright/test'
import { setUpSearch } from './set-up-search'

test('scripts of the browser get every public variable and the engine that these choose, and no other variable', () => {
  const keys = {
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
    NEXT_PUBLIC_ALGOLIA_API_KEY: 'search-key',
    NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'pages',
  }
  expect(setUpSearch({ ...keys, ALGOLIA_ADMIN_KEY: 'secret', HOME: '/home' }).publicEnv).toEqual({
    ...keys,
    NEXT_PUBLIC_SEARCH_ENGINE: 'algolia',
    NEXT_PUBLIC_SEARCH_INDEX_NAME: 'pages',
  })
  expect(setUpSearch({}).publicEnv).toEqual({
    NEXT_PUBLIC_SEARCH_ENGINE: 'local',
    NEXT_PUBLIC_SEARCH_INDEX_NAME: 'docs',
  })
})
