import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/site/problems/problems'
import { setUpSearch, type Variables } from './set-up-search'

test('gives browser scripts the chosen engine and every public variable, but no other', () => {
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

const complete = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'B1G2GM9NG0',
  NEXT_PUBLIC_ALGOLIA_API_KEY: 'aadef574be1f9252bb48d4ea09b5cfe5',
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
}
const adminKey = '0123456789abcdef0123456789abcdef'

function check(env: Variables): string[] {
  return setUpSearch(env).problems.map(formatProblem)
}

test('accepts all variables, or none', () => {
  expect(check({})).toEqual([])
  expect(check(complete)).toEqual([])
  expect(check({ ...complete, ALGOLIA_ADMIN_KEY: adminKey })).toEqual([])
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_HOSTS: 'https://a.example.org, http://localhost:80/x' })).toEqual([])
  const empty = Object.fromEntries(Object.keys(complete).map((name) => [name, '']))
  expect(check(empty)).toEqual([])
})

test('names each missing or blank variable, and the ways to fix it', () => {
  expect(check({ NEXT_PUBLIC_ALGOLIA_APP_ID: 'B1G2GM9NG0', NEXT_PUBLIC_ALGOLIA_API_KEY: ' ' })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_API_KEY  error: NEXT_PUBLIC_ALGOLIA_API_KEY is blank, but other variables of the search are. Set NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_API_KEY and NEXT_PUBLIC_ALGOLIA_INDEX_NAME to search with Algolia, or unset them all to search in the browser.',
    'environment variable NEXT_PUBLIC_ALGOLIA_INDEX_NAME  error: NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set, but other variables of the search are. Set NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_API_KEY and NEXT_PUBLIC_ALGOLIA_INDEX_NAME to search with Algolia, or unset them all to search in the browser.',
  ])
  expect(check({ NEXT_PUBLIC_ALGOLIA_HOSTS: 'https://a.example.org' })).toHaveLength(3)
  expect(check({ NEXT_PUBLIC_ALGOLIA_APP_ID: ' ' })).toHaveLength(3)
})

test('reports invalid values without showing a key', () => {
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_APP_ID: 'B1G2.evil.example/' })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_APP_ID  error: NEXT_PUBLIC_ALGOLIA_APP_ID has an invalid character. Write only letters and digits, such as "B1G2GM9NG0".',
  ])
  const [problem] = check({ ...complete, NEXT_PUBLIC_ALGOLIA_API_KEY: `${adminKey}\n` })
  expect(problem).toContain('Write the search-only key')
  expect(problem).not.toContain(adminKey)
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_HOSTS: 'search.example.org,ftp://x' })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_HOSTS  error: NEXT_PUBLIC_ALGOLIA_HOSTS names "search.example.org", which is not a valid URL. Write URLs such as https://search.example.org, separated by commas.',
    'environment variable NEXT_PUBLIC_ALGOLIA_HOSTS  error: NEXT_PUBLIC_ALGOLIA_HOSTS names "ftp://x", which is not a valid URL. Write URLs such as https://search.example.org, separated by commas.',
  ])
})

test('reports the admin key in a public variable, and a public variable for it', () => {
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_API_KEY: adminKey, ALGOLIA_ADMIN_KEY: adminKey })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_API_KEY  error: NEXT_PUBLIC_ALGOLIA_API_KEY holds the admin key. Variables of that prefix become part of the site: give it the search-only key, and replace the admin key.',
  ])
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_ADMIN_KEY: adminKey })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_ADMIN_KEY  error: NEXT_PUBLIC_ALGOLIA_ADMIN_KEY would be published with the site. Rename it to ALGOLIA_ADMIN_KEY.',
  ])
})
