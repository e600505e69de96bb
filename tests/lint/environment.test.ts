import { expect, test } from '@playwright/test'
import { findRefused } from './lint'

test('refuses to read the environment or the arguments, except for variables that bundlers compile in', () => {
  const refused = [
    "const dir = process.env.CONTENT_DIR ?? 'content'",
    'const { LOCALE } = process.env',
    'spawn(command, { env: { ...process.env, LC_ALL: name } })',
    'const value = process.env[name]',
    "if (process.env.NODE_ENV === 'development') reload()",
    "const isStrict = process.argv.includes('--strict')",
    "import { argv } from 'node:process'",
    "import process from 'process'",
  ]
  const allowed = [
    "const index = process.env.NEXT_PUBLIC_SEARCH_INDEX_NAME || 'docs'",
    'const table = process.env.SITE_TEXTS ? JSON.parse(process.env.SITE_TEXTS) : {}',
    'const folder = process.cwd()',
    "const define = { 'process.env': '\"\"' }",
  ]
  expect(findRefused('environment', [...refused, ...allowed])).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
