import { z } from 'zod'
import { encodeWritten, joinPath, slugTag } from '@/lib/content/docs/tag-file'
import { resolveNamedFile } from '@/lib/content/links/assets'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import { type PostFrontMatter, text } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { validate, validateAt } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import { formatFilePath } from '@/lib/site/href'
import { isObject } from '@/lib/site/objects'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'
import type { Author, SocialLink } from './blog-page'

const socials = z.record(z.string(), text).superRefine((written, { addIssue }) => {
  for (const [platform, value] of Object.entries(written)) {
    if (formatSocial(platform, value)) continue
    const message = 'Write the full address of the profile, such as "https://example.org/name".'
    addIssue({ code: 'custom', path: [platform], message, input: value })
  }
})

const profileKeys = {
  /** Role or affiliation. */
  title: text.optional(),
  description: text.optional(),
  url: z.url({ protocol: /^https?$/, error: 'Write a full address that starts with "https://".' }).optional(),
  /** A picture of the site; defaults to initials. */
  image_url: text.optional(),
  /** Another spelling of `image_url`. */
  imageURL: text.optional(),
  email: text.optional(),
  /** Names or full addresses of profiles elsewhere, by platform. */
  socials: socials.optional(),
}

/** `authors.yml`: authors by the keys that posts use. */
export const authorFileSchema = z.record(
  z.string(),
  z.strictObject({
    ...profileKeys,
    name: text,
    /** Whether the author has a page with their posts, and its address below `/blog/authors`. */
    page: z.union([z.boolean(), z.strictObject({ permalink: text })]).optional(),
  }),
)

const inlineAuthorSchema = z
  .strictObject({
    ...profileKeys,
    name: text.optional(),
    /** An author of `authors.yml`, whose other keys take precedence here. */
    key: text.optional(),
  })
  .refine(({ key, name }) => key !== undefined || name !== undefined, {
    path: ['name'],
    error: 'Add it, or the "key" of an author of authors.yml.',
  })

/** The authors of `authors.yml`. */
export interface AuthorFile {
  file: string
  authorByKey: ReadonlyMap<string, Author>
  /** All keys, including those of invalid entries. */
  keys: string[]
}

/** An author of a post. */
export interface PostAuthor {
  /** Key in `authors.yml`; missing for an inline author. */
  key?: string
  author: Author
}

/** Reads `authors.yml`; addresses of authors' pages start with `basePath`. */
export async function readAuthorFile(
  file: string,
  basePath: string,
  { config, problems }: { config: SiteConfig; problems: Problems },
): Promise<AuthorFile> {
  const yaml = await readYaml(file, { config, problems })
  const parsed = validate(authorFileSchema, yaml, { problems, unknownKeys: 'warning' })
  const authorByKey = new Map<string, Author>()
  for (const [key, { page, ...profile }] of Object.entries(parsed)) {
    const locationOf = (name: string) => yaml.locationOf([key, name])
    const path = page === true ? slugTag(key) : page ? encodeWritten(page.permalink) : undefined
    const permalink = path === undefined ? undefined : joinPath(basePath, path)
    const base = { name: profile.name, permalink, socials: [] }
    authorByKey.set(key, await readAuthor(profile, base, { file, locationOf, config, problems }))
  }
  return { file, authorByKey, keys: isObject(yaml.value) ? Object.keys(yaml.value) : [] }
}

/** The files and settings for resolving the authors of a post. */
interface AuthorContext {
  authorFile: AuthorFile
  config: SiteConfig
  problems: Problems
}

/** Resolves the authors of a post: keys of `authors.yml`, inline authors, or the single author of older Docusaurus versions. */
export async function resolveAuthors(source: Source<PostFrontMatter>, context: AuthorContext): Promise<PostAuthor[]> {
  const { author, author_title: title, author_url: url, author_image_url: image_url } = source.meta
  const single = author === undefined ? [] : [{ name: author, title, url, image_url }]
  const { authors = single } = source.meta
  const isList = Array.isArray(authors)
  const written: unknown[] = isList ? authors : [authors]
  const resolved = await Promise.all(
    written.map((value, index) => {
      const path = isList ? ['authors', index] : ['authors']
      return typeof value === 'string'
        ? resolveKey(value, source.locationOf(path), context)
        : resolveInline({ value, path }, source, context)
    }),
  )
  return resolved.flatMap((found) => found ?? [])
}

function resolveKey(
  key: string,
  location: SourceLocation,
  { authorFile, problems }: AuthorContext,
): PostAuthor | undefined {
  const { file, authorByKey, keys } = authorFile
  const author = authorByKey.get(key)
  if (author) return { key, author }
  // An invalid entry was reported in its file.
  if (!keys.includes(key)) {
    problems.add(location, 'unknown-author', { name: key, names: keys, file })
  }
  return undefined
}

async function resolveInline(
  at: { value: unknown; path: PropertyKey[] },
  { file, frontMatter, locationOf }: Source<PostFrontMatter>,
  context: AuthorContext,
): Promise<PostAuthor | undefined> {
  const { config, problems } = context
  const parsed = validateAt(inlineAuthorSchema, { file, value: frontMatter, locationOf }, { ...at, problems })
  if (!parsed) return undefined
  const { key, ...profile } = parsed
  const listed = key === undefined ? undefined : resolveKey(key, locationOf([...at.path, 'key']), context)
  const name = profile.name ?? listed?.author.name
  if (name === undefined) return undefined
  const origin = { file, config, problems, locationOf: (each: PropertyKey) => locationOf([...at.path, each]) }
  return { key, author: await readAuthor(profile, { socials: [], ...listed?.author, name }, origin) }
}

type Profile = z.output<z.ZodObject<typeof profileKeys>>

interface ProfileOrigin {
  file: string
  /** The location of a key of the entry. */
  locationOf(key: keyof Profile): SourceLocation
  config: SiteConfig
  problems: Problems
}

/** An author with the keys of an entry, which take precedence over those of `base`. */
async function readAuthor(profile: Profile, base: Author, origin: ProfileOrigin): Promise<Author> {
  const written = { ...(profile.email !== undefined && { email: profile.email }), ...profile.socials }
  const links = Object.entries(written).flatMap(([platform, value]) => formatSocial(platform, value) ?? [])
  return {
    ...base,
    title: profile.title ?? base.title,
    description: profile.description ?? base.description,
    url: profile.url ?? base.url,
    image: (await readPicture(profile, origin)) ?? base.image,
    socials: links.length > 0 ? links : base.socials,
  }
}

async function readPicture(profile: Profile, { file, locationOf, config, problems }: ProfileOrigin) {
  const key = profile.image_url === undefined ? 'imageURL' : 'image_url'
  const typed = profile[key]
  if (typed === undefined) return undefined
  const asset = await resolveNamedFile(typed, { file, location: locationOf(key) }, config, problems)
  if (!asset) return undefined
  if (!/^https?:/i.test(asset.src)) return formatFilePath(asset.src, config)
  problems.add(locationOf(key), 'foreign-author-picture', { address: typed })
  return undefined
}

/** Labels of platforms, and the addresses of profiles before the name. */
const platforms: ReadonlyMap<string, [label: string, prefix: string]> = new Map([
  ['bluesky', ['Bluesky', 'https://bsky.app/profile/']],
  ['email', ['Email', 'mailto:']],
  ['github', ['GitHub', 'https://github.com/']],
  ['instagram', ['Instagram', 'https://www.instagram.com/']],
  ['linkedin', ['LinkedIn', 'https://www.linkedin.com/in/']],
  ['mastodon', ['Mastodon', 'https://mastodon.social/@']],
  ['orcid', ['ORCID', 'https://orcid.org/']],
  ['stackoverflow', ['Stack Overflow', 'https://stackoverflow.com/users/']],
  ['twitter', ['Twitter', 'https://twitter.com/']],
  ['x', ['X', 'https://x.com/']],
  ['youtube', ['YouTube', 'https://www.youtube.com/@']],
])

/** The link to a profile written as an address, or as a name on a known platform; otherwise undefined. */
export function formatSocial(platform: string, written: string): SocialLink | undefined {
  const [label = platform, prefix] = platforms.get(platform.toLowerCase()) ?? []
  if (/^(https?:\/\/|mailto:)\S+$/i.test(written)) return { label, url: written }
  return prefix === undefined ? undefined : { label, url: prefix + written.replace(/^@/, '') }
}
