import { assetDir } from '@/lib/content/links/assets'
import type { SiteLocale } from '@/lib/site/locale'
import { strings } from '@/lib/site/strings'
import { readDictionary } from './dictionary'

type Locale = Pick<SiteLocale, 'code' | 'isOriginal'>

let originalAssets: string | undefined

/** The folder of the pictures and files of the pages in one language. */
export function localeAssetDir({ code, isOriginal }: Locale): string {
  originalAssets ??= assetDir()
  return isOriginal ? originalAssets : `${originalAssets}-${code}`
}

/** From now on this process, and those that it starts, read the site in one of its languages. */
export async function setLocale(locale: Locale): Promise<void> {
  const { texts, module } = await readDictionary(locale.code)
  Object.assign(strings, texts)
  setVariable('LOCALE', locale.isOriginal ? undefined : locale.code)
  setVariable('NEXT_PUBLIC_LOCALE', locale.code)
  setVariable('STRINGS_MODULE', module)
  setVariable('ASSET_DIR', localeAssetDir(locale))
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
