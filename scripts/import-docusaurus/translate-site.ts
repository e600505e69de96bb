import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { trimSlashes } from '@/lib/site/trim-slashes'
import { compact, Settings } from './reader'
import { type LeaveOut, toSitePath, translateFooter, translateNavbar } from './translate-bars'

/** A plugin or preset. */
interface Part {
  name: string
  options: Settings
}

/** The settings of a Docusaurus site by its parts. */
interface DocusaurusSite {
  config: Settings
  /** Options of docs and blog; undefined for a part that the site does not have. */
  docs: Settings | undefined
  blog: Settings | undefined
  theme: Settings
  presets: Part[]
  plugins: Part[]
}

/** The parts of a configuration: those of the classic preset, or of separate plugins. */
export function findParts(value: unknown): DocusaurusSite {
  const config = new Settings(value)
  const listed = (key: string) =>
    config.list(key).flatMap((entry): Part[] => {
      const [name, options] = Array.isArray(entry) ? entry : [entry]
      return typeof name === 'string' ? [{ name, options: new Settings(options, pathOf(name)) }] : []
    })
  const presets = listed('presets')
  const plugins = listed('plugins')
  const own = (name: string, key: string) => {
    const plugin = plugins.find((each) => each.name.endsWith(name) && each.options.text('id') === undefined)
    if (plugin) return plugin.options
    const options = presets[0]?.options
    return !options || options.flag(key) === false ? undefined : options.part(key)
  }
  const [docs, blog] = [own('plugin-content-docs', 'docs'), own('plugin-content-blog', 'blog')]
  return { config, docs, blog, theme: config.part('themeConfig'), presets, plugins }
}

/** The start of the paths of options: as in the preset for docs and blog, otherwise the name of the plugin. */
function pathOf(name: string): string {
  if (/preset|classic/.test(name)) return ''
  return name.replace(/^(?:@docusaurus\/)?plugin-(?:content-)?/, '')
}

/** The settings of `site.yml` for a Docusaurus site; calls `leaveOut` for settings without a counterpart. */
export function translateSite(site: DocusaurusSite, leaveOut: LeaveOut): Record<string, unknown> {
  const { config, theme } = site
  const logo = theme.part('navbar').part('logo')
  leaveOutParts(site, leaveOut)
  return compact({
    ...{ title: config.text('title'), tagline: config.text('tagline'), url: config.text('url')?.replace(/\/$/, '') },
    baseUrl: config.text('baseUrl')?.replace(/\/?$/, '/'),
    titleDelimiter: config.text('titleDelimiter'),
    trailingSlash: config.flag('trailingSlash'),
    ...translateLocales(config.part('i18n')),
    logo: translateLogo(logo, leaveOut),
    favicon: toFile(config.text('favicon'), leaveOut),
    image: toFile(theme.text('image'), leaveOut),
    navbar: translateNavbar(theme.part('navbar'), leaveOut),
    footer: {
      ...translateFooter(theme.part('footer'), leaveOut),
      logo: translateLogo(theme.part('footer').part('logo'), leaveOut),
    },
    announcementBar: translateAnnouncement(theme.part('announcementBar'), leaveOut),
    colorMode: translateColorMode(theme.part('colorMode')),
    docs: site.docs && translateDocs(site.docs, theme, leaveOut),
    blog: site.blog && translateBlog(site.blog),
    redirects: translateRedirects(site, leaveOut),
    checks: translateChecks(config),
  })
}

function toFile(path: string | undefined, leaveOut: LeaveOut): string | undefined {
  if (path === undefined || !/^(?:https?:|data:|\/\/)/.test(path)) return path && toSitePath(path)
  return void leaveOut(`the picture ${path}: save it in "static" and name it in site.yml`)
}

function translateLogo(logo: Settings, leaveOut: LeaveOut): Record<string, unknown> | undefined {
  const [light, dark] = ['src', 'srcDark'].map((key) => toFile(logo.text(key), leaveOut))
  return light === undefined ? undefined : compact({ light, dark, alt: logo.text('alt') })
}

function translateLocales(i18n: Settings): Record<string, unknown> {
  const codes = i18n.list('locales').filter((code) => typeof code === 'string')
  const locales = codes.map((code) => {
    const settings = i18n.part('localeConfigs').part(code)
    return compact({
      code,
      label: settings.text('label'),
      dir: settings.text('direction') === 'rtl' ? 'rtl' : undefined,
    })
  })
  return { locale: i18n.text('defaultLocale'), locales: locales.length > 1 ? locales : undefined }
}

function translateAnnouncement(bar: Settings, leaveOut: LeaveOut): Record<string, unknown> | undefined {
  const content = bar.text('content')
  if (content === undefined) return undefined
  for (const key of ['backgroundColor', 'textColor']) {
    if (bar.has(key)) leaveOut(`"${key}" of the announcement bar: choose a "tone" instead`)
  }
  const markdown = parseFragment(content).childNodes.map(toMarkdown).join('')
  return compact({ id: bar.text('id') ?? 'announcement', content: markdown, closeable: bar.flag('isCloseable') })
}

/** The Markdown of links, bold text and line breaks; other elements leave only their text. */
function toMarkdown(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (node.nodeName === 'br') return ' '
  const { childNodes = [], attrs = [] } = node as DefaultTreeAdapterTypes.Element
  const inner = childNodes.map(toMarkdown).join('')
  if (node.nodeName === 'b' || node.nodeName === 'strong') return `**${inner}**`
  const address = node.nodeName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined
  return address ? `[${inner}](${address})` : inner
}

function translateColorMode(mode: Settings): Record<string, unknown> {
  const hasSwitch = mode.flag('disableSwitch') ? false : undefined
  return { default: mode.text('defaultMode'), switch: hasSwitch, system: mode.flag('respectPrefersColorScheme') }
}

function translateDocs(docs: Settings, theme: Settings, leaveOut: LeaveOut): Record<string, unknown> {
  const sidebar = theme.part('docs').part('sidebar')
  const toc = theme.part('tableOfContents')
  if (docs.flag('includeCurrentVersion') === false)
    leaveOut('"includeCurrentVersion: false": remove the folder "docs", or keep its version')
  const versions = docs.part('versions').keys.map((name) => {
    const version = docs.part('versions').part(name)
    const settings = { label: version.text('label'), path: version.text('path'), banner: version.text('banner') }
    return [name, compact(settings)] as const
  })
  return {
    path: trimSlashes(docs.text('routeBasePath') ?? 'docs'),
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
    path: trimSlashes(blog.text('routeBasePath') ?? 'blog'),
    title: blog.text('blogTitle'),
    description: blog.text('blogDescription'),
    postsPerPage: blog.text('postsPerPage') === 'ALL' ? 10_000 : blog.number('postsPerPage'),
    sidebarTitle: blog.text('blogSidebarTitle'),
    editUrl: blog.text('editUrl'),
    lastUpdateTime: blog.flag('showLastUpdateTime'),
    onUntruncatedPosts: broken('onUntruncatedBlogPosts'),
    onInlineTags: broken('onInlineTags'),
  }
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

/** Plugins that are unnecessary here. */
export const replacedPlugins =
  /plugin-(?:content-pages|sitemap|ideal-image|pwa|debug|svgr|css-cascade|rsdoctor)|search-local|lunr|faster/

/** Lists presets and plugins without a counterpart, each as a whole. */
function leaveOutParts({ config, presets, plugins, docs, blog }: DocusaurusSite, leaveOut: LeaveOut): void {
  for (const { name, options } of presets.slice(1)) {
    leaveOut(`the preset "${name}"`)
    options.skip()
  }
  for (const { name, options } of plugins) {
    if (options === docs || options === blog || name.endsWith('client-redirects')) continue
    const id = options.text('id')
    const path = options.text('routeBasePath') ?? ''
    if (/content-(docs|blog)/.test(name)) {
      const what = /blog/.test(name) ? 'posts' : 'docs'
      leaveOut(`a second set of ${what}, "${id}", below /${path}`)
    } else if (name === '[function]') leaveOut('a plugin that is written in the configuration itself')
    else if (!replacedPlugins.test(name)) leaveOut(`the plugin "${name}"`)
    options.skip()
  }
  for (const theme of config.list('themes')) leaveOut(`the theme "${Array.isArray(theme) ? theme[0] : theme}"`)
}
