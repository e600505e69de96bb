import type { SiteConfig } from './config'

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
  /** Addresses whose links open in a new tab. */
  newTab?: string[]
  /** Address of the local search's worker; browser scripts only. */
  searchWorker?: string
}

type Source = Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'offline' | 'keysPage' | 'licence'> &
  Partial<Pick<SiteConfig, 'newTab'>>

/** The value of `SITE_SETTINGS`, which Next and Rolldown write into the code. */
export function formatSettings(config: Source, searchWorker?: string): string {
  const { trailingSlash, offline, keysPage, licence, newTab } = config
  const basePath = formatBasePath(config)
  return JSON.stringify({
    basePath,
    trailingSlash,
    offline,
    keysPage,
    licence,
    newTab,
    searchWorker,
  } satisfies CompiledSettings)
}

/** The path before every site path, without the slash at the end. */
export function formatBasePath({ baseUrl }: Pick<SiteConfig, 'baseUrl'>): string {
  return baseUrl.replace(/\/$/, '')
}

const defaults: CompiledSettings = { basePath: '', trailingSlash: true, offline: false }

/** The settings of this site. */
export const settings: CompiledSettings = process.env.SITE_SETTINGS ? JSON.parse(process.env.SITE_SETTINGS) : defaults
