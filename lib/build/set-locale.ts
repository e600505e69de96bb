import { assetDir } from '@/lib/content/links/assets'
import type { SiteLocale } from '@/lib/site/locale'

type Locale = Pick<SiteLocale, 'code' | 'isOriginal'>

let originalAssets: string | undefined

/** The folder of the pictures and files of the pages in one language. */
export function localeAssetDir({ code, isOriginal }: Locale): string {
  originalAssets ??= assetDir()
  return isOriginal ? originalAssets : `${originalAssets}-${code}`
}

/** From now on this process, and those that it starts, read the site in one of its languages. */
export function setLocale(locale: Locale): void {
  setVariable('LOCALE', locale.isOriginal ? undefined : locale.code)
  setVariable('ASSET_DIR', localeAssetDir(locale))
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
