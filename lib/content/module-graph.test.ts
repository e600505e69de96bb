import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { rolldown } from 'rolldown'
import { writeFolder } from '@/tests/write-folder'
import { hashFiles, listImported, listProgram } from './module-graph'
import { compilerEntry } from './text-cache'

/** The modules that a bundler puts into the program. */
async function bundle(entry: string): Promise<string[]> {
  const isMarkup = (id: string) =>
    /^\.\/[\w-]+$/.test(id) && existsSync(`components/mdx/${id.slice(2)}/${id.slice(2)}.tsx`)
  const isPackage = (id: string) => !/^(?:\.{0,2}|@)\//.test(id)
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => isPackage(id) || isMarkup(id),
    moduleTypes: { '.css': 'empty' },
  })
  const { output } = await build.generate()
  const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return [...new Set(ids.map((id) => path.relative('', id)))].sort()
}

for (const entry of [compilerEntry, 'scripts/server/dev-process.ts']) {
  test(`finds every module that a bundler finds in ${entry}`, async () => {
    const bundled = await bundle(entry)
    expect(bundled).toEqual(expect.arrayContaining(['components/mdx/tabs/component.ts', 'lib/mdx/compile.ts']))
    expect(listImported(entry)).toEqual(expect.arrayContaining(bundled))
  })
}

const modules = {
  'entry.ts': "import type { Size } from './types'\nimport {\n  first,\n} from './first'\nexport * from './second'\n",
  'first.ts': "export const first = () => import('./third')\n",
  'second.ts': "import './style.css'\nimport path from 'node:path'\nimport { first } from './first'\n",
  'third.ts': '',
  'types.ts': '',
  'style.css': '',
}

test('finds imports of every form, and leaves out types and packages', async () => {
  const folder = await writeFolder('program', modules)
  const names = listImported(`${folder}/entry.ts`).map((file) => path.relative(folder, file))
  expect(names).toEqual(['entry.ts', 'first.ts', 'second.ts', 'style.css', 'third.ts'])
})

test('changes the hash with any imported module', async () => {
  const folder = await writeFolder('program', modules)
  const hashes = new Set([hashFiles(listImported(`${folder}/entry.ts`))])
  for (const name of ['third.ts', 'style.css', 'first.ts']) {
    await writeFile(`${folder}/${name}`, '/* changed */')
    hashes.add(hashFiles(listImported(`${folder}/entry.ts`)))
  }
  expect(hashes.size).toBe(4)
  await writeFile(`${folder}/types.ts`, 'export type Size = number')
  expect(hashes).toContain(hashFiles(listImported(`${folder}/entry.ts`)))
})

test("adds the site's extension to a program, without what it loads on demand", () => {
  const files = listProgram(compilerEntry)
  expect(files).toEqual(expect.arrayContaining(['figures/extension.ts', 'figures/search.ts']))
  expect(files.filter((file) => file.includes('card-picture'))).toEqual([])
})
