import { z } from 'zod'
import { webUrl } from '@/lib/site/config'
import { parseDay } from '@/lib/site/day'

/** Text; numbers are converted, as in `title: 2024`. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string())

/** A number, including one like 2.0, which `parseYaml` leaves as text. */
export const numeral = z.preprocess(
  (value) =>
    typeof value === 'string' && /^[-+.\d]/.test(value) && Number.isFinite(Number(value)) ? Number(value) : value,
  z.number(),
)

/** Yes or no, also in quotes. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' && /^(?:true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value),
  z.boolean(),
)

/** Text that readers see and so cannot be blank. */
const filled = text.pipe(z.string().regex(/\S/, 'Write some text, or remove the key.'))

const day = z.preprocess(
  (value) => (typeof value === 'string' ? parseDay(value) : value),
  z.iso.date('Write the day as YYYY-MM-DD, such as 2024-10-16.'),
)

const headingLevel = numeral.pipe(z.int().min(2).max(6)).optional()

const tag = z.union([text, z.strictObject({ label: text, permalink: text })], {
  error: 'Write each tag as text, or as a "label" with a "permalink".',
})

/** A key of Docusaurus or its older versions without effect here. */
const ignored = z.unknown().meta({ deprecated: true }).optional()

/** Keys of everything written in Markdown. */
const pageKeys = {
  title: filled.optional(),
  /** Title in the browser tab and in search results, if different. */
  title_meta: filled.optional(),
  /** For search engines and lists; defaults to the first paragraph. */
  description: text.optional(),
  keywords: z.array(text).optional(),
  /** Social image: a file, a site path or a URL. */
  image: text.optional(),
  /** Address relative to that of the folder, or absolute with a leading slash. */
  slug: text.pipe(z.string().min(1)).optional(),
  /** Former addresses of this page, as site paths. */
  redirects: z.array(text).optional(),
  /** Shown only by the development server. */
  draft: flag.optional(),
  /** Exported, but in no list. */
  unlisted: flag.optional(),
  /** Whether the site search finds the page. */
  search: flag.optional(),
  /** Whether search engines should skip the page, which stays in the lists of the site. */
  noindex: flag.optional(),
  hide_title: flag.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  /** Target of "Edit this page"; null removes the link. */
  custom_edit_url: webUrl.nullable().optional(),
  last_update: z.strictObject({ date: day.optional(), author: text.optional() }).optional(),
  /** Format of the body; `detect` uses the file extension. */
  format: z.enum(['md', 'mdx', 'detect']).optional(),
  authors: z.unknown().optional(),
  date: day.optional(),
  tags: z.array(tag).optional(),
  ...{ layout: ignored, hide_footer: ignored, wrapperClassName: ignored, categories: ignored, category: ignored },
  ...{ share_text: ignored },
}

function hasLevels(meta: {
  toc_min_heading_level?: number | undefined
  toc_max_heading_level?: number | undefined
}): boolean {
  return (meta.toc_min_heading_level ?? 2) <= (meta.toc_max_heading_level ?? 6)
}
const noLevels = {
  path: ['toc_min_heading_level'],
  error: 'The contents would be empty: write a number that is not larger than "toc_max_heading_level".',
}

/** Front matter of a file in `content/pages`. */
export const pageFrontMatterSchema = z.strictObject(pageKeys).refine(hasLevels, noLevels)

/** Front matter of a doc. */
export const docFrontMatterSchema = z
  .strictObject({
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
    /** Whether the page depends on the release that its docs version describes, and so names it. */
    describes: flag.optional(),
    /** Facts of a few words on its card in lists, such as how long a tutorial takes. */
    chips: z.array(filled).optional(),
    /** Position among its siblings; defaults to the number prefix of the file name. */
    sidebar_position: numeral.optional(),
    sidebar_class_name: text.optional(),
    /** Doc id of the previous or next page, or null for none. */
    pagination_prev: text.nullable().optional(),
    pagination_next: text.nullable().optional(),
    pagination_label: filled.optional(),
    /** Whether id and permalink leave out the number prefix of the file name. */
    parse_number_prefixes: flag.optional(),
    /** Id of the sidebar beside the doc, or null for none. */
    displayed_sidebar: text.nullable().optional(),
    ...{ sidebar_custom_props: ignored, sidebar_key: ignored },
  })
  .refine(hasLevels, noLevels)

/** Front matter of a blog post. */
export const postFrontMatterSchema = z
  .strictObject({
    ...pageKeys,
    /** Keys of `authors.yml`, or authors written out. */
    authors: z.union([text, z.array(z.union([text, z.looseObject({})])), z.looseObject({})]).optional(),
    sidebar_label: filled.optional(),
    hide_reading_time: flag.optional(),
    /** A single author, in the format of older Docusaurus versions; `authors` takes precedence. */
    ...{ author: text.optional(), author_title: text.optional() },
    ...{ author_url: webUrl.optional(), author_image_url: text.optional() },
    ...{ id: ignored, authorFBID: ignored, authorTwitter: ignored },
  })
  .refine(hasLevels, noLevels)

/** Front matter that all kinds of pages share. */
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>
/** Validated front matter of a doc. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>
