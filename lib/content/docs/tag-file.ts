import kebabCase from 'lodash/kebabCase.js'
import { z } from 'zod'
import { translated } from '@/lib/content/locales/translation'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import type { TagLink } from '@/lib/content/page'
import { encodePath } from '@/lib/content/source/content-path'
import { fileExists } from '@/lib/content/source/read'
import { text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { translationOf } from '@/lib/site/locale'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'
import { trimSlashes } from '@/lib/site/trim-slashes'
import { findAddressFault } from './permalink'

/** `tags.yml`: tags by their names in front matter. */
export const tagFileSchema = z.record(
  z.string(),
  z.strictObject({ label: text.optional(), permalink: text.optional(), description: text.optional() }).nullable(),
)

/** The tags of a folder's `tags.yml` by their names in front matter; undefined without the file. */
export type TagFile = ReadonlyMap<string, TagLink> | undefined

/** Reads `tags.yml`; addresses of tags start with `basePath`. */
export async function readTagFile(
  file: string,
  basePath: string,
  { config, problems }: { config: SiteConfig; problems: Problems },
): Promise<TagFile> {
  if (!(await fileExists(await translated(file, translationOf(config))))) return undefined
  const yaml = await readYaml(file, { config, problems })
  const parsed = validate(tagFileSchema, yaml, { problems, unknownKeys: 'warning' })
  const tags = Object.entries(parsed).map(([name, tag]): [string, TagLink] => {
    const permalink = joinPath(basePath, tag?.permalink === undefined ? slugTag(name) : encodeWritten(tag.permalink))
    return [name, { label: tag?.label ?? name, permalink, description: tag?.description }]
  })
  return new Map(tags)
}

/** A source file that has tags. */
interface Tagged {
  meta: { tags?: Array<string | { label: string; permalink: string }> | undefined }
  locationOf(path: PropertyKey[]): SourceLocation
}

/** The first label of each tag, and its file, by address. */
export type TagLabels = Map<string, { label: string; file: string }>

/** The unique tags of a source file; warns of tags that are not in `tags.yml`, and of other labels for an address in `labels`. */
export function resolveTags(
  { meta, locationOf }: Tagged,
  place: { tagFile: TagFile; basePath: string; labels: TagLabels; problems: Problems },
): TagLink[] {
  const { tagFile, basePath, labels, problems } = place
  const tagByPermalink = new Map<string, TagLink>()
  for (const [index, written] of (meta.tags ?? []).entries()) {
    const name = typeof written === 'string' ? written : written.label
    const known = typeof written === 'string' ? tagFile?.get(written) : undefined
    const own = typeof written === 'string' ? slugTag(written) : encodeWritten(written.permalink)
    const tag = known ?? { label: name, permalink: joinPath(basePath, own) }
    const fault = name.trim() === '' ? 'has no name' : findAddressFault(tag.permalink)
    if (fault) {
      problems.add(locationOf(['tags', index]), 'impossible-tag', { name, permalink: tag.permalink, fault })
      continue
    }
    const location = locationOf(['tags', index])
    const { label, file } = labels.get(tag.permalink) ?? { label: tag.label, file: location.file }
    labels.set(tag.permalink, { label, file })
    if (label.toLowerCase() !== tag.label.toLowerCase()) {
      const where = file === location.file ? '' : ` of ${file}`
      const { label: other, permalink } = tag
      problems.add(location, 'tags-share-address', { label, where, other, permalink })
    }
    tagByPermalink.set(tag.permalink, tagByPermalink.get(tag.permalink) ?? tag)
    if (tagFile && !known) {
      problems.add(locationOf(['tags', index]), 'unlisted-tag', { name, names: tagFile.keys() })
    }
  }
  return [...tagByPermalink.values()]
}

/** A "permalink" that a writer typed, encoded once. */
export function encodeWritten(permalink: string): string {
  return encodePath(decodePath(permalink).normalize('NFC'))
}

/** The address of a tag's or an author's page below that of their list. */
export function joinPath(basePath: string, rest: string): string {
  return `${basePath}/${trimSlashes(rest)}`
}

/** The last part of a tag's address, as Docusaurus builds it from the label: `DNAzip 2D` is `dn-azip-2-d`. */
export function slugTag(label: string): string {
  // Addresses cannot contain lone surrogates.
  const whole = label.replace(/\p{Cs}/gu, '').normalize('NFC')
  return encodePath(kebabCase(whole) || whole.toLowerCase())
}
