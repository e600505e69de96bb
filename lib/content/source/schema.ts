import { z } from 'zod'
import { webUrl } from '@/lib/site/config'
import { parseDay } from '@/lib/site/day'

/** Text; a number is taken as it reads, as in `title: 2024`. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string())

/** A number, also one written as 2.0, which YAML's reader leaves as text. */
export const numeral = z.preprocess(
  (value) =>
    typeof value === 'string' && /^[-+.\d]/.test(value) && Number.isFinite(Number(value)) ? Number(value) : value,
  z.number(),
)

/** Text that readers see: a blank one would be nothing to point at. */
const filled = text.pipe(z.string().regex(/\S/, 'Write some text, or remove the key.'))

const day = z.preprocess(
  (value) => (typeof value === 'string' ? parseDay(value) : value),
  z.iso.date('Write the day as YYYY-MM-DD, such as 2024-10-16.'),
)

const headingLevel = z.int().min(2).max(6).optional()

const tag = z.union([text, z.strictObject({ label: text, permalink: text })], {
  error: 'Write each tag as text, or as a "label" with a "permalink".',
})

/** A key of other engines or their older versions that has no effect. */
const ignored = z.unknown().meta({ deprecated: true }).optional()

/** Keys of everything written in Markdown. */
const pageKeys = {
  title: filled.optional(),
  /** Title in the browser's tab and in search results, when it differs. */
  title_meta: filled.optional(),
  /** For search engines and lists; the first paragraph when missing. */
  description: text.optional(),
  keywords: z.array(text).optional(),
  /** Social image: a file, a site path or a URL. */
  image: text.optional(),
  /** Address, relative to the folder's or from the root when it starts with a slash. */
  slug: text.pipe(z.string().min(1)).optional(),
  /** Former addresses of this page, from the root of the site. */
  redirects: z.array(text).optional(),
  /** Shown only under the development server. */
  draft: z.boolean().optional(),
  /** Exported, but in no list. */
  unlisted: z.boolean().optional(),
  /** Whether the site's own search finds the page. */
  search: z.boolean().optional(),
  /** Whether search engines are to skip the page; it stays in the site's lists. */
  noindex: z.boolean().optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  /** Where "Edit this page" leads; null for nowhere. */
  custom_edit_url: webUrl.nullable().optional(),
  last_update: z.strictObject({ date: day.optional(), author: text.optional() }).optional(),
  /** Whether the body is MDX; `detect` goes by the file's extension. */
  format: z.enum(['md', 'mdx', 'detect']).optional(),
  authors: z.unknown().optional(),
  date: day.optional(),
  tags: z.array(tag).optional(),
  ...{ layout: ignored, hide_footer: ignored, wrapperClassName: ignored, categories: ignored, category: ignored },
  ...{ share_text: ignored },
}

/** Front matter of a file in `content/pages`. */
export const pageFrontMatterSchema = refuseContradictions(z.strictObject(pageKeys))

/** Front matter of a doc. */
export const docFrontMatterSchema = refuseContradictions(
  z.strictObject({
    ...pageKeys,
    /** Last part of the doc id. */
    id: text
      .pipe(
        z
          .string()
          .min(1)
          .regex(/^[^/]*$/, 'Write it without a slash: the folder is added automatically.'),
      )
      .optional(),
    sidebar_label: filled.optional(),
    /** Place among its siblings; the number prefix of the file name when missing. */
    sidebar_position: numeral.optional(),
    sidebar_class_name: text.optional(),
    /** Doc id of the neighbour, or null for none. */
    pagination_prev: text.nullable().optional(),
    pagination_next: text.nullable().optional(),
    pagination_label: filled.optional(),
    /** Whether a number at the start of the file name is left out of id and permalink. */
    parse_number_prefixes: z.boolean().optional(),
    /** Id of the sidebar that stands beside the doc, or null for none. */
    displayed_sidebar: text.nullable().optional(),
    ...{ sidebar_custom_props: ignored, sidebar_key: ignored },
  }),
)

/** Front matter of a blog post. */
export const postFrontMatterSchema = refuseContradictions(
  z.strictObject({
    ...pageKeys,
    /** Keys of `authors.yml`, or authors written out. */
    authors: z.union([text, z.array(z.union([text, z.looseObject({})])), z.looseObject({})]).optional(),
    sidebar_label: filled.optional(),
    hide_reading_time: z.boolean().optional(),
    /** A single author, as older versions of Docusaurus have it; `authors` comes first. */
    ...{ author: text.optional(), author_title: text.optional() },
    ...{ author_url: webUrl.optional(), author_image_url: text.optional() },
    ...{ id: ignored, authorFBID: ignored, authorTwitter: ignored },
  }),
)

/** What front matter of any kind has in common. */
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>
/** Validated front matter of a doc. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>

interface Contradictory {
  draft?: boolean
  unlisted?: boolean
  toc_min_heading_level?: number
  toc_max_heading_level?: number
}

function refuseContradictions<T extends z.ZodType<Contradictory>>(schema: T): T {
  return schema
    .refine(({ draft, unlisted }) => !(draft && unlisted), {
      path: ['unlisted'],
      error: 'Remove it: a draft is not published at all.',
    })
    .refine(({ toc_min_heading_level: min = 2, toc_max_heading_level: max = 6 }) => min <= max, {
      path: ['toc_min_heading_level'],
      error: 'Write a level that is not above "toc_max_heading_level".',
    })
}
