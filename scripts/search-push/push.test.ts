import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { type AlgoliaServer, startAlgoliaServer } from '@/tests/search/algolia-server'
import { push as runPush } from './push'

const adminRights = ['admin', 'search', 'addObject', 'deleteIndex', 'editSettings']
let server: AlgoliaServer

// Each run of the command reads the content.
test.slow()

test.beforeAll(async () => {
  server = await startAlgoliaServer({ 'admin-key': adminRights, 'rich-key': ['search', 'browse'] })
})
test.afterAll(() => server.close())

interface Outcome {
  exitCode: number
  stdout: string
  stderr: string
}

/** Runs `npm run search:push` on a small site. */
async function push(args: string[], env: Record<string, string>): Promise<Outcome> {
  const command = ['--import', 'tsx', 'scripts/search-push/run.ts', ...args]
  const settings = {
    CONTENT_DIR: 'tests/fixtures/slugs-and-ids-change-addresses',
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
    NEXT_PUBLIC_ALGOLIA_API_KEY: '',
    NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_ADMIN_KEY: 'admin-key',
    ALGOLIA_PUSH_HOSTS: server.url,
  }
  return promisify(execFile)('node', command, { env: { ...process.env, ...settings, ...env } }).then(
    ({ stdout, stderr }) => ({ exitCode: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ exitCode: code, stdout, stderr }),
  )
}

test('uploads the records of the content, or only shows them', async () => {
  const dryRun = await push(['--dry-run'], {})
  expect(dryRun).toMatchObject({ exitCode: 0, stderr: '' })
  expect(dryRun.stdout).toMatch(/^\d+ records of \d+ pages, \d+ groups of synonyms\.\nNothing was sent\.\n$/)
  expect(server.received).toEqual([])

  const upload = await push([], { NEXT_PUBLIC_ALGOLIA_API_KEY: 'rich-key' })
  expect(upload.exitCode).toBe(0)
  expect(upload.stdout).toMatch(/^Replaced the index "docs" of the application "APP" in [\d.]+ s: \d+ records/)
  expect(upload.stderr).toMatch(/^Warning: .+ has more rights than "search", and every reader has it: browse\./)
  const records = [...(server.indices.get('docs')?.records.values() ?? [])]
  expect(dryRun.stdout).toContain(`${records.length} records `)
  expect(records[0]).toMatchObject({ type: 'lvl1', language: 'en', docusaurus_tag: 'docs-default-current' })
})

test('names every missing or dangerous setting', async () => {
  const fail = async (env: Record<string, string>) => {
    const printed: string[] = []
    const { error } = console
    console.error = (text: string) => printed.push(text)
    const unused = () => Promise.reject(new Error('The content was read.'))
    const exitCode = await runPush([], { env, findErrors: unused, readRecords: unused })
    console.error = error
    expect(exitCode).toBe(1)
    return printed.join('\n')
  }
  expect(await fail({ NEXT_PUBLIC_ALGOLIA_APP_ID: ' ', ALGOLIA_PUSH_HOSTS: 'nowhere' })).toBe(
    [
      'NEXT_PUBLIC_ALGOLIA_APP_ID is not set: set it to the application id.',
      'NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set: set it to the name of the index.',
      'ALGOLIA_ADMIN_KEY is not set: set it to a key that may write, from the dashboard.',
      'ALGOLIA_PUSH_HOSTS names "nowhere", which is not a valid URL.',
      'Nothing was sent.',
    ].join('\n'),
  )
  const publicKey = { NEXT_PUBLIC_ALGOLIA_API_KEY: 'key', ALGOLIA_ADMIN_KEY: 'key' }
  expect(await fail(publicKey)).toContain('every reader could change the index')
})

test('fails with a reason after a wrong key, or with an unreachable server', async () => {
  const refused = await push([], { ALGOLIA_ADMIN_KEY: 'wrong-key' })
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain('Algolia refused the key for the application "APP" (403: ')
  expect(refused.stderr).not.toContain('wrong-key')
  const away = await push([], { ALGOLIA_PUSH_HOSTS: 'http://127.0.0.1:9' })
  expect(away.exitCode).toBe(1)
  expect(away.stderr).toContain('No host of the application "APP" answered.')
})
