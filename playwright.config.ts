import { defineConfig } from '@playwright/test'
import { readTexts } from './lib/content/locales/read-texts'
import { formatSettings } from './lib/site/compiled-settings'
import { formatTexts } from './lib/site/texts'
import { launchOptions } from './tests/browser/launch-options'

// Unit tests of components need settings and English texts, as in the build: of a site below a path, as most forks are.
process.env.SITE_SETTINGS = formatSettings({
  baseUrl: '/sub/',
  trailingSlash: true,
  offline: false,
  newTab: ['https://app.example.org/lab'],
})
process.env.SITE_TEXTS = formatTexts(await readTexts('content', 'en'))

// Sites of tests have no history: reading the one of this repository takes long.
process.env.GIT_CEILING_DIRECTORIES = process.cwd()

export default defineConfig({
  fullyParallel: true,
  // Browser tests mostly wait.
  workers: 4,
  // A busy machine may exceed a timeout once; a test that passes on retry is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Service workers bypass routes; only tests/e2e/offline.desktop.spec.ts allows them.
  // Without motion tests are faster.
  use: {
    launchOptions: launchOptions(),
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  // File names select the projects: `.desktop.spec.ts`, `.phone.spec.ts`, or `.spec.ts` for both.
  projects: [
    {
      name: 'unit',
      // A function that passes only sometimes is wrong.
      retries: 0,
      // The imports of a file are loaded by one worker only.
      fullyParallel: false,
      // These compute: a third worker would only share the two cores, and slow tests that limit CPU time.
      workers: 2,
      testMatch: [
        '{app,components,figures,lib,scripts}/**/*.test.ts',
        'tests/{browser,lint,prose}/*.test.ts',
        'tests/guides.test.ts',
      ],
    },
    // Some read every page of the site.
    { name: 'output', timeout: 90_000, testMatch: 'tests/output/*.test.ts' },
    {
      name: 'desktop',
      testMatch: '{figures,tests/e2e}/**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      // A browser for each worker takes seconds to start.
      workers: 2,
      timeout: 60_000,
      testMatch: 'tests/cross-browser/*.spec.ts',
      use: { browserName },
    })),
    {
      name: 'phone',
      testMatch: '{figures,tests/e2e}/**/*.spec.ts',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
