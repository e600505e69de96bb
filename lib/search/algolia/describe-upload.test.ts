import { expect, test } from '@playwright/test'
import { sampleRecord } from '@/tests/search/sample-records'
import { describeUpload } from './describe-upload'
import { buildIndexSettings, buildSynonymHits, toStoredRecord } from './index-settings'
import { createProgress } from './push'
import { parsePushSettings } from './settings'

function describe(text: string): string {
  const page = sampleRecord('Phase')
  const records = [page, { ...page, type: 'content' as const, content: text, url: '/phase/#long' }]
  const settings = buildIndexSettings(records)
  return describeUpload('docs', {
    records: records.map(toStoredRecord),
    settings,
    synonyms: buildSynonymHits([['FT', 'FFT']]),
  })
}

test('a dry run tells what would be sent, and which records are too long', () => {
  const lines = describe('Short').split('\n')
  expect(lines).toContain('Index: docs')
  expect(lines[1]).toMatch(/^Records: 2 \(pages: 1, headings: 0, texts: 1\), \d\.\d kB together$/)
  expect(lines[2]).toMatch(/^Largest record: \/phase\/#long, \d\.\d kB$/)
  expect(lines).toContain('Groups of synonyms: 1')
  expect(lines.at(-1)).toBe('Nothing was sent.')
  expect(lines.join()).not.toContain('Warning')
  expect(describe('é'.repeat(4900))).toMatch(
    /Warning: \/phase\/#long makes a record of 10\.\d kB; Algolia refuses more than 10\.0 kB on some plans\./,
  )
  expect(describeUpload(undefined, { records: [], settings: {}, synonyms: [] })).toContain(
    'Index: NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set',
  )
})

test('languages of the records become those of the index, without regions', () => {
  const records = [sampleRecord('One'), sampleRecord('Two', { language: 'pt-BR' })]
  expect(buildIndexSettings(records).queryLanguages).toEqual(['en', 'pt'])
})

test('progress is a bar in a terminal and lines elsewhere', () => {
  const show = (isTTY: boolean) => {
    const parts: string[] = []
    const onProgress = createProgress({ isTTY, write: (part: string) => parts.push(part) > 0 }, 'records')
    onProgress(500, 1000)
    onProgress(1000, 1000)
    return parts.join('')
  }
  expect(show(false)).toBe('500 of 1,000 records\n1,000 of 1,000 records\n')
  expect(show(true)).toBe(
    `\r${'█'.repeat(15)}${'░'.repeat(15)} 500 of 1,000 records\r${'█'.repeat(30)} 1,000 of 1,000 records\n`,
  )
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
