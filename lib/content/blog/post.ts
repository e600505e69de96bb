import { type MarkdownPage, type PlannedPage, planPage } from '@/lib/content/docs/doc'
import { resolveSitePath } from '@/lib/content/docs/permalink'
import type { TagLink } from '@/lib/content/page'
import type { SiteContext } from '@/lib/content/site-context'
import type { PostFrontMatter } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import type { PostAuthor } from './authors'
import { blogPaths } from './paths'

/** A post with its day and address, before its tags and authors are looked up. */
interface DatedPost extends PlannedPage<PostFrontMatter> {
  /** `YYYY-MM-DD`. */
  day: string
}

/** A post with its address, tags and authors, before its text is compiled. */
export interface PlannedPost extends DatedPost {
  tags: TagLink[]
  authors: PostAuthor[]
}

/** A post with its text. */
export type Post = PlannedPost & MarkdownPage<PostFrontMatter>

/** The day and the address of a post; undefined without a date or a valid address. */
export function planPost(
  source: Source<PostFrontMatter>,
  { config, problems }: Pick<SiteContext, 'config' | 'problems'>,
): DatedPost | undefined {
  const { meta, name, file } = source
  const fromName = parsePostName(name)
  const sitePath = resolveSitePath(
    { name: '', slug: meta.slug ?? fromName.slug, lastPart: '', stripsPrefixes: false, isIndex: false },
    blogPaths(config).root,
  )
  const planned = planPage(source, { id: fromName.text || (fromName.day ?? name), sitePath }, problems)
  const day = meta.date ?? fromName.day
  // An invalid date was already reported.
  if (day === undefined && source.frontMatter.date === undefined) {
    problems.add({ file }, 'post-without-date')
  }
  return day === undefined || !planned ? undefined : { ...planned, day }
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
