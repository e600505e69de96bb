import { expect, test } from '@playwright/test'
import { formatProblem, Problems } from '@/lib/content/source/problems'
import { readAddress, readAnalytics } from './site-config'

function read(settings: typeof configured | undefined, env: Record<string, string>) {
  const problems = new Problems()
  return { analytics: readAnalytics(settings, env, problems), problems: problems.all }
}

const configured = { src: 'https://stats.example.org/script.js', websiteId: 'from-settings' }
const both = {
  NEXT_PUBLIC_ANALYTICS_SRC: 'https://other.example.org/script.js',
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: 'from-environment',
}

test('page views are counted when settings or environment say where, and the environment wins', () => {
  expect(read(undefined, {})).toEqual({ analytics: undefined, problems: [] })
  expect(read(configured, { NEXT_PUBLIC_ANALYTICS_SRC: '' }).analytics).toEqual(configured)
  expect(read(configured, both).analytics).toEqual({
    src: 'https://other.example.org/script.js',
    websiteId: 'from-environment',
  })
})

test('one variable without the other stops the build, which names the missing one', () => {
  for (const name of Object.keys(both) as Array<keyof typeof both>) {
    const { analytics, problems } = read(configured, { ...both, [name]: ' ' })
    expect(analytics).toBeUndefined()
    expect(problems.map(formatProblem)).toEqual([
      `${name}  error: ${name} is not set, but the other variable of the page views is. Set both to count page views, or none.`,
    ])
  }
})

test('an invalid URL is refused', () => {
  const [problem] = read(undefined, { ...both, NEXT_PUBLIC_ANALYTICS_SRC: 'javascript:alert(1)' }).problems
  expect(problem?.found).toBe('NEXT_PUBLIC_ANALYTICS_SRC is "javascript:alert(1)", which is not a valid URL.')
})

test('takes the address of the site from the environment', () => {
  const problems = new Problems()
  const read = (env: Record<string, string>) => readAddress(env, problems)
  expect(read({ SITE_URL: 'https://fork.example.org', SITE_BASE_URL: '/nmrium-docs/' })).toEqual({
    url: 'https://fork.example.org',
    baseUrl: '/nmrium-docs/',
  })
  expect(read({ SITE_URL: '', SITE_BASE_URL: ' ' })).toEqual({})
  expect(problems.all).toEqual([])
  expect(read({ SITE_URL: 'fork.example.org', SITE_BASE_URL: 'docs' })).toEqual({})
  expect(problems.all.map(formatProblem)).toEqual([
    'SITE_URL  error: SITE_URL is "fork.example.org". Write a valid address without a path, such as "https://docs.example.org".',
    'SITE_BASE_URL  error: SITE_BASE_URL is "docs". Start and end it with a slash.',
  ])
})
