import { fileExists, readText } from '@/lib/content/source/read'
import { parseYaml, type YamlSource } from '@/lib/content/source/yaml'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { isMapping } from '@/lib/site/objects'
import type { Problems } from '@/lib/site/problems/problems'
import { findTranslation } from './translation'

/** A YAML file merged with its translation. */
interface TranslatedYaml extends YamlSource {
  /** The value without the translation. */
  original: unknown
}

/** Reads a YAML file of the content, merged with its translation; a missing file is empty. */
export async function readYaml(
  file: string,
  { config, problems }: { config: SiteConfig; problems: Problems },
): Promise<TranslatedYaml> {
  const original = parseYaml((await fileExists(file)) ? readText(file, problems) : '', file, problems)
  const translation = await findTranslation(file, translationOf(config))
  return translation === undefined
    ? { ...original, original: original.value }
    : overlayYaml(original, parseYaml(readText(translation, problems), translation, problems))
}

/** Merges two sources deeply: values and whole lists of the second take precedence. */
export function overlayYaml(first: YamlSource, second: YamlSource): TranslatedYaml {
  return {
    original: first.value,
    file: first.file,
    value: overlay(first.value, second.value),
    locationOf: (path, part) => (isWrittenIn(second.value, path) ? second : first).locationOf(path, part),
  }
}

function overlay(first: unknown, second: unknown): unknown {
  if (second === undefined || second === null) return first
  if (!isMapping(first) || !isMapping(second)) return second
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(keys.map((key) => [key, overlay(ownValue(first, key), ownValue(second, key))]))
}

function ownValue(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

function isWrittenIn(value: unknown, [key, ...rest]: PropertyKey[]): boolean {
  if (key === undefined || Array.isArray(value)) return value !== undefined && value !== null
  return isMapping(value) && Object.hasOwn(value, key) && isWrittenIn(value[String(key)], rest)
}
