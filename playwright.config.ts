import { defineConfig } from '@playwright/test'
import { readTexts } from './lib/content/locales/read-texts'
import { formatSettings } from './lib/site/compiled-settings'
import { launchOptions } from './tests/browser/launch-options'

// Unit tests of components find the English texts, as under Next.
process.env.SITE_SETTINGS = formatSettings(
  { baseUrl: '/', trailingSlash: true, offline: false },
  await readTexts('content', 'en'),
)

/** A browser on a busy machine may be late once; what passes the second time is reported as flaky. */
const retries = 1

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // No picture of a failure: one would be taken of each test that passes, too, a tenth of the time. What failed is told as text.
  // What a service worker asks for or answers passes by the routes of a test; tests/e2e/offline.desktop.spec.ts allows it.
  use: { launchOptions: launchOptions(), serviceWorkers: 'block' },
  // A file's name says where its tests run: `.desktop.spec.ts` and `.phone.spec.ts` there alone, `.spec.ts` on both.
  projects: [
    {
      name: 'unit',
      testMatch: [
        '{app,components,figures,lib,scripts}/**/*.test.ts',
        'tests/{browser,prose}/*.test.ts',
        'tests/guides.test.ts',
      ],
    },
    // Some read every page of the site, on whatever machine.
    { name: 'output', timeout: 90_000, testMatch: 'tests/output/*.test.ts' },
    {
      name: 'desktop',
      retries,
      testMatch: 'tests/e2e/**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      retries,
      testMatch: 'tests/e2e/**/*.spec.ts',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
