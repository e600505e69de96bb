import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { readSiteConfig } from '@/lib/content/config/site-config'
import { readTexts } from '@/lib/content/locales/read-texts'
import { Problems } from '@/lib/content/source/problems'
import { readSiteFiles } from '@/lib/output/site-files'
import { collectPrefetchHints, collectSegmentData } from '@/lib/site/next-internals'
import { writeFolder } from '@/tests/write-folder'
import { forgetCompiled, readNextOutput, reuseCompiled } from './next-internals'
import { describeNextSite } from './run-next'

function show(text: string, exitCode = 0): string[] {
  const lines: string[] = []
  const output = readNextOutput((line) => lines.push(line.replace(/^(✓ .*?) +\d+\.\d s$/, '$1')))
  for (const line of text.split('\n')) output.read(line)
  output.end(exitCode)
  return lines
}

const good = `▲ Next.js 16.4.5 (Turbopack)
✓ Running next.config.mjs took 116ms
- Experiments (use with caution):
  ⨯ agentUpgrade
  · cpus: 2
 ⚠ No build cache found. Please configure build caching for faster rebuilds. Read more: https://nextjs.org/docs/messages/no-cache

  Creating an optimized production build ...
✓ Compiled successfully in 17.6s
  Skipping validation of types
  Finished TypeScript config validation in 52ms ...
  Collecting page data using 1 worker ...
  Generating static pages using 1 worker (0/92) ...
  Generating static pages using 1 worker (69/92)\u0020
✓ Generating static pages using 1 worker (92/92) in 14.9s
  Finalizing page optimization ...

Route (app)
┌ ○ /_not-found
├   /[[...slug]]
│ ├ ● /
│ └ ● [+55 more paths]
└ ○ /sitemap.xml


○  (Static)  prerendered as static content
●  (SSG)     prerendered as static HTML (uses generateStaticParams)
`

test('a good build by Next is two lines', () => {
  expect(show(good)).toEqual(['✓ Compiling the program', '✓ Writing the pages        92 routes'])
})

test("Next's errors are shown whole", () => {
  const error = [
    'Turbopack build failed with 1 errors:',
    './app/layout.tsx:3:1',
    "Module not found: Can't resolve './gone'",
    '  1 | import x',
    '> 3 | import gone from "./gone"',
    '    | ^^^^',
    ' ⨯ Error: x',
    '    at <unknown> (./app/layout.tsx:3:1)',
  ]
  expect(show(`▲ Next.js 16.4.5 (Turbopack)\n${error.join('\n')}`, 1)).toEqual(error)
})

for (const name of ['site.yml', 'site.yaml']) {
  test(`Next builds the site that ${name} describes`, async () => {
    const folder = await writeFolder('content', { [name]: 'baseUrl: /sub/\ntrailingSlash: false\nlocale: fr\n' })
    const { config } = await readSiteConfig(folder, new Problems())
    const texts = await readTexts(folder, config.locale)
    expect(
      await loadNextConfig(describeNextSite({ config, texts }, { outDir: 'out/here', script: '', buildId: 'b' })),
    ).toMatchObject({
      basePath: '/sub',
      trailingSlash: false,
      output: 'export',
      distDir: 'out/here',
      env: { SITE_TEXTS: JSON.stringify(texts), SITE_BASE_PATH: '/sub', SITE_TRAILING_SLASH: 'false' },
    })
  })
}

for (const [command, fix] of [
  ['build', 'npm run build'],
  ['dev', 'npm run dev'],
]) {
  test(`"next ${command}" by itself refuses, and names the command`, () => {
    const { NEXT_SITE: _, ...env } = process.env
    const args = ['node_modules/next/dist/bin/next', command ?? '']
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 30_000 })
    expect(status).toBe(1)
    expect(stderr).toContain(
      `"next ${command}" alone makes half a site: no pictures, files, feeds or search. Run: ${fix}`,
    )
  })
}

test("pages without React are not cut into parts for Next's router; pages with React are", async () => {
  const site = { basePath: '', trailingSlash: true, env: {}, outDir: 'out/here', buildId: 'b' }
  expect(await loadNextConfig(site)).not.toHaveProperty('turbopack.resolveAlias')
  expect(await loadNextConfig({ ...site, isLight: true })).toHaveProperty('turbopack.resolveAlias', {
    './collect-segment-data': './lib/site/next-internals.ts',
  })
  // The only file of Next's that asks for that module, and what it wants of it.
  const entry = await readFile('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8')
  const [, wanted] = /export \{ ([\w, ]+) \} from '\.\/collect-segment-data'/.exec(entry) ?? []
  expect(wanted).toBe('collectSegmentData, collectPrefetchHints')
  expect(await Promise.all([collectSegmentData(), collectPrefetchHints()])).toEqual([undefined, undefined])
})

async function loadNextConfig(site: object): Promise<object> {
  process.env.NEXT_SITE = JSON.stringify(site)
  try {
    // Next loads the file in the same way.
    const { default: nextConfig } = await import(`${process.cwd()}/next.config.mjs`)
    return nextConfig(PHASE_PRODUCTION_BUILD)
  } finally {
    delete process.env.NEXT_SITE
  }
}

test('the program is compiled again only when it has changed, and when Next cannot go on with what is there', async () => {
  const folder = await writeFolder('next', {})
  const runs: string[] = []
  const build = (program: string, exitCodes: number[] = []) =>
    reuseCompiled({ program, buildId: 'id', folder }, async (args, isCompiled) => {
      runs.push(`${program} ${isCompiled} ${args.join(' ')}`.trim())
      return exitCodes.shift() ?? 0
    })
  const generate = '--experimental-build-mode generate'
  expect(await build('a')).toBe(0)
  expect(await build('a')).toBe(0)
  expect(await build('b')).toBe(0)
  expect(await build('b', [1, 0])).toBe(0)
  expect(await build('b', [1, 1])).toBe(1)
  expect(await build('b')).toBe(0)
  await forgetCompiled(folder)
  expect(await build('b')).toBe(0)
  expect(runs).toEqual([
    'a false',
    `a true ${generate}`,
    'b false',
    ...[`b true ${generate}`, 'b false'],
    ...[`b true ${generate}`, 'b false'],
    ...['b false', 'b false'],
  ])
})

test('what is compiled takes the name of the build that goes on with it, and forgets the pages of the former', async () => {
  const folder = await writeFolder('next', {
    BUILD_ID: 'a',
    'static/a/_ssgManifest.js': '',
    'prerender-manifest.json': '{}',
  })
  const build = (buildId: string) => reuseCompiled({ program: 'p', buildId, folder }, async () => 0)
  await build('a')
  await build('b')
  const files = await readSiteFiles(folder)
  expect(files).toEqual(['/BUILD_ID', '/program.txt', '/static/b/_ssgManifest.js'])
  expect(await readFile(`${folder}/BUILD_ID`, 'utf8')).toBe('b')
})
