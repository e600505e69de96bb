import type { Problems } from '@/lib/content/source/problems'
import { writeNameFix } from '@/lib/content/source/wording'
import type { YamlSource } from '@/lib/content/source/yaml'
import { isMapping } from '@/lib/site/objects'

/** Parts of `site.yml` whose `label` and `title` a reader sees. */
const labelled = [
  ['navbar', 'items'],
  ['footer', 'columns'],
  ['docs', 'versions'],
]

type Mapping = Record<string, unknown>

/** Settings with their labels put into another language, by `labels: {Docs: Documentation}`; in lists nothing else tells which is which. */
export function translateLabels(
  settings: unknown,
  { spotOf }: YamlSource,
  labels: Mapping,
  problems: Problems,
): unknown {
  const used = new Set<string>()
  const known = new Set<string>()
  const translate = (text: unknown) => {
    if (typeof text !== 'string') return text
    known.add(text)
    const label = Object.hasOwn(labels, text) ? labels[text] : undefined
    if (label === undefined) return text
    used.add(text)
    return String(label)
  }
  const translated = labelled.reduce(
    (value, path) => updateAt(value, path, (part) => relabel(part, translate)),
    settings,
  )
  for (const label of Object.keys(labels)) {
    if (used.has(label)) continue
    const found = `No entry of the navbar or the footer and no docs version is called "${label}".`
    problems.add(spotOf(['labels', label], 'key'), found, writeNameFix(label, 'labels', known))
  }
  return translated
}

function updateAt(value: unknown, [key, ...rest]: string[], update: (part: unknown) => unknown): unknown {
  if (key === undefined) return update(value)
  if (!isMapping(value) || value[key] === undefined) return value
  return { ...value, [key]: updateAt(value[key], rest, update) }
}

function relabel(value: unknown, translate: (text: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => relabel(entry, translate))
  if (!isMapping(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'label' || key === 'title' ? translate(inner) : relabel(inner, translate),
    ]),
  )
}
