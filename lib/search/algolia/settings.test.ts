import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/content/source/problems'
import type { Environment } from '@/lib/search/search-client'
import { algolia, parsePushSettings } from './settings'

const complete = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'B1G2GM9NG0',
  NEXT_PUBLIC_ALGOLIA_API_KEY: 'aadef574be1f9252bb48d4ea09b5cfe5',
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
}
const adminKey = '0123456789abcdef0123456789abcdef'

function check(env: Environment): string[] {
  return algolia.checkSettings(env).map(formatProblem)
}

test('all variables, or none, are right', () => {
  expect(check({})).toEqual([])
  expect(check(complete)).toEqual([])
  expect(check({ ...complete, ALGOLIA_ADMIN_KEY: adminKey })).toEqual([])
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_HOSTS: 'https://a.example.org, http://localhost:80/x' })).toEqual([])
  const empty = Object.fromEntries(Object.keys(complete).map((name) => [name, '']))
  expect(check(empty)).toEqual([])
})

test('each variable that is missing or blank is named, with what is allowed', () => {
  expect(check({ NEXT_PUBLIC_ALGOLIA_APP_ID: 'B1G2GM9NG0', NEXT_PUBLIC_ALGOLIA_API_KEY: ' ' })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_API_KEY  error: NEXT_PUBLIC_ALGOLIA_API_KEY is blank, but other variables of the search are. Set NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_API_KEY and NEXT_PUBLIC_ALGOLIA_INDEX_NAME to search with Algolia, or unset them all to search in the browser.',
    'environment variable NEXT_PUBLIC_ALGOLIA_INDEX_NAME  error: NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set, but other variables of the search are. Set NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_API_KEY and NEXT_PUBLIC_ALGOLIA_INDEX_NAME to search with Algolia, or unset them all to search in the browser.',
  ])
  expect(check({ NEXT_PUBLIC_ALGOLIA_HOSTS: 'https://a.example.org' })).toHaveLength(3)
  expect(check({ NEXT_PUBLIC_ALGOLIA_APP_ID: ' ' })).toHaveLength(3)
})

test('values that cannot be right are told without showing a key', () => {
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_APP_ID: 'B1G2.evil.example/' })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_APP_ID  error: NEXT_PUBLIC_ALGOLIA_APP_ID holds a character that it cannot have. Write letters and digits alone, such as "B1G2GM9NG0".',
  ])
  const [problem] = check({ ...complete, NEXT_PUBLIC_ALGOLIA_API_KEY: `${adminKey}\n` })
  expect(problem).toContain('Write the search-only key')
  expect(problem).not.toContain(adminKey)
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_HOSTS: 'search.example.org,ftp://x' })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_HOSTS  error: NEXT_PUBLIC_ALGOLIA_HOSTS names "search.example.org", which is not a valid URL. Write URLs such as https://search.example.org, separated by commas.',
    'environment variable NEXT_PUBLIC_ALGOLIA_HOSTS  error: NEXT_PUBLIC_ALGOLIA_HOSTS names "ftp://x", which is not a valid URL. Write URLs such as https://search.example.org, separated by commas.',
  ])
})

test('the admin key in a public variable, or a public variable for it, stops the build', () => {
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_API_KEY: adminKey, ALGOLIA_ADMIN_KEY: adminKey })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_API_KEY  error: NEXT_PUBLIC_ALGOLIA_API_KEY holds the admin key. Variables of that prefix become part of the site: give it the search-only key, and replace the admin key.',
  ])
  expect(check({ ...complete, NEXT_PUBLIC_ALGOLIA_ADMIN_KEY: adminKey })).toEqual([
    'environment variable NEXT_PUBLIC_ALGOLIA_ADMIN_KEY  error: NEXT_PUBLIC_ALGOLIA_ADMIN_KEY would be published with the site. Rename it to ALGOLIA_ADMIN_KEY.',
  ])
})

test('an upload names each variable that it lacks, and refuses to make the admin key public', () => {
  expect(parsePushSettings({ ALGOLIA_PUSH_HOSTS: 'nowhere' })).toEqual({
    missing: [
      'NEXT_PUBLIC_ALGOLIA_APP_ID is not set: set it to the application id.',
      'NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set: set it to the name of the index.',
      'ALGOLIA_ADMIN_KEY is not set: set it to a key that may write, from the dashboard.',
      'ALGOLIA_PUSH_HOSTS names "nowhere", which is not a valid URL.',
    ],
  })
  const env = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP', NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_ADMIN_KEY: 'key' }
  expect(parsePushSettings(env)).toMatchObject({ settings: { appId: 'APP', indexName: 'docs', adminKey: 'key' } })
  expect(parsePushSettings({ ...env, NEXT_PUBLIC_ALGOLIA_API_KEY: 'key' })).toMatchObject({
    missing: [expect.stringContaining('every reader could change the index')],
  })
})
