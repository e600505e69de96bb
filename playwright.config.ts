import { defineConfig } from '@playwright/test'
import { readTexts } from './lib/content/locales/read-texts'
import { launchOptions } from './tests/browser/launch-options'

/** Set by tests/serve-site.ts. */
const baseURL = process.env.SITE_URL ?? 'http://localhost:3000'

// Unit tests of components find the English texts, as under Next.
process.env.SITE_TEXTS = JSON.stringify(await readTexts('content', 'en'))

export default defineConfig({
  globalSetup: './tests/serve-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { baseURL, launchOptions: launchOptions(), screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'unit',
      testMatch: ['{app,components,lib,scripts}/**/*.test.ts', 'tests/{benchmark,browser,house,prose}/*.test.ts'],
    },
    { name: 'output', testMatch: 'tests/output/*.test.ts' },
    {
      name: 'desktop',
      testMatch: 'tests/e2e/**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'tests/e2e/**/*.spec.ts',
      testIgnore: '**/*.desktop.spec.ts',
      // Where a phone makes no difference.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
