import { z } from 'zod'
import { listTree, readText } from '@/lib/content/source/read'
import { text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import { writeNameFix } from '@/lib/content/source/wording'
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
  const translation = parseYaml(await readText(file, problems), file, problems)
  const parsed = validate(labelsSchema, translation, { problems, unknownKeys: 'error' })
  const { labels: _labels, ...written } = isMapping(translation.value) ? translation.value : {}
  const misplaced = shared.filter((key) => Object.hasOwn(written, key))
  for (const key of misplaced) {
    delete written[key]
    const found = `"${key}" is the same in all languages.`
    problems.add(translation.locationOf([key], 'key'), found, 'Write it in the site.yml of the content.')
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
    const found = `The environment variable LOCALE names the language "${wanted}", which the site does not have.`
    problems.add({ file: yaml.file }, found, `Its languages are: ${codes.join(', ')}.`)
  }
  const folders = new Set((await listTree(translationDir(contentDir, '.'))).map((file) => file.split('/')[0] ?? ''))
  for (const { code, isOriginal } of locales) {
    if (isOriginal || folders.has(code)) continue
    const location = yaml.locationOf(['locales', named.indexOf(code), 'code'])
    const found = `The language "${code}" has no folder ${translationDir(contentDir, code)}: all its pages are untranslated.`
    problems.warn(location, found, 'Add the folder, or remove the language.')
  }
  for (const folder of folders) {
    if (codes.includes(folder)) continue
    const found = 'The translations in this folder are not shown: the site does not have the language.'
    const fix = `Add "- code: ${folder}" to "locales" in site.yml, or remove the folder. Its languages are: ${codes.join(', ')}.`
    problems.warn({ file: translationDir(contentDir, folder) }, found, fix)
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
    const found = `No label or title of the settings is "${label}".`
    problems.add(locationOf(['labels', label], 'key'), found, writeNameFix(label, 'labels', available))
  }
  return translated
}
