import { test } from '@playwright/test'
import { bundleInlineScripts } from '@/lib/build/browser/bundle-browser'
import { type InlineScriptName, readInlineScript } from '@/lib/content/inline-scripts'
import type { InlineSource } from '@/lib/site/inline-settings'

const colorMode = { default: 'light', switch: true, system: false } as const

/** The text of an inline script, as in the pages of a site. */
export async function bundledScript(name: InlineScriptName, settings: Partial<InlineSource> = {}): Promise<string> {
  process.env.ASSET_DIR = test.info().outputPath('assets')
  await bundleInlineScripts({ baseUrl: '/', trailingSlash: true, colorMode, ...settings })
  const text = readInlineScript(name)
  delete process.env.ASSET_DIR
  return text ?? ''
}
