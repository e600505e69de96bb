import { expect, test } from '@playwright/test'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import { formatNextSettings } from './next-settings'

test.afterEach(() => {
  for (const name of ['SITE_BASE_URL', 'EXPORT_DIR', 'NEXT_SETTINGS']) delete process.env[name]
})

/** Loads `next.config.mjs` as Next does. */
async function loadNextConfig(phase: string) {
  const { default: nextConfig } = await import(`${process.cwd()}/next.config.mjs`)
  const config = nextConfig(phase)
  return { ...config, settings: JSON.parse(config.env.SITE_SETTINGS), texts: JSON.parse(config.env.SITE_TEXTS) }
}

test('has the settings of the site', async () => {
  const content = await writeFolder('content', { 'site.yaml': 'baseUrl: /sub/\ntrailingSlash: false\nlocale: fr\n' })
  process.env.NEXT_SETTINGS = formatNextSettings(await readRecords(content))
  process.env.EXPORT_DIR = 'out/here'
  expect(await loadNextConfig(PHASE_PRODUCTION_BUILD)).toMatchObject({
    basePath: '/sub',
    trailingSlash: false,
    output: 'export',
    distDir: 'out/here',
    settings: { basePath: '/sub' },
    texts: { locale: 'fr', templates: { footer: 'Pied de page' } },
  })
})

test('has the base path of the environment and of a translation', async () => {
  process.env.SITE_BASE_URL = '/fork/'
  process.env.NEXT_SETTINGS = formatNextSettings(
    await readRecords('tests/fixtures/a-site-with-every-kind-of-page', 'fr'),
  )
  const config = await loadNextConfig(PHASE_DEVELOPMENT_SERVER)
  expect(config).toMatchObject({ basePath: '/fork/fr', texts: { locale: 'fr' } })
  expect(config).not.toHaveProperty('output')
})

test('names the commands when Next is started without settings', async () => {
  await expect(loadNextConfig(PHASE_PRODUCTION_BUILD)).rejects.toThrow('use "npm run build" or "npm run dev"')
})
