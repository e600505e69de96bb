import { expect, test } from '@playwright/test'
import { type SiteConfig, siteConfigSchema } from '@/lib/site/config'
import { formatProblem, Problems } from '@/lib/site/problems/problems'
import { applyEnvironment } from './site-config'

function read(env: Record<string, string>, analytics?: SiteConfig['analytics']) {
  const problems = new Problems()
  const config = applyEnvironment({ ...siteConfigSchema.parse({}), analytics }, env, problems)
  return { config, problems: problems.all.map(formatProblem) }
}

const configured = { src: 'https://stats.example.org/script.js', websiteId: 'from-settings' }
const both = {
  NEXT_PUBLIC_ANALYTICS_SRC: 'https://other.example.org/script.js',
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: 'from-environment',
}

test('takes the page view counter from the environment, or else from the settings', () => {
  expect(read({})).toMatchObject({ config: { analytics: undefined }, problems: [] })
  expect(read({ NEXT_PUBLIC_ANALYTICS_SRC: '' }, configured).config.analytics).toEqual(configured)
  expect(read(both, configured).config.analytics).toEqual({
    src: 'https://other.example.org/script.js',
    websiteId: 'from-environment',
  })
})

test('reports which of two variables is missing', () => {
  for (const name of Object.keys(both) as Array<keyof typeof both>) {
    expect(read({ ...both, [name]: ' ' }, configured).problems).toEqual([
      `${name}  error: ${name} is not set, but the other variable of the page view counter is. Set both to count page views, or neither.`,
    ])
  }
})

test('refuses an invalid URL', () => {
  const { config, problems } = read({ ...both, NEXT_PUBLIC_ANALYTICS_SRC: 'javascript:alert(1)' })
  expect(config.analytics).toBeUndefined()
  expect(problems).toEqual([
    'NEXT_PUBLIC_ANALYTICS_SRC  error: NEXT_PUBLIC_ANALYTICS_SRC is "javascript:alert(1)". Write a full address that starts with "https://" or "http://".',
  ])
})

test('takes the address of the site from the environment', () => {
  const fork = { url: 'https://fork.example.org', baseUrl: '/nmrium-docs/' }
  expect(read({ SITE_URL: fork.url, SITE_BASE_URL: fork.baseUrl })).toMatchObject({ config: fork, problems: [] })
  const defaults = { url: 'http://localhost:3000', baseUrl: '/' }
  expect(read({ SITE_URL: '', SITE_BASE_URL: ' ' })).toMatchObject({ config: defaults, problems: [] })
  expect(read({ SITE_URL: 'fork.example.org', SITE_BASE_URL: 'docs' })).toMatchObject({
    config: defaults,
    problems: [
      'SITE_URL  error: SITE_URL is "fork.example.org". Write a valid address without a path, such as "https://docs.example.org".',
      'SITE_BASE_URL  error: SITE_BASE_URL is "docs". Start and end it with a slash.',
    ],
  })
})

test('refuses a time of the build that is no number of seconds', () => {
  expect(read({ SOURCE_DATE_EPOCH: '1700000000' }).problems).toEqual([])
  expect(read({ SOURCE_DATE_EPOCH: 'today' }).problems).toEqual([
    'SOURCE_DATE_EPOCH  error: SOURCE_DATE_EPOCH is "today". Set it to a number of seconds since 1970.',
  ])
})
