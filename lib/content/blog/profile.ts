import { z } from 'zod'
import { resolveNamedFile } from '@/lib/content/links/assets'
import type { Problems, Spot } from '@/lib/content/source/problems'
import { text } from '@/lib/content/source/schema'
import type { SiteConfig } from '@/lib/site/config'
import { formatFilePath } from '@/lib/site/href'
import { defined } from '@/lib/site/objects'
import type { Author, SocialLink } from './blog-page'

const socials = z.record(z.string(), text).superRefine((written, { addIssue }) => {
  for (const [platform, value] of Object.entries(written)) {
    if (formatSocial(platform, value)) continue
    const message = 'Write the full address of the profile, such as "https://example.org/name".'
    addIssue({ code: 'custom', path: [platform], message, input: value })
  }
})

/** Keys that describe an author besides the name, in `authors.yml` and in front matter. */
export const profileKeys = {
  /** Role or affiliation. */
  title: text.optional(),
  description: text.optional(),
  url: z.url({ protocol: /^https?$/, error: 'Write a full address that starts with "https://".' }).optional(),
  /** A picture of the site; initials are shown when missing. */
  image_url: text.optional(),
  /** Another spelling of `image_url`. */
  imageURL: text.optional(),
  email: text.optional(),
  /** Profiles elsewhere: a name or a full address, by platform. */
  socials: socials.optional(),
}

/** An author's entry as written. */
type Profile = z.output<z.ZodObject<typeof profileKeys>> & { name?: string }

interface ProfileOrigin {
  file: string
  /** The location of a key of the entry. */
  spotOf(key: keyof Profile): Spot
  config: SiteConfig
  problems: Problems
}

/** The author of an entry, without the keys that the entry does not have. */
export async function readProfile(profile: Profile, origin: ProfileOrigin): Promise<Partial<Author>> {
  const { name, title, description, url, email, socials = {} } = profile
  const written = Object.entries({ ...(email !== undefined && { email }), ...socials })
  const links = written.flatMap(([platform, value]) => formatSocial(platform, value) ?? [])
  const image = await readPicture(profile, origin)
  return defined({ name, title, description, url, image, socials: links.length > 0 ? links : undefined })
}

async function readPicture(profile: Profile, { file, spotOf, config, problems }: ProfileOrigin) {
  const key = profile.image_url === undefined ? 'imageURL' : 'image_url'
  const typed = profile[key]
  if (typed === undefined) return undefined
  const asset = await resolveNamedFile(typed, { file, spot: spotOf(key) }, config, problems)
  if (!asset) return undefined
  if (!/^https?:/i.test(asset.src)) return formatFilePath(asset.src, config)
  const found = `The picture "${typed}" is on another host, which readers' browsers are not sent to; initials are shown instead.`
  const fix = 'Save it beside this file and write its path, such as "./name.png".'
  problems.warn(spotOf(key), found, fix)
  return undefined
}

/** Platforms with the address that a name there is appended to. */
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

/** The link to a profile written as an address, or as a name on a known platform; undefined for any other. */
export function formatSocial(platform: string, written: string): SocialLink | undefined {
  const [label = platform, prefix] = platforms.get(platform.toLowerCase()) ?? []
  if (/^(https?:\/\/|mailto:)\S+$/i.test(written)) return { label, url: written }
  return prefix === undefined ? undefined : { label, url: prefix + written.replace(/^@/, '') }
}
