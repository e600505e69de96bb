import { z } from 'zod'
import { listTree, readText } from '@/lib/content/source/read'
import { text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import { parseYaml, type YamlSource } from '@/lib/content/source/yaml'
import type { SiteConfig } from '@/lib/site/config'
import { siteLocales } from '@/lib/site/locale'
import { isMapping } from '@/lib/site/objects'
import type { Problems } from '@/lib/site/problems/problems'
import { findTranslation, translationDir } from './translation'
import { overlayYaml } from './yaml-overlay'

/** Settings that are the same in all languages. */
const shared = ['url', 'baseUrl', 'trailingSlash', 'locale', 'locales', 'checks', 'redirects', 'analytics']

const labelsSchema = z.object({ labels: z.record(z.string(), text).optional() })

/** `site.yml` with its translation, `i18n/<code>/site.yml`. */
export async function readTranslatedSettings(
  original: YamlSource,
  code: string | undefined,
  problems: Problems,
): Promise<YamlSource> {
  const file = await findTranslation(original.file, code)
  if (file === undefined) return original
  const translation = parseYaml(readText(file, problems), file, problems)
  const parsed = validate(labelsSchema, translation, { problems, unknownKeys: 'error' })
  const { labels: _labels, ...written } = isMapping(translation.value) ? translation.value : {}
  const misplaced = shared.filter((key) => Object.hasOwn(written, key))
  for (const key of misplaced) {
    delete written[key]
    problems.add(translation.locationOf([key], 'key'), 'shared-setting', { key })
  }
  const merged = overlayYaml(original, { ...translation, value: written })
  return { ...merged, value: translateLabels(merged.value, translation, parsed.labels ?? {}, problems) }
}

/** The settings of the site in a language, which has its own base path. */
export function localizeConfig(config: SiteConfig, code: string | undefined): SiteConfig {
  const locale = siteLocales(config).find((one) => one.code === code)
  if (!locale || locale.isOriginal) return config
  const translates = { locale: config.locale, baseUrl: config.baseUrl }
  return { ...config, locale: locale.code, baseUrl: locale.baseUrl, translates }
}

/** Reports languages of `site.yml` without a folder, and folders of other languages. */
export async function checkLocales(
  { config, yaml, wanted }: { config: SiteConfig; yaml: YamlSource; wanted: string | undefined },
  contentDir: string,
  problems: Problems,
): Promise<void> {
  const locales = siteLocales(config)
  const codes = locales.map(({ code }) => code)
  const named = config.locales.map(({ code }) => code)
  if (wanted !== undefined && !codes.includes(wanted)) {
    problems.add({ file: yaml.file }, 'unknown-locale', { wanted, codes })
  }
  const folders = new Set((await listTree(translationDir(contentDir, '.'))).map((file) => file.split('/')[0] ?? ''))
  for (const { code, isOriginal } of locales) {
    if (isOriginal || folders.has(code)) continue
    const location = yaml.locationOf(['locales', named.indexOf(code), 'code'])
    problems.add(location, 'language-without-folder', { code, folder: translationDir(contentDir, code) })
  }
  for (const folder of folders) {
    if (codes.includes(folder)) continue
    problems.add({ file: translationDir(contentDir, folder) }, 'folder-without-language', { folder, codes })
  }
}

/** Translates labels and titles by `labels: {Docs: Documentation}`, since list entries have no other key. */
function translateLabels(
  settings: unknown,
  { locationOf }: YamlSource,
  labels: Record<string, string>,
  problems: Problems,
): unknown {
  const available = new Set<string>()
  const translated: unknown = JSON.parse(JSON.stringify(settings ?? {}), (key, value) => {
    if ((key !== 'label' && key !== 'title') || typeof value !== 'string') return value
    available.add(value)
    return Object.hasOwn(labels, value) ? labels[value] : value
  })
  for (const label of Object.keys(labels)) {
    if (available.has(label)) continue
    problems.add(locationOf(['labels', label], 'key'), 'unknown-label', { label, labels: available })
  }
  return translated
}
