import path from 'node:path'
import { checkLocales, localizeConfig, readTranslatedSettings } from '@/lib/content/locales/translated-config'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problems } from '@/lib/content/source/problems'
import { fileExists, readText } from '@/lib/content/source/read'
import { validate } from '@/lib/content/source/validate'
import { type Issue, writeFound } from '@/lib/content/source/wording'
import { parseYaml } from '@/lib/content/source/yaml'
import { type SiteConfig, siteConfigSchema } from '@/lib/site/config'
import { defined, isObject } from '@/lib/site/objects'
import type { ConfigSource } from '../reading'
import { readLook } from './look'

/** Reads `site.yml` in a language, in that of the content when none is given; without it every setting has its default. */
export async function readSiteConfig(contentDir: string, problems: Problems, locale?: string): Promise<ConfigSource> {
  const [main, other] = ['site.yml', 'site.yaml'].map((name) => fromWorkingDir(path.join(contentDir, name)))
  const file = other && (await fileExists(other)) ? other : (main ?? '')
  if (file === other && main && (await fileExists(main))) {
    problems.add({ file: main }, `The settings are in ${other}, too.`, 'Keep one of the two files.')
  }
  const text = (await fileExists(file)) ? await readText(file, problems) : ''
  const yaml = await readTranslatedSettings(parseYaml(text, file, problems), locale, problems)
  const wordFound = (issue: Issue, usual: string) => describeIssue(issue, usual, yaml.value)
  const parsed = validate(siteConfigSchema, yaml, { problems, unknownKeys: 'error', wordFound })
  if (parsed.docs.tocMinHeadingLevel > parsed.docs.tocMaxHeadingLevel) {
    const found = '"tocMinHeadingLevel" is above "tocMaxHeadingLevel", so that no table of contents has an entry.'
    problems.add(yaml.spotOf(['docs', 'tocMinHeadingLevel']), found, 'Write a level that is not above the other.')
  }
  const config = {
    ...parsed,
    ...readAddress(process.env, problems),
    analytics: readAnalytics(parsed.analytics, process.env, problems),
  }
  await checkLocales({ config, yaml, wanted: locale }, contentDir, problems)
  const localized = localizeConfig(config, locale)
  const look = await readLook({ config: localized, yaml }, problems)
  return { config: { ...localized, look }, yaml }
}

/** The navbar's items as they are written. */
export function writtenNavbarItems(root: unknown): unknown[] {
  const navbar = isObject(root) ? root.navbar : undefined
  const items = isObject(navbar) ? navbar.items : undefined
  return Array.isArray(items) ? items : []
}

/** A navbar item as a message names it. */
export function showNavbarItem(item: unknown): string {
  return `Navbar item ${JSON.stringify(item)}`
}

/** A problem of a navbar item quotes the item, which may be one of many that look alike. */
function describeIssue(issue: Issue, usual: string, root: unknown): string {
  const [block, list, index, ...inner] = issue.path
  if (block !== 'navbar' || list !== 'items' || typeof index !== 'number') return usual
  const item = writtenNavbarItems(root)[index]
  if (issue.code === 'invalid_union') return `${showNavbarItem(item)} has an unknown type.`
  if (inner.length === 0) return `${showNavbarItem(item)} cannot be rendered.`
  return `${showNavbarItem(item)} cannot be rendered: ${writeFound({ ...issue, path: inner }, item)}`
}

/** The address of a fork or a preview, from the environment. */
export function readAddress(
  env: Record<string, string | undefined>,
  problems: Problems,
): Partial<Pick<SiteConfig, 'url' | 'baseUrl'>> {
  const { url, baseUrl } = siteConfigSchema.shape
  const read = (name: string, schema: typeof url | typeof baseUrl) => {
    const written = env[name]?.trim()
    if (!written) return undefined
    const { data, error } = schema.safeParse(written)
    if (!error) return data
    problems.add({ file: name }, `${name} is "${written}".`, error.issues[0]?.message ?? '')
    return undefined
  }
  return defined({ url: read('SITE_URL', url), baseUrl: read('SITE_BASE_URL', baseUrl) })
}

/** The variables that switch page views on, and overrule the settings. */
const variables = ['NEXT_PUBLIC_ANALYTICS_SRC', 'NEXT_PUBLIC_ANALYTICS_WEBSITE_ID'] as const

/** Where page views are counted: by the environment, else by the settings. */
export function readAnalytics(
  configured: SiteConfig['analytics'],
  env: Record<string, string | undefined>,
  problems: Problems,
): SiteConfig['analytics'] {
  // A variable that is empty counts as not set: that is how a CI system hands on one that it does not know.
  const [src = '', websiteId = ''] = variables.map((name) => env[name]?.trim())
  if (!src && !websiteId) return configured
  const [missing] = variables.filter((name) => !env[name]?.trim())
  if (missing) {
    const found = `${missing} is not set, but the other variable of the page views is.`
    problems.add({ file: missing }, found, 'Set both to count page views, or none.')
    return undefined
  }
  if (URL.canParse(src) && /^https?:$/.test(new URL(src).protocol)) return { src, websiteId }
  const found = `NEXT_PUBLIC_ANALYTICS_SRC is "${src}", which is not a valid URL.`
  const fix = 'Write the address of the script, such as "https://stats.example.org/script.js".'
  problems.add({ file: variables[0] }, found, fix)
  return undefined
}
