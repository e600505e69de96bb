import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { listImported } from '@/lib/content/module-graph'
import { writeFolder } from '@/tests/write-folder'
import { environment } from './environment'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const named = Object.values(scripts).flatMap((script) => [...script.matchAll(/\bscripts\/[\w/-]+\.ts/g)].map(String))
const commands = [...named, 'scripts/server/dev-process.ts']
/** They read no content, or only that in the folder of their argument. */
const others = ['scripts/import-docusaurus/run.ts', 'scripts/content/write-schemas.ts']

/** Runs a command in a folder until it prints the text or ends; returns what it printed. */
async function run(script: string, args: string[], files: Record<string, string>, until: RegExp): Promise<string> {
  const [root, cwd] = [process.cwd(), await writeFolder('project', files)]
  const loader = pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href
  const child = spawn(process.execPath, ['--import', loader, path.join(root, script), ...args], {
    cwd,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
      if (until.test(said)) child.kill()
    })
  await once(child, 'close')
  return said
}

/** A value of the environment with other variables. */
function withVariables<Value>(variables: Record<string, string>, get: () => Value): Value {
  const former = { ...process.env }
  Object.assign(process.env, variables)
  try {
    return get()
  } finally {
    process.env = former
  }
}

test('counts an empty variable as not set, as CI systems pass it', () => {
  const names = [
    'CONTENT_DIR',
    'OUT_DIR',
    'ASSET_DIR',
    'GRAPH_DIR',
    'SITE_EXTENSION',
    'LOCALE',
    'KEEP_PREVIOUS',
    'PORT',
    'SOURCE_DATE_EPOCH',
  ]
  const read = () => ({ ...environment, variables: {}, buildDate: environment.buildDate.getUTCFullYear() })
  expect(withVariables(Object.fromEntries(names.map((name) => [name, ' '])), read)).toEqual({
    isDevelopment: false,
    isProduction: false,
    contentDir: 'content',
    outDir: 'out',
    assetDir: '.cache/assets/dev',
    graphDir: '.cache/site/dev',
    extension: 'figures/extension.ts',
    locale: undefined,
    previousDir: undefined,
    port: 3000,
    buildDate: new Date().getUTCFullYear(),
    variables: {},
  })
})

test('takes the year of the build from the clock of a reproducible build', () => {
  const date = withVariables({ SOURCE_DATE_EPOCH: '86400' }, () => environment.buildDate)
  expect(date).toEqual(new Date('1970-01-02'))
})

test('refuses a port that does not exist', () => {
  for (const port of ['eighty', '65536', '-1', '1.5']) {
    expect(() => withVariables({ PORT: port }, () => environment.port)).toThrow(
      `PORT is "${port}". Set it to a number below 65536.`,
    )
  }
})

test('serves the site in the folder, and on the port, of the .env files that built it, at its base path', async () => {
  const files = {
    '.env': 'OUT_DIR=elsewhere\n',
    '.env.production': 'OUT_DIR=finished\nPORT=0\n',
    'finished/index.html': '<h1>Home</h1>',
    'finished/404.html': '<script type="module" src="/fork/assets/site.browser-0a1b2c3d.js"></script>',
  }
  expect(await run('scripts/serve.ts', [], files, /stop with/)).toMatch(/^finished\/ is served on \S+\/fork\/ /)
})

test('takes the settings of the hosted search from .env, but never the admin key', async () => {
  const settings = 'NEXT_PUBLIC_ALGOLIA_APP_ID=TESTAPP\nNEXT_PUBLIC_ALGOLIA_INDEX_NAME=docs\nALGOLIA_ADMIN_KEY=c0ffee\n'
  expect(await run('scripts/search-push/run.ts', [], { '.env': settings }, /$^/)).toBe(
    'ALGOLIA_ADMIN_KEY is not set: set it to a key that may write, from the dashboard.\nNothing was sent.\n',
  )
})

test('every command that reads the content completes its environment in the same place', () => {
  expect(commands.length).toBeGreaterThan(10)
  const readers = commands.filter(
    (script) => !others.includes(script) && listImported(script).includes('lib/content/source/read.ts'),
  )
  expect(readers).toEqual(
    expect.arrayContaining(
      ['build', 'step', 'search-push/run', 'server/dev-process'].map((name) => `scripts/${name}.ts`),
    ),
  )
  for (const script of readers) expect(readFileSync(script, 'utf8'), script).toMatch(/^readEnvironment\('/m)
})
