import { expect, test } from '@playwright/test'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { writeFolder } from '@/tests/write-folder'

const { CONTENT_DIR, OUT_DIR } = process.env

test.afterEach(() => {
  for (const [name, value] of Object.entries({ CONTENT_DIR, OUT_DIR })) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  for (const name of ['SITE_BASE_URL', 'LOCALE']) delete process.env[name]
})

/** Loads `next.config.mjs` as Next does. */
async function loadNextConfig(phase: string) {
  const { default: nextConfig } = await import(`${process.cwd()}/next.config.mjs`)
  const config = await nextConfig(phase)
  return { ...config, settings: JSON.parse(config.env.SITE_SETTINGS), texts: JSON.parse(config.env.SITE_TEXTS) }
}

test('reads the settings of Next from the site', async () => {
  const settings = 'baseUrl: /sub/\ntrailingSlash: false\nlocale: fr\n'
  process.env.CONTENT_DIR = await writeFolder('content', { 'site.yaml': settings })
  process.env.OUT_DIR = 'out/here'
  expect(await loadNextConfig(PHASE_PRODUCTION_BUILD)).toMatchObject({
    basePath: '/sub',
    trailingSlash: false,
    output: 'export',
    distDir: 'out/here',
    settings: { basePath: '/sub' },
    texts: { locale: 'fr', templates: { footer: 'Pied de page' } },
  })
})

test('reads the base path of the environment and of a translation', async () => {
  process.env.CONTENT_DIR = 'tests/fixtures/a-site-with-every-kind-of-page'
  Object.assign(process.env, { SITE_BASE_URL: '/fork/', LOCALE: 'fr' })
  const config = await loadNextConfig(PHASE_DEVELOPMENT_SERVER)
  expect(config).toMatchObject({ basePath: '/fork/fr', texts: { locale: 'fr' } })
  expect(config).not.toHaveProperty('output')
})

test('names the complete command once when Next is started directly', async () => {
  const warnings: string[] = []
  const { warn } = console
  console.warn = (line) => warnings.push(line)
  try {
    await loadNextConfig(PHASE_PRODUCTION_BUILD)
    await loadNextConfig(PHASE_PRODUCTION_BUILD)
    delete process.env.LOCALE
    await loadNextConfig(PHASE_DEVELOPMENT_SERVER)
    process.env.LOCALE = ''
    await loadNextConfig(PHASE_PRODUCTION_BUILD)
  } finally {
    console.warn = warn
  }
  expect(warnings).toEqual([expect.stringContaining('"npm run build"'), expect.stringContaining('"npm run dev"')])
})
