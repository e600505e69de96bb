import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'

const settings = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./*'] } }, include: ['**/*.ts'] })
const modules = {
  'tsconfig.json': settings,
  'entry.ts': "import { word } from '@/lib/first'\nconsole.log(word)\n",
  'lib/first.ts': "export * from '@/lib/second'\n",
  'lib/second.ts': "export const word = 'found'\n",
}

/** Bundles a project in a folder of this name; returns the error, or what the bundle prints. */
async function bundle(name: string, files: Record<string, string>): Promise<string> {
  const folder = await writeFolder(name, files)
  const address = (file: string) => JSON.stringify(pathToFileURL(path.resolve(file)).href)
  const code = `
    import { rolldown } from ${address('node_modules/rolldown/dist/index.mjs')}
    import { moduleOptions } from ${address('lib/build/browser/module-options.ts')}
    const build = await rolldown({ input: 'entry.ts', ...moduleOptions })
    const { output } = await build.generate({ format: 'iife' })
    eval(output[0].code)`
  const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', loader, '--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout + stderr
}

for (const name of ['docs', 'docs #1', 'docs [old]', '50% {a,b}', "it's (ü)"]) {
  test(`finds the modules of a project in a folder "${name}"`, async () => {
    expect(await bundle(name, modules)).toBe('found\n')
  })
}

test('refuses a missing module, also one that is imported on demand', async () => {
  for (const missing of ["import '@/lib/third'", "import('./third')", "import 'no-such-package'"])
    expect(await bundle('docs', { ...modules, 'entry.ts': missing })).toMatch(/Error: .*Could not resolve/s)
})
