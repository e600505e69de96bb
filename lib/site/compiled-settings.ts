import type { SiteConfig } from './config'
import type { TextTable } from './texts'

/** Settings compiled into pages and browser scripts. */
interface CompiledSettings {
  /** Path before every site path, such as `/docs`; empty at the root. */
  basePath: string
  trailingSlash: boolean
  /** Whether visited pages are kept for reading offline. */
  offline: boolean
  /** Permalink of the page with all keys of the program. */
  keysPage?: string
  licence?: SiteConfig['licence']
  texts: TextTable
  /** Address of the local search's worker; browser scripts only. */
  searchWorker?: string
}

type Source = Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'offline' | 'keysPage' | 'licence'>

/** The value of `SITE_SETTINGS`, which Next and esbuild write into the code. */
export function formatSettings(config: Source, texts: TextTable, searchWorker?: string): string {
  const { trailingSlash, offline, keysPage, licence } = config
  const { locale, templates } = texts
  const settings: CompiledSettings = {
    ...{ basePath: formatBasePath(config), trailingSlash, offline, keysPage, licence, searchWorker },
    texts: { locale, templates },
  }
  return JSON.stringify(settings)
}

/** The path before every site path, without the slash at the end. */
export function formatBasePath({ baseUrl }: Pick<SiteConfig, 'baseUrl'>): string {
  return baseUrl.replace(/\/$/, '')
}

const defaults: CompiledSettings = {
  basePath: '',
  trailingSlash: true,
  offline: false,
  texts: { locale: 'en', templates: {} },
}

/** The settings of this site. */
export const settings: CompiledSettings = process.env.SITE_SETTINGS ? JSON.parse(process.env.SITE_SETTINGS) : defaults
