import { formatBasePath } from './compiled-settings'
import type { SiteConfig } from './config'

/** The settings of the inline scripts. The bundler replaces each value of `inlineSettings`, so that unused code is left out. */
export interface InlineSettings extends Pick<SiteConfig, 'trailingSlash' | 'colorMode'> {
  basePath: string
  /** Id of the announcement; undefined without one that the reader may close. */
  announcementId: string | undefined
  /** The last day of the announcement; undefined if it has none. */
  announcementUntil: string | undefined
  analytics: SiteConfig['analytics']
}

declare global {
  const inlineSettings: InlineSettings
}

/** The part of the site's settings that the inline scripts need. */
export type InlineSource = Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'colorMode'> &
  Partial<Pick<SiteConfig, 'announcementBar' | 'analytics'>>

/** Collects the settings of the inline scripts. */
export function buildInlineSettings(config: InlineSource): InlineSettings {
  const { trailingSlash, colorMode, announcementBar, analytics } = config
  const announcementId = announcementBar?.closeable ? announcementBar.id : undefined
  const announcementUntil = announcementBar?.until
  return { basePath: formatBasePath(config), trailingSlash, colorMode, announcementId, announcementUntil, analytics }
}
