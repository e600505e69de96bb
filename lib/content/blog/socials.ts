import type { SocialLink } from './blog-page'

interface Platform {
  label: string
  /** What stands before a name to make it an address. */
  prefix: string
}

const platformByName = new Map<string, Platform>(
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
