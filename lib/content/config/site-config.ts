import path from 'node:path'
import type { z } from 'zod'
import { checkLocales, localizeConfig, readTranslatedSettings } from '@/lib/content/locales/translated-config'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { fileExists, readText } from '@/lib/content/source/read'
import { validate } from '@/lib/content/source/validate'
import { type Issue, writeMessage } from '@/lib/content/source/wording'
import { parseYaml } from '@/lib/content/source/yaml'
import { extension } from '@/lib/extension'
import { type SiteConfig, siteConfigSchema, webUrl } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import { isObject } from '@/lib/site/objects'
import type { Problems } from '@/lib/site/problems/problems'
import type { ConfigSource } from '../site-context'
import { readLook } from './look'

/** Reads `site.yml`, in the original language by default; without the file every setting has its default. */
export async function readSiteConfig(contentDir: string, problems: Problems, locale?: string): Promise<ConfigSource> {
  const fileOf = (name: string) => fromWorkingDir(path.join(contentDir, name))
  const file = (await fileExists(fileOf('site.yaml'))) ? fileOf('site.yaml') : fileOf('site.yml')
  const text = (await fileExists(file)) ? readText(file, problems) : ''
  const yaml = await readTranslatedSettings(parseYaml(text, file, problems), locale, problems)
  const wordMessage = (issue: Issue, usual: string) => describeIssue(issue, usual, yaml.value)
  const parsed = validate(siteConfigSchema, yaml, { problems, unknownKeys: 'error', wordMessage, standIn })
  const config = applyEnvironment(parsed, environment.variables, problems)
  await checkLocales({ config, yaml, wanted: locale }, contentDir, problems)
  const localized = localizeConfig(config, locale)
  const look = await readLook({ config: localized, yaml }, problems)
  return { config: { ...localized, look, announcementBar: currentAnnouncement(localized) }, yaml }
}

/** The announcement, unless its last day was before the build. */
function currentAnnouncement({ announcementBar }: SiteConfig): SiteConfig['announcementBar'] {
  const today = environment.buildDate.toISOString().slice(0, 10)
  return announcementBar?.until !== undefined && announcementBar.until < today ? undefined : announcementBar
}

/** The unparsed navbar items. */
export function writtenNavbarItems(root: unknown): unknown[] {
  const navbar = isObject(root) ? root.navbar : undefined
  const items = isObject(navbar) ? navbar.items : undefined
  return Array.isArray(items) ? items : []
}

/** A navbar item in messages. */
export function showNavbarItem(item: unknown): string {
  return `Navbar item ${JSON.stringify(item)}`
}

/** Keeps the places of the other items of the navbar, with which their problems are reported. */
function standIn([block, list, index, ...inner]: PropertyKey[]): unknown {
  const isItem = block === 'navbar' && list === 'items' && index !== undefined && inner.length === 0
  return isItem ? { type: 'separator' } : undefined
}

/** Problems of a navbar item quote the item, to tell it from similar ones. */
function describeIssue(issue: Issue, usual: string, root: unknown): string {
  const [block, list, index, ...inner] = issue.path
  if (block !== 'navbar' || list !== 'items' || typeof index !== 'number') return usual
  const item = writtenNavbarItems(root)[index]
  if (issue.code === 'invalid_union') return `${showNavbarItem(item)} has an unknown type.`
  if (inner.length === 0) return `${showNavbarItem(item)} cannot be rendered.`
  return `${showNavbarItem(item)} cannot be rendered: ${writeMessage({ ...issue, path: inner }, item)}`
}

/** Settings with those of the environment: the address of a fork or a preview, and the page view counter. */
export function applyEnvironment(
  config: SiteConfig,
  env: Record<string, string | undefined>,
  problems: Problems,
): SiteConfig {
  const { url, baseUrl } = siteConfigSchema.shape
  // CI systems pass unset variables as empty ones.
  const find = (name: string) => env[name]?.trim() || undefined
  const reportVariable = (name: string, value: string, hint = '') =>
    problems.add({ file: name }, 'invalid-variable', { name, value, hint })
  const read = (name: string, schema: z.ZodType<string>) => {
    const written = find(name)
    if (written === undefined) return undefined
    const { data, error } = schema.safeParse(written)
    if (error) reportVariable(name, written, error.issues[0]?.message)
    return data
  }
  const variables = ['NEXT_PUBLIC_ANALYTICS_SRC', 'NEXT_PUBLIC_ANALYTICS_WEBSITE_ID'] as const
  const [missing, otherMissing] = variables.filter((name) => find(name) === undefined)
  if (missing && !otherMissing) {
    problems.add({ file: missing }, 'half-page-view-counter', { missing })
  }
  const epoch = find('SOURCE_DATE_EPOCH')
  if (epoch && !/^\d+$/.test(epoch)) {
    reportVariable('SOURCE_DATE_EPOCH', epoch, 'Set it to a number of seconds since 1970.')
  }
  for (const [name, check] of Object.entries(extension.variables ?? {})) {
    const value = find(name)
    const hint = value && check(value)
    if (hint) reportVariable(name, value, hint)
  }
  const [src, websiteId] = [read(variables[0], webUrl), find(variables[1])]
  return {
    ...config,
    url: read('SITE_URL', url) ?? config.url,
    baseUrl: read('SITE_BASE_URL', baseUrl) ?? config.baseUrl,
    analytics: src && websiteId ? { src, websiteId } : config.analytics,
  }
}
