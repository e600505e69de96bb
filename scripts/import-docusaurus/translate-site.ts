import { compact, Settings } from './reader'
import { type LeaveOut, toSitePath, translateFooter, translateNavbar } from './translate-bars'

/** The settings of a Docusaurus site by its parts. */
interface DocusaurusSite {
  config: Settings
  /** Options of docs and blog; undefined for a part that the site does not have. */
  docs: Settings | undefined
  blog: Settings | undefined
  theme: Settings
  /** Names of all plugins and presets, with their options. */
  plugins: Array<{ name: string; options: Settings }>
}

/** The parts of a configuration: those of the classic preset, or of separate plugins. */
export function findParts(value: unknown): DocusaurusSite {
  const config = new Settings(value)
  const listed = (key: string) =>
    config.list(key).flatMap((entry): DocusaurusSite['plugins'] => {
      const [name, options] = Array.isArray(entry) ? entry : [entry]
      return typeof name === 'string' ? [{ name, options: new Settings(options) }] : []
    })
  const [preset] = listed('presets')
  const plugins = listed('plugins')
  const own = (name: string, key: string) => {
    const plugin = plugins.find((each) => each.name.endsWith(name) && !each.options.keys.includes('id'))
    if (plugin) return plugin.options
    return !preset || preset.options.is(key, false) ? undefined : preset.options.part(key)
  }
  const [docs, blog] = [own('plugin-content-docs', 'docs'), own('plugin-content-blog', 'blog')]
  return { config, docs, blog, theme: config.part('themeConfig'), plugins }
}

/** The settings of `site.yml` for a Docusaurus site; calls `leaveOut` for settings without a counterpart. */
export function translateSite(site: DocusaurusSite, leaveOut: LeaveOut): Record<string, unknown> {
  const { config, theme } = site
  const logo = theme.part('navbar').part('logo')
  leaveOutPlugins(site, leaveOut)
  return compact({
    ...{ title: config.text('title'), tagline: config.text('tagline'), url: config.text('url')?.replace(/\/$/, '') },
    baseUrl: config.text('baseUrl')?.replace(/\/?$/, '/'),
    titleDelimiter: config.text('titleDelimiter'),
    trailingSlash: config.flag('trailingSlash'),
    ...translateLocales(config.part('i18n')),
    logo: translateLogo(logo),
    favicon: toFile(config.text('favicon')),
    image: toFile(theme.text('image')),
    navbar: translateNavbar(theme.part('navbar'), leaveOut),
    footer: {
      ...translateFooter(theme.part('footer'), leaveOut),
      logo: translateLogo(theme.part('footer').part('logo')),
    },
    announcementBar: translateAnnouncement(theme.part('announcementBar'), leaveOut),
    colorMode: translateColorMode(theme.part('colorMode')),
    docs: site.docs && translateDocs(site.docs, theme, leaveOut),
    blog: site.blog && translateBlog(site.blog),
    redirects: translateRedirects(site, leaveOut),
    checks: translateChecks(config),
  })
}

function toFile(path: string | undefined): string | undefined {
  return path === undefined || /^https?:/.test(path) ? undefined : toSitePath(path)
}

function translateLogo(logo: Settings): Record<string, unknown> | undefined {
  const light = toFile(logo.text('src'))
  return light === undefined ? undefined : compact({ light, dark: toFile(logo.text('srcDark')), alt: logo.text('alt') })
}

function translateLocales(i18n: Settings): Record<string, unknown> {
  const codes = i18n.list('locales').filter((code) => typeof code === 'string')
  const locales = codes.map((code) => {
    const settings = i18n.part('localeConfigs').part(code)
    return compact({ code, label: settings.text('label'), dir: settings.is('direction', 'rtl') ? 'rtl' : undefined })
  })
  return { locale: i18n.text('defaultLocale'), locales: locales.length > 1 ? locales : undefined }
}

function translateAnnouncement(bar: Settings, leaveOut: LeaveOut): Record<string, unknown> | undefined {
  const content = bar.text('content')
  if (content === undefined) return undefined
  for (const key of ['backgroundColor', 'textColor']) {
    if (bar.keys.includes(key)) leaveOut(`"${key}" of the announcement bar: choose a "tone" instead`)
  }
  const markdown = content.replace(/<a\b[^>]*\bhref=["']?([^"'\s>]+)["']?[^>]*>(.*?)<\/a>/gi, '[$2]($1)')
  const plain = markdown
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
  return compact({ id: bar.text('id') ?? 'announcement', content: plain, closeable: bar.flag('isCloseable') })
}

function translateColorMode(mode: Settings): Record<string, unknown> {
  const hasSwitch = mode.is('disableSwitch', true) ? false : undefined
  return { default: mode.text('defaultMode'), switch: hasSwitch, system: mode.flag('respectPrefersColorScheme') }
}

function translateDocs(docs: Settings, theme: Settings, leaveOut: LeaveOut): Record<string, unknown> {
  const sidebar = theme.part('docs').part('sidebar')
  const toc = theme.part('tableOfContents')
  const folder = docs.text('path')
  if (folder !== undefined && folder !== 'docs')
    leaveOut(`the folder of the docs, "${folder}": move or copy it to "docs"`)
  if (docs.is('includeCurrentVersion', false))
    leaveOut('"includeCurrentVersion: false": remove the folder "docs", or keep its version')
  const versions = docs.part('versions').keys.map((name) => {
    const version = docs.part('versions').part(name)
    const settings = { label: version.text('label'), path: version.text('path'), banner: version.text('banner') }
    return [name, compact(settings)] as const
  })
  return {
    path: toPath(docs.text('routeBasePath') ?? 'docs'),
    editUrl: docs.text('editUrl'),
    lastUpdateTime: docs.flag('showLastUpdateTime') ?? false,
    lastUpdateAuthor: docs.flag('showLastUpdateAuthor') ?? false,
    sidebarHideable: sidebar.flag('hideable') ?? false,
    sidebarAutoCollapse: sidebar.flag('autoCollapseCategories'),
    sidebarCollapsed: docs.flag('sidebarCollapsed'),
    tocMinHeadingLevel: toc.number('minHeadingLevel'),
    tocMaxHeadingLevel: toc.number('maxHeadingLevel'),
    versions: Object.fromEntries(versions),
    lastVersion: docs.text('lastVersion'),
  }
}

function translateBlog(blog: Settings): Record<string, unknown> {
  const broken = (key: string) => toLevel(blog.text(key))
  return {
    path: toPath(blog.text('routeBasePath') ?? 'blog'),
    title: blog.text('blogTitle'),
    description: blog.text('blogDescription'),
    postsPerPage: blog.is('postsPerPage', 'ALL') ? 10_000 : blog.number('postsPerPage'),
    sidebarTitle: blog.text('blogSidebarTitle'),
    editUrl: blog.text('editUrl'),
    lastUpdateTime: blog.flag('showLastUpdateTime'),
    onUntruncatedPosts: broken('onUntruncatedBlogPosts'),
    onInlineTags: broken('onInlineTags'),
  }
}

function toPath(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

function toLevel(level: string | undefined): string | undefined {
  return level === 'log' ? 'warn' : level
}

function translateChecks(config: Settings): Record<string, unknown> {
  const hooks = config.part('markdown').part('hooks')
  return {
    brokenLinks: toLevel(config.text('onBrokenLinks')),
    brokenMarkdownLinks: toLevel(hooks.text('onBrokenMarkdownLinks') ?? config.text('onBrokenMarkdownLinks')),
    brokenAnchors: toLevel(config.text('onBrokenAnchors')),
    brokenPictures: toLevel(hooks.text('onBrokenMarkdownImages')),
  }
}

function translateRedirects({ plugins }: DocusaurusSite, leaveOut: LeaveOut): Record<string, string> {
  const options = plugins.find(({ name }) => name.endsWith('client-redirects'))?.options ?? new Settings({})
  const redirects: Record<string, string> = {}
  for (const redirect of options.parts('redirects')) {
    const to = redirect.text('to') ?? ''
    const single = redirect.text('from')
    for (const from of single === undefined ? redirect.list('from') : [single]) {
      if (typeof from !== 'string') continue
      if (to.startsWith('/')) redirects[toSitePath(from)] = to
      else leaveOut(`the redirect of ${from} to another site`)
    }
  }
  return redirects
}

/** Options that choose or change texts before Docusaurus shows them. */
const programs = /^(?:include|exclude|numberPrefixParser|\w*(?:remark|rehype|recma)Plugins)$/i

/** Plugins that are fully translated, or unnecessary here. */
const replaced =
  /content-(docs|blog|pages)|client-redirects|sitemap|ideal-image|pwa|search-local|lunr|debug|svgr|css-cascade|rsdoctor|faster/

function leaveOutPlugins({ config, plugins, theme, ...parts }: DocusaurusSite, leaveOut: LeaveOut): void {
  for (const { name, options } of plugins) {
    const id = options.text('id')
    if (id !== undefined && /content-(docs|blog)/.test(name)) {
      leaveOut(
        `a second set of ${/blog/.test(name) ? 'posts' : 'docs'}, "${id}", below /${options.text('routeBasePath') ?? ''}`,
      )
    } else if (name === '[function]') leaveOut('a plugin that is written in the configuration itself')
    else if (!replaced.test(name)) leaveOut(`the plugin "${name}"`)
  }
  if (plugins.some(({ options }) => options.keys.includes('createRedirects')))
    leaveOut('redirects that a function creates ("createRedirects")')
  for (const [part, options] of Object.entries(parts))
    for (const key of options?.keys ?? [])
      if (programs.test(key) || options?.isFunction(key)) leaveOut(`"${key}" of the ${part}`)
  const unused = ['scripts', 'stylesheets', 'headTags', 'clientModules', 'customFields', 'themes']
  for (const key of unused) if (config.list(key).length > 0 || config.part(key).keys.length > 0) leaveOut(`"${key}"`)
  for (const key of ['metadata', 'gtag', 'liveCodeBlock', 'zoom'])
    if (theme.keys.includes(key)) leaveOut(`"themeConfig.${key}"`)
}
