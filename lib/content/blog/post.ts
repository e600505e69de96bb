import { type MarkdownPage, type Parsing, parseWritten } from '@/lib/content/docs/doc'
import { resolveSitePath } from '@/lib/content/docs/permalink'
import type { SiteContext } from '@/lib/content/site-context'
import type { PostFrontMatter } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { blogPaths } from './paths'

/** A parsed post. */
export interface Post extends MarkdownPage<PostFrontMatter> {
  /** `YYYY-MM-DD`. */
  day: string
}

/** Parses a post; undefined without a date or a valid address. */
export function parsePost(
  source: Source<PostFrontMatter>,
  parsing: Parsing & Pick<SiteContext, 'config'>,
): Post | undefined {
  const { meta, name, file } = source
  const fromName = parsePostName(name)
  const sitePath = resolveSitePath(
    { name: '', slug: meta.slug ?? fromName.slug, lastPart: '', stripsPrefixes: false, isIndex: false },
    blogPaths(parsing.config).root,
  )
  const written = parseWritten(source, { id: fromName.text || (fromName.day ?? name), sitePath }, parsing)
  const day = meta.date ?? fromName.day
  // An invalid date was already reported.
  if (day === undefined && source.frontMatter.date === undefined) {
    const fix =
      'Start its file name with the day, as in "2024-10-16-name.md", or write "date: 2024-10-16" in its front matter.'
    parsing.problems.add({ file }, 'The post has no date.', fix)
  }
  return day === undefined || !written ? undefined : { ...written, day }
}

/** The parts of a post's file name. */
interface PostName {
  /** `YYYY-MM-DD`; undefined without a valid day in the name. */
  day?: string
  /** The default address below `/blog`. */
  slug: string
  /** The name without the day. */
  text: string
}

const datedName = /^(?<folder>.*(?<!\d))(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})[-/]?(?<text>.*)/s

/** Reads `YYYY-MM-DD-name.md`, `YYYY-MM-DD-name/index.md` and `YYYY/MM/DD/name.md`, in any folder, as Docusaurus does. */
export function parsePostName(name: string): PostName {
  const bare = name.replace(/(\/index)?\.mdx?$/i, '')
  const { folder = '', year = '', month = '', date = '', text = '' } = datedName.exec(bare)?.groups ?? {}
  if (year === '') return { slug: bare, text: bare.slice(bare.lastIndexOf('/') + 1) }
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return { day: isDay(day) ? day : undefined, slug: `${year}/${month}/${date}/${folder}${text}`, text }
}

/** Whether a day exists in the calendar. */
function isDay(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
