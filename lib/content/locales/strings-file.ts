import path from 'node:path'
import type { Problems, Spot } from '@/lib/content/source/problems'
import { fileExists, readText } from '@/lib/content/source/read'
import { parseYaml, type YamlSource } from '@/lib/content/source/yaml'
import { nearestName } from '@/lib/site/nearest-name'
import { isMapping } from '@/lib/site/objects'
import type { Strings } from '@/lib/site/strings'
// Not by its alias, which leads a build to the texts of its own language.
import { strings } from '@/lib/site/strings'
import { type TextTemplate, valueNames } from '@/lib/site/text-template'
import { translationDir } from './translation'

/** The texts of the interface that a writer has translated or worded otherwise, by the keys of `lib/site/strings.ts`. */
export type StringsFile = Partial<Record<keyof Strings, TextTemplate>>

const english = { ...strings }

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Reads `i18n/<code>/strings.yml`, which may be missing. */
export async function readStringsFile(contentDir: string, code: string, problems: Problems): Promise<StringsFile> {
  const file = path.posix.join(translationDir(contentDir, code), 'strings.yml')
  if (!(await fileExists(file))) return {}
  const yaml = parseYaml(await readText(file), file, problems)
  const entries = Object.entries(isMapping(yaml.value) ? yaml.value : {})
  return Object.fromEntries(entries.filter(([key, value]) => isUsable(key, value, yaml, problems)))
}

function isUsable(key: string, value: unknown, { spotOf }: YamlSource, problems: Problems): boolean {
  const complain = (found: string, fix: string, spot: Spot = spotOf([key])): false => {
    problems.add(spot, found, fix)
    return false
  }
  if (!isKey(key)) {
    const near = nearestName(key, Object.keys(english))
    const fix = near ? `Write "${near}".` : 'Write one of the keys of lib/site/strings.ts.'
    return complain(`The interface has no text "${key}".`, fix, spotOf([key], 'key'))
  }
  const names = valueNames(english[key])
  const forms = typeof value === 'string' ? { other: value } : value
  if (!isMapping(forms) || !Object.values(forms).every((form) => typeof form === 'string')) {
    return complain(`"${key}" is no text.`, 'Put it in quotes, or write one text for each plural form.')
  }
  const wrong = Object.keys(forms).find((form) => !pluralForms.includes(form))
  if (wrong) return complain(`"${wrong}" is no plural form.`, `Write some of: ${pluralForms.join(', ')}.`)
  const places = Object.values(forms).flatMap((form) =>
    [...String(form).matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  )
  const unknown = places.find((name) => name !== undefined && !names.includes(name))
  if (unknown === undefined) return true
  const known = names.length > 0 ? `Write one of: ${names.map((name) => `{${name}}`).join(', ')}.` : 'Write it out.'
  return complain(`"${key}" has no value {${unknown}}.`, known)
}

function isKey(key: string): key is keyof Strings {
  return Object.hasOwn(english, key)
}
