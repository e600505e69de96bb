import { expect, test } from '@playwright/test'
import { siteConfigSchema } from '@/lib/site/config'
import { buildPageTools } from './page-metadata'

const config = siteConfigSchema.parse({
  title: 'Bench',
  url: 'https://docs.example.org',
  baseUrl: '/sub/',
  reportUrl: 'https://example.org/new?title=Mistake%20in%20{title}&body={url}%0A{section}',
})
const page = { permalink: '/help/phase', title: 'Phase & {more}' }

test('builds a report address with the page and a placeholder for the section, or none if the site takes no reports', () => {
  const report = new URL(buildPageTools(page, config).report ?? '')
  expect(report.searchParams.get('title')).toBe('Mistake in Phase & {more}')
  expect(report.searchParams.get('body')).toBe('https://docs.example.org/sub/help/phase/\n{section}')
  expect(buildPageTools(page, siteConfigSchema.parse({})).report).toBeUndefined()
})

test('asks readers whether a page helped only if page views are counted', () => {
  const analytics = { src: 'https://stats.example.org/script.js', websiteId: 'a' }
  expect(buildPageTools(page, config).asksWhetherHelpful).toBe(false)
  expect(buildPageTools(page, { ...config, analytics }).asksWhetherHelpful).toBe(true)
})
