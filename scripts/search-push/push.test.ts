import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { type AlgoliaServer, startAlgoliaServer } from '@/tests/search/algolia-server'
import { sampleRecord } from '@/tests/search/sample-records'
import { push } from './push'

const adminRights = ['admin', 'search', 'addObject', 'deleteIndex', 'editSettings']
let server: AlgoliaServer

test.beforeAll(async () => {
  server = await startAlgoliaServer({ 'admin-key': adminRights, 'rich-key': ['search', 'browse'] })
})
test.afterAll(() => server.close())

const settings = () => ({
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_KEY: 'admin-key',
  ALGOLIA_PUSH_HOSTS: server.url,
})

/** Runs the command with two records; returns its exit code and its output. */
async function run(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = []
  const { error, log } = console
  const print = (line: string) => lines.push(line)
  Object.assign(console, { error: print, log: print })
  const readRecords = async () => [sampleRecord('One'), sampleRecord('Two')]
  const exitCode = await push(args, { env, findErrors: async () => '', readRecords })
  Object.assign(console, { error, log })
  return { exitCode, output: lines.join('\n') }
}

test('uploads the records of the content, and warns of a public key with more rights than searching', async () => {
  // The command reads and compiles the content.
  test.slow()
  const folder = test.info().outputPath()
  const content = {
    CONTENT_DIR: 'tests/fixtures/slugs-and-ids-change-addresses',
    GRAPH_DIR: `${folder}/records`,
    ASSET_DIR: `${folder}/assets`,
  }
  const env = { ...process.env, ...settings(), ...content, NEXT_PUBLIC_ALGOLIA_API_KEY: 'rich-key' }
  const { stdout, stderr } = await promisify(execFile)('node', ['--import', 'tsx/esm', 'scripts/search-push/run.ts'], {
    env,
  })
  expect(stderr).toMatch(/^Warning: .+ has more rights than "search", and every reader has it: browse\./)
  const records = [...(server.indices.get('docs')?.records.values() ?? [])]
  expect(stdout).toMatch(/^Replaced the index "docs" of the application "APP" in [\d.]+ s: /)
  expect(stdout).toContain(`${records.length} records of`)
  expect(records[0]).toMatchObject({ type: 'lvl1', language: 'en', docusaurus_tag: 'docs-default-current' })
})

test('sends nothing in a dry run', async () => {
  const { length } = server.received
  const { exitCode, output } = await run(settings(), '--dry-run')
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^2 records of 2 pages, \d+ groups of synonyms\.\nNothing was sent\.$/)
  expect(server.received).toHaveLength(length)
})

test('names every missing or dangerous setting', async () => {
  expect(await run({ NEXT_PUBLIC_ALGOLIA_APP_ID: ' ', ALGOLIA_PUSH_HOSTS: 'nowhere' })).toEqual({
    exitCode: 1,
    output: [
      'NEXT_PUBLIC_ALGOLIA_APP_ID is not set: set it to the application id.',
      'NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set: set it to the name of the index.',
      'ALGOLIA_ADMIN_KEY is not set: set it to a key that may write, from the dashboard.',
      'ALGOLIA_PUSH_HOSTS names "nowhere", which is not a valid URL.',
      'Nothing was sent.',
    ].join('\n'),
  })
  const publicKey = { NEXT_PUBLIC_ALGOLIA_API_KEY: 'key', ALGOLIA_ADMIN_KEY: 'key' }
  expect((await run(publicKey)).output).toContain('every reader could change the index')
})

test('fails with a reason after a wrong key, or with an unreachable server', async () => {
  const refused = await run({ ...settings(), ALGOLIA_ADMIN_KEY: 'wrong-key' })
  expect(refused.exitCode).toBe(1)
  expect(refused.output).toContain('Algolia refused the key for the application "APP" (403: ')
  expect(refused.output).not.toContain('wrong-key')
  const away = await run({ ...settings(), ALGOLIA_PUSH_HOSTS: 'http://127.0.0.1:9' })
  expect(away.exitCode).toBe(1)
  expect(away.output).toContain('No host of the application "APP" answered.')
})
