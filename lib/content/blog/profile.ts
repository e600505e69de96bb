import { z } from 'zod'
import { resolveAsset } from '@/lib/content/links/assets'
import { createLinkBase } from '@/lib/content/source/content-path'
import type { Problems, Spot } from '@/lib/content/source/problems'
import { text } from '@/lib/content/source/schema'
import type { SiteConfig } from '@/lib/site/config'
import { formatFilePath } from '@/lib/site/href'
import { translationOf } from '@/lib/site/locale'
import type { Author, SocialLink } from './blog-page'
import { blogPaths } from './paths'

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
  /** A picture of the site; initials stand in when missing. */
  image_url: text.optional(),
  /** Another spelling of `image_url`. */
  imageURL: text.optional(),
  email: text.optional(),
  /** Profiles elsewhere: a name or a full address, by platform. */
  socials: socials.optional(),
}

const profileSchema = z.strictObject({ ...profileKeys, name: text.optional() })

/** An author's entry as written. */
type Profile = z.output<typeof profileSchema>

interface ProfileOrigin {
  file: string
  /** The location of a key of the entry. */
  spotOf(key: keyof Profile): Spot
  config: SiteConfig
  problems: Problems
}

/** An author as an entry describes them, ready to be shown; keys that it does not have are left out. */
export async function readProfile(profile: Profile, origin: ProfileOrigin): Promise<Partial<Author>> {
  const { name, title, description, url } = profile
  const links = formatSocials(profile)
  const image = await resolvePicture(profile, origin)
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(image !== undefined && { image }),
    ...(links.length > 0 && { socials: links }),
  }
}

function formatSocials({ email, socials: written = {} }: Profile): SocialLink[] {
  const entries = email === undefined ? Object.entries(written) : Object.entries({ email, ...written })
  return entries.flatMap(([platform, value]) => formatSocial(platform, value) ?? [])
}

async function resolvePicture(
  profile: Profile,
  { file, spotOf, config, problems }: ProfileOrigin,
): Promise<string | undefined> {
  const key = profile.image_url === undefined ? 'imageURL' : 'image_url'
  const typed = profile[key]
  if (typed === undefined) return undefined
  const asset = await resolveAsset(
    typed,
    createLinkBase({ file, permalink: blogPaths(config).root }, translationOf(config)),
    config,
  )
  if ('problem' in asset) {
    problems.add(spotOf(key), asset.problem.found, asset.problem.fix)
    return undefined
  }
  if (!/^https?:/i.test(asset.ok.src)) return formatFilePath(asset.ok.src, config)
  const found = `The picture "${typed}" is on another host, which readers' browsers are not sent to; initials are shown instead.`
  const fix = 'Save it beside this file and write its path, such as "./name.png".'
  problems.warn(spotOf(key), found, fix)
  return undefined
}

/** The name of a platform as readers know it, and what stands before a name there to make it an address. */
const platformByName = new Map(
  Object.entries({
    bluesky: { label: 'Bluesky', prefix: 'https://bsky.app/profile/' },
    email: { label: 'Email', prefix: 'mailto:' },
    github: { label: 'GitHub', prefix: 'https://github.com/' },
    instagram: { label: 'Instagram', prefix: 'https://www.instagram.com/' },
    linkedin: { label: 'LinkedIn', prefix: 'https://www.linkedin.com/in/' },
    mastodon: { label: 'Mastodon', prefix: 'https://mastodon.social/@' },
    orcid: { label: 'ORCID', prefix: 'https://orcid.org/' },
    stackoverflow: { label: 'Stack Overflow', prefix: 'https://stackoverflow.com/users/' },
    threads: { label: 'Threads', prefix: 'https://www.threads.net/@' },
    twitch: { label: 'Twitch', prefix: 'https://www.twitch.tv/' },
    twitter: { label: 'Twitter', prefix: 'https://twitter.com/' },
    x: { label: 'X', prefix: 'https://x.com/' },
    youtube: { label: 'YouTube', prefix: 'https://www.youtube.com/@' },
  }),
)

/** The link to a profile that is written as an address, or as a name on a platform we know; undefined for any other. */
export function formatSocial(platformName: string, written: string): SocialLink | undefined {
  const platform = platformByName.get(platformName.toLowerCase())
  const label = platform?.label ?? platformName
  if (/^(https?:\/\/|mailto:)\S+$/i.test(written)) return { label, url: written }
  return platform && { label, url: platform.prefix + written.replace(/^@/, '') }
}
