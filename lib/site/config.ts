import { z } from 'zod'
import { footerLogo, lookKeys, type SiteLook } from './settings/look'
import { linkSchema, navbarItemSchema, sitePath } from './settings/navbar-items'
import { trimSlashes } from './trim-slashes'

/** A web address. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'Write a full address that starts with "https://" or "http://".',
})

/** Where a part of the site is served: path segments, with or without slashes around them. */
const servedPath = z
  .string()
  .overwrite(trimSlashes)
  .regex(
    /^((?!\.)[\w.~-]+(\/(?!\.)[\w.~-]+)*)?$/,
    'Write only letters without accents, digits, "-", "_", "." and "~" between slashes, such as "docs".',
  )

/** A language as browsers name it, such as `fr` or `pt-BR`. */
const localeCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Write the code of a language, such as "fr" or "pt-BR".')

/** What to do about a broken reference: stop the build, print a warning, or say nothing. */
const onBroken = z.enum(['throw', 'warn', 'ignore'])

/** `site.yml`; every field has a default, so that the file may be missing. */
export const siteConfigSchema = z.strictObject({
  title: z.string().regex(/\S/, 'Write the name of the site, or remove the key.').default('Documentation'),
  tagline: z.string().default(''),
  /** Origin without path, query, hash and password, such as `https://docs.example.org`. */
  url: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/\\?#@\s]+\/?$/.test(url) && URL.canParse(url),
      'Write a valid address without a path, such as "https://docs.example.org".',
    )
    .default('http://localhost:3000'),
  /** Path under `url` at which the site is served; starts and ends with a slash. */
  baseUrl: z
    .string()
    .regex(/^\/(.*\/)?$/, 'Start and end it with a slash.')
    .regex(
      /^\/((?!\.)[\w.~-]+\/)*$/,
      'Write only letters without accents, digits, "-", "_", "." and "~" between its slashes.',
    )
    .default('/'),
  /** Between the page title and the site title. */
  titleDelimiter: z.string().default('|'),
  /** The canonical form of a page address: `/page/` or `/page`. Both are served. */
  trailingSlash: z.boolean().default(true),
  /** The language that the content is written in. */
  locale: localeCode.default('en'),
  /** Every language of the site; all but `locale` are translations, in `i18n/<code>`. */
  locales: z
    .array(
      z.strictObject({
        code: localeCode,
        /** Its name in the language itself; most languages have a default. */
        label: z.string().min(1).optional(),
        dir: z.enum(['ltr', 'rtl']).default('ltr'),
      }),
    )
    .refine((locales) => new Set(locales.map(({ code }) => code)).size === locales.length, 'List each language once.')
    .default([]),
  ...lookKeys,
  navbar: z
    .strictObject({
      /** Text beside the logo; the site title when missing. */
      title: z.string().optional(),
      hideOnScroll: z.boolean().default(false),
      /** Defaults to docs, blog, versions, languages and search, as far as the site has them. */
      items: z.array(navbarItemSchema).optional(),
    })
    .prefault({}),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).default([]),
      /** Defaults to the logo of the site. */
      logo: footerLogo,
      /** The copyright line; `{year}` stands for the year of the build. */
      copyright: z.string().default(''),
    })
    .prefault({}),
  announcementBar: z
    .strictObject({
      id: z.string().min(1),
      /** Inline Markdown. */
      content: z.string().min(1),
      /** The kind of message, which decides its colours. */
      tone: z.enum(['neutral', 'info', 'success', 'warning', 'danger']).default('neutral'),
      closeable: z.boolean().default(true),
      /** The last day on which it is shown; builds leave it out from then on, and browsers hide it. */
      until: z.iso.date('Write the day as YYYY-MM-DD, such as 2026-12-31.').optional(),
    })
    .optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** Whether the reader may switch. */
      switch: z.boolean().default(true),
      /** Whether "follow the operating system" is one of the choices. */
      system: z.boolean().default(false),
    })
    .prefault({}),
  /** Base of the "Edit this page" link, before the path of the file in the content folder; docs and blog may have their own. */
  editUrl: webUrl.optional(),
  docs: z
    .strictObject({
      /** Path that all addresses of the docs start with; empty for the root of the site. */
      path: servedPath.default(''),
      editUrl: webUrl.optional(),
      lastUpdateTime: z.boolean().default(true),
      /** A text replaces all authors that are neither in `authors.yml` nor in `.mailmap`. */
      lastUpdateAuthor: z.union([z.boolean(), z.string().min(1)]).default(true),
      /** Whether pages list their tags below the text. */
      showTags: z.boolean().default(true),
      sidebarHideable: z.boolean().default(true),
      /** Whether opening a category closes its siblings. */
      sidebarAutoCollapse: z.boolean().default(false),
      sidebarCollapsed: z.boolean().default(true),
      tocMinHeadingLevel: z.int().min(2).max(6).default(2),
      tocMaxHeadingLevel: z.int().min(2).max(6).default(3),
      /** By version name; `current` is `content/docs`, the others are in `versions.json`. */
      versions: z
        .record(
          z.string(),
          z.strictObject({
            label: z.string().optional(),
            /** First part of the version's addresses; empty for the docs root. */
            path: servedPath.optional(),
            banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
            /** The release of the product that its pages describe, with a page about it; pages and folders leave it out with `describes: false`. */
            describes: z.strictObject({ label: z.string().min(1), to: sitePath }).optional(),
          }),
        )
        .default({}),
      /** Name of the version served at the docs root. */
      lastVersion: z.string().optional(),
    })
    .refine(({ tocMinHeadingLevel, tocMaxHeadingLevel }) => tocMinHeadingLevel <= tocMaxHeadingLevel, {
      path: ['tocMinHeadingLevel'],
      error: 'The contents would be empty: write a number that is not larger than "tocMaxHeadingLevel".',
    })
    .prefault({}),
  blog: z
    .strictObject({
      /** Path that all addresses of the blog start with; empty for the root of the site. */
      path: servedPath.default('blog'),
      title: z.string().default('Blog'),
      description: z.string().default(''),
      postsPerPage: z.int().min(1).default(10),
      sidebarTitle: z.string().default('All posts'),
      editUrl: webUrl.optional(),
      lastUpdateTime: z.boolean().default(false),
      lastUpdateAuthor: z.union([z.boolean(), z.string().min(1)]).default(false),
      /** A post without a truncate marker. */
      onUntruncatedPosts: onBroken.default('ignore'),
      onInlineTags: onBroken.default('warn'),
    })
    .prefault({}),
  search: z
    .strictObject({
      /** Where readers report a query that finds nothing; `{query}` stands for the query. */
      missingResultsUrl: webUrl.optional(),
      /** Pages and sections that a search without results offers. */
      nothingFound: z.array(sitePath).max(4).default([]),
    })
    .prefault({}),
  /** Where readers report a mistake; `{title}`, `{url}` and `{section}` stand for those of the page. */
  reportUrl: webUrl.optional(),
  /** The page with the keys of the program; the key `?` shows the ones that matter on the current page. */
  keysPage: sitePath.optional(),
  /** Links to these addresses, and to those below them, open in a new tab: a program to use beside the text. */
  newTab: z.array(webUrl).default([]),
  /** The licence of the text and its page; shown with citations. */
  licence: z.strictObject({ label: z.string().min(1), to: sitePath }).optional(),
  /** Former addresses and the pages that replace them: `/old: /new`. */
  redirects: z.record(z.string().startsWith('/'), z.string().startsWith('/')).default({}),
  checks: z
    .strictObject({
      brokenLinks: onBroken.default('throw'),
      brokenMarkdownLinks: onBroken.default('warn'),
      brokenAnchors: onBroken.default('warn'),
      /** Pictures with a missing or unreadable file; their texts replace them. */
      brokenPictures: onBroken.default('throw'),
    })
    .prefault({}),
  /** Whether visited pages and the search work offline. */
  offline: z.boolean().default(true),
  /** Whether to draw pictures for social media for pages without one. */
  socialCards: z.boolean().default(true),
  /** Counts page views with a script like Umami's; the environment takes precedence. */
  analytics: z.strictObject({ src: webUrl, websiteId: z.string().min(1) }).optional(),
})

/** The site's settings with all defaults filled in. */
export interface SiteConfig extends z.infer<typeof siteConfigSchema> {
  /** On a translated site: the language of the content, and the path of the site in it. */
  translates?: { locale: string; baseUrl: string }
  /** Missing before the files of the content are read. */
  look?: SiteLook
}
