import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { z } from 'zod'
import { formatJsonSchemas } from './json-schemas'

const schemas = new Map(formatJsonSchemas().map(([file, text]) => [file, text]))

/** Whether a value is valid according to a committed schema. */
function accepts(name: string, value: unknown): boolean {
  const schema = JSON.parse(readFileSync(`.vscode/schemas/${name}.json`, 'utf8'))
  return z.fromJSONSchema(schema).safeParse(value).success
}

for (const [file, text] of schemas) {
  test(`${file} matches the schema of the build (npm run schemas)`, () => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
}

test('lets editors accept what the build accepts', () => {
  const folders = readdirSync('tests/fixtures').filter((name) => !name.startsWith('mistakes'))
  const files = ['content', ...folders.map((name) => `tests/fixtures/${name}`)]
    .map((folder) => `${folder}/site.yml`)
    .filter((file) => existsSync(file))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !accepts('site', parse(readFileSync(file, 'utf8')) ?? {}))).toEqual([])
})

test('lets editors refuse what the build refuses', () => {
  expect(accepts('site', { navbr: {} })).toBe(false)
  expect(accepts('site', { checks: { brokenLinks: 'stop' } })).toBe(false)
  expect(accepts('category', { label: 2024, position: 3 })).toBe(true)
  expect(accepts('category', { position: 'first' })).toBe(false)
  expect(accepts('authors', { ada: { name: 'Ada', page: true } })).toBe(true)
  expect(accepts('authors', { ada: { page: true } })).toBe(false)
  expect(accepts('tags', { nmr: { label: 'NMR', colour: 'teal' } })).toBe(false)
  expect(accepts('doc', { title: 'Phase', draft: 'yes please' })).toBe(false)
})
