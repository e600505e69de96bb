import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { listTree } from '@/lib/content/source/read'

/** The texts of problems, by file. */
async function readTables(): Promise<string[]> {
  const folder = 'lib/site/problems/texts'
  return (await listTree(folder)).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

const codes = (await readTables()).flatMap((text) =>
  Array.from(text.matchAll(/^ {2}'([\w-]+)': \(/gm), ([, code]) => code ?? ''),
)

test('has each code once', () => {
  expect(codes.length).toBeGreaterThan(150)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('has no code that nothing reports', async () => {
  const files = await Promise.all(
    ['lib', 'scripts', 'components', 'figures'].map(async (folder) =>
      (await listTree(folder)).map((name) => `${folder}/${name}`),
    ),
  )
  const programs = files
    .flat()
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('lib/site/problems/'))
  const text = programs.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([])
})
