import type { BrowserType, LaunchOptions } from '@playwright/test'
import type { Browser, Settings } from './tab'

/** Starts a browser that Playwright drives. */
export async function startPlaywrightBrowser(
  type: BrowserType,
  options: LaunchOptions,
  settings: Settings,
): Promise<Browser> {
  const browser = await type.launch(options)
  const { javaScript = true, reducedMotion, forcedColors } = settings
  return {
    async newTab(siteUrl) {
      const context = await browser.newContext({
        baseURL: siteUrl,
        serviceWorkers: 'allow',
        viewport: { width: 1280, height: 800 },
        javaScriptEnabled: javaScript,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        forcedColors: forcedColors ? 'active' : 'none',
      })
      return Object.assign(await context.newPage(), { close: () => context.close() })
    },
    close: () => browser.close(),
  }
}
