import type { ConfigSource } from '@/lib/content/config/config-source'
import type { Written } from '@/lib/content/docs/doc'
import type { Spot } from '@/lib/content/source/problems'
import type { PageFrontMatter } from '@/lib/content/source/schema'

/** A redirect as it is written in `site.yml` or in front matter, with its location. */
export interface WrittenRedirect {
  from: string
  to: string
  spot: Spot
}

/** A page that may name its former addresses. */
type Renamed = Pick<Written<PageFrontMatter>, 'id' | 'permalink' | 'meta' | 'spotOf'>

/** The settings and pages that may name redirects. */
interface RedirectSources {
  source: ConfigSource
  /** Docs by version, the version that readers are expected to want first. */
  versions: Renamed[][]
  /** Pages outside the docs, and posts. */
  pages: Renamed[]
}

/** All redirects of a site, those of `site.yml` first. */
export function collectRedirects({ source, versions, pages }: RedirectSources): WrittenRedirect[] {
  const { config, yaml } = source
  const configured = Object.entries(config.redirects).map(([from, to]) => {
    return { from, to, spot: yaml.spotOf(['redirects', from], 'key') }
  })
  return [...configured, ...collectDocs(versions), ...pages.flatMap(collectPage)]
}

/** A doc that was copied to another version brought its former addresses along: those of the first version count. */
function collectDocs(versions: Renamed[][]): WrittenRedirect[] {
  const claimed = new Set<string>()
  return versions.flatMap((docs) => {
    const found = docs.flatMap((doc) =>
      collectPage(doc).map((redirect) => ({ redirect, key: `${doc.id} ${redirect.from}` })),
    )
    const fresh = found.filter(({ key }) => !claimed.has(key))
    for (const { key } of fresh) claimed.add(key)
    return fresh.map(({ redirect }) => redirect)
  })
}

function collectPage({ permalink, meta, spotOf }: Renamed): WrittenRedirect[] {
  const former = meta.redirects ?? []
  return former.map((from, index) => ({ from, to: permalink, spot: spotOf(['redirects', index]) }))
}
