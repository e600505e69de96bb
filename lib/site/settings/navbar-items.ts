import { z } from 'zod'

const position = z.enum(['left', 'right']).default('right')

/** A path of the site. Browsers treat two slashes, of either kind and with blanks between, as the start of another host. */
export const sitePath = z
  .string()
  .startsWith('/')
  .regex(/^(?!\/[\s\p{Cc}]*[/\\])/u, 'Write one slash at its start, and "href" in place of "to" for another site.')

const target = {
  /** Site path, such as `/blog`. */
  to: sitePath.optional(),
  /** Absolute URL. */
  href: z
    .url({
      protocol: /^(https?|mailto|tel)$/,
      error: 'Write a full address that starts with "https://", "http://", "mailto:" or "tel:".',
    })
    .optional(),
  /** The link counts as current on every page at or below this path, instead of at or below `to`. */
  activeBase: sitePath.optional(),
}

function needOneTarget<T extends z.ZodType<{ to?: string | undefined; href?: string | undefined }>>(link: T): T {
  return link.refine(({ to, href }) => (to === undefined) !== (href === undefined), {
    path: ['to'],
    error: 'Write exactly one of "to" (a site path) and "href" (a full address).',
  })
}

/** A plain link of a dropdown or the footer: `to` inside the site, `href` outside. */
export const linkSchema = needOneTarget(z.strictObject({ label: z.string().min(1), ...target }))

const typedNavbarItemSchema = z.discriminatedUnion('type', [
  needOneTarget(z.strictObject({ type: z.literal('link'), label: z.string().min(1), ...target, position })),
  z.strictObject({ type: z.literal('doc'), docId: z.string().min(1), label: z.string().optional(), position }),
  z.strictObject({
    type: z.literal('docSidebar'),
    sidebarId: z.string('Add "sidebarId" with the id of a sidebar, such as "tutorialSidebar".').min(1),
    label: z.string().optional(),
    position,
  }),
  z.strictObject({
    type: z.literal('docsVersion'),
    label: z.string().optional(),
    to: sitePath.optional(),
    position,
  }),
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    /** Version names to offer, in this order; all when missing. */
    versions: z.array(z.string()).optional(),
    position,
  }),
  z.strictObject({ type: z.literal('localeDropdown'), position }),
  z.strictObject({
    type: z.literal('dropdown'),
    label: z.string().min(1),
    items: z.array(linkSchema).min(1),
    position,
  }),
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({ type: z.literal('separator'), position }),
])

/** An item without a type is a link, or a dropdown when it holds items. */
export const navbarItemSchema = z.preprocess(
  (item) =>
    typeof item === 'object' && item !== null && !('type' in item)
      ? { type: 'items' in item ? 'dropdown' : 'link', ...item }
      : item,
  typedNavbarItemSchema,
)

/** One entry of the navbar as written in `site.yml`. */
export type NavbarItem = z.infer<typeof typedNavbarItemSchema>
/** A plain link with either `to` or `href`. */
export type LinkItem = z.infer<typeof linkSchema>
