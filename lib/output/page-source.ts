import type { SourceLink } from '@/lib/mdx/source'
import { decodePath } from '@/lib/site/decode-uri'

/** Where a page of the finished site comes from. */
export interface PageSource {
  permalink: string
  /** The Markdown file; missing on generated pages. */
  file?: string
  /** Exported, but hidden from search engines. */
  unlisted: boolean
  /** Every link and image that the file writes to the page, with its line. */
  links: SourceLink[]
}

/** A page's source by its permalink, which may come percent-encoded. */
export function sourceByPermalink(sources: PageSource[]): Map<string, PageSource> {
  return new Map(sources.map((source) => [decodePath(source.permalink), source]))
}
