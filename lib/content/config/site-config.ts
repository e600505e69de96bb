import path from 'node:path'
import { checkLocales, localizeConfig, readTranslatedSettings } from '@/lib/content/locales/translated-config'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { type Issue, writeFound } from '@/lib/content/source/issue-text'
import type { Problems } from '@/lib/content/source/problems'
import { fileExists, readText } from '@/lib/content/source/read'
import { validate } from '@/lib/content/source/validate'
import { parseYaml, type YamlSource } from '@/lib/content/source/yaml'
import { type SiteConfig, siteConfigSchema } from '@/lib/site/config'
import { isObject } from '@/lib/site/objects'
import { readAnalytics } from './analytics'

/** The site's settings with their locations. */
export interface ConfigSource {
  config: SiteConfig
  yaml: YamlSource
}

/** Reads `site.yml`; without it every setting has its default. */
export async function readSiteConfig(contentDir: string, problems: Problems): Promise<ConfigSource> {
  const [main, other] = ['site.yml', 'site.yaml'].map((name) => fromWorkingDir(path.join(contentDir, name)))
  const file = other && (await fileExists(other)) ? other : (main ?? '')
  const text = (await fileExists(file)) ? await readText(file) : ''
  const yaml = await readTranslatedSettings(parseYaml(text, file, problems), problems)
  const wordFound = (issue: Issue, usual: string) => describeIssue(issue, usual, yaml.value)
  const parsed = validate(siteConfigSchema, yaml, { problems, unknownKeys: 'error', wordFound })
  const config = { ...parsed, analytics: readAnalytics(parsed.analytics, process.env, problems) }
  await checkLocales({ config, yaml }, contentDir, problems)
  return { config: localizeConfig(config), yaml }
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
