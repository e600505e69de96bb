import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/content/source/problems'
import { readAnalytics } from './analytics'

const configured = { src: 'https://stats.example.org/script.js', websiteId: 'from-settings' }
const both = {
  NEXT_PUBLIC_ANALYTICS_SRC: 'https://other.example.org/script.js',
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: 'from-environment',
}

test('page views are counted when settings or environment say where, and the environment wins', () => {
  expect(readAnalytics(undefined, {})).toEqual({ analytics: undefined, problems: [] })
  expect(readAnalytics(configured, { NEXT_PUBLIC_ANALYTICS_SRC: '' }).analytics).toEqual(configured)
  expect(readAnalytics(configured, both).analytics).toEqual({
    src: 'https://other.example.org/script.js',
    websiteId: 'from-environment',
  })
})

test('one variable without the other stops the build, which names the missing one', () => {
  for (const name of Object.keys(both) as Array<keyof typeof both>) {
    const { analytics, problems } = readAnalytics(configured, { ...both, [name]: ' ' })
    expect(analytics).toBeUndefined()
    expect(problems.map(formatProblem)).toEqual([
      `${name}  error: ${name} is not set, but the other variable of the page views is. Set both to count page views, or none.`,
    ])
  }
})

test('what is no address is refused', () => {
  const [problem] = readAnalytics(undefined, { ...both, NEXT_PUBLIC_ANALYTICS_SRC: 'javascript:alert(1)' }).problems
  expect(problem?.found).toBe('NEXT_PUBLIC_ANALYTICS_SRC is "javascript:alert(1)", which is no address.')
})
