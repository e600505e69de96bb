import path from 'node:path'
import { parse } from 'yaml'
import { fileExists, readText } from '@/lib/content/source/read'
import { parseYaml } from '@/lib/content/source/yaml'
import { nearestName } from '@/lib/site/nearest-name'
import { isMapping } from '@/lib/site/objects'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { Problems } from '@/lib/site/problems/problems'
import { createTexts, placesOf, type Texts, type TextTemplate } from '@/lib/site/texts'
import { translationDir } from './translation'

type Templates = Record<string, TextTemplate>

const engineDir = 'lib/site/texts'

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Reads the interface texts of a language: those of `strings.yml`, then the engine's, then English ones. */
export async function readTexts(contentDir: string, locale: string, problems = new Problems()): Promise<Texts> {
  const english = await readEngineTexts('en')
  const [language = locale] = locale.split('-')
  const own = { ...(await readEngineTexts(language)), ...(locale !== language && (await readEngineTexts(locale))) }
  const file = path.posix.join(translationDir(contentDir, locale), 'strings.yml')
  return createTexts({ locale, templates: { ...english, ...own, ...(await readStringsFile(file, english, problems)) } })
}

/** Parsed texts of the engine, by content of the file. */
const parsedTexts = new Map<string, Templates>()

async function readEngineTexts(code: string): Promise<Templates> {
  const file = path.posix.join(engineDir, `${code}.yml`)
  if (!(await fileExists(file))) return {}
  const written = readText(file)
  const templates = parsedTexts.get(written) ?? parse(written)
  parsedTexts.set(written, templates)
  return templates
}

/** The valid texts of `strings.yml`; others are problems. */
async function readStringsFile(file: string, english: Templates, problems: Problems): Promise<Templates> {
  if (!(await fileExists(file))) return {}
  const yaml = parseYaml(readText(file, problems), file, problems)
  const entries = Object.entries(isMapping(yaml.value) ? yaml.value : {})
  const usable = entries.filter(([key, value]) => {
    const mistake = findMistake(key, value, english)
    const part = mistake?.code === 'unknown-text' ? 'key' : 'value'
    if (mistake) problems.addAll([{ ...yaml.locationOf([key], part), ...mistake }])
    return !mistake
  })
  return Object.fromEntries(usable) as Templates
}

function findMistake(key: string, value: unknown, english: Templates): Diagnostic | undefined {
  const original = Object.hasOwn(english, key) ? english[key] : undefined
  if (original === undefined) {
    const near = nearestName(key, Object.keys(english))
    return diagnose('unknown-text', { key, near, keysFile: `${engineDir}/en.yml` })
  }
  const forms = typeof value === 'string' ? { other: value } : value
  if (!isMapping(forms) || !isTemplate(forms)) return diagnose('text-not-text', { key })
  const wrong = Object.keys(forms).find((form) => !pluralForms.includes(form))
  if (wrong) return diagnose('unknown-plural-form', { form: wrong, forms: pluralForms })
  const places = placesOf(original)
  const unknown = placesOf(forms).find((name) => !places.includes(name))
  return unknown === undefined ? undefined : diagnose('unknown-placeholder', { key, name: unknown, names: places })
}

function isTemplate(forms: Record<string, unknown>): forms is Record<string, string> {
  return Object.values(forms).every((form) => typeof form === 'string')
}
