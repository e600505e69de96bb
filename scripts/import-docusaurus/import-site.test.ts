import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { readSite } from '@/lib/content/read-site'
import { formatProblems } from '@/lib/site/problems/problems'
import { publishApart } from '@/tests/own-assets'
import { writeFolder } from '@/tests/write-folder'
import { importSite } from './import-site'

const config = `import { themes } from 'prism-react-renderer'
import type { Config } from '@docusaurus/types'
import versions from './not-here.json'
import { title } from './title'

const config: Config = {
  title,
  tagline: 'Docs of it',
  url: 'https://docs.example.org/',
  baseUrl: '/base/',
  favicon: 'img/favicon.ico',
  onBrokenLinks: 'log',
  i18n: { defaultLocale: 'en', locales: ['en', 'fa'], localeConfigs: { fa: { label: 'فارسی', direction: 'rtl' } } },
  presets: [['classic', {
    docs: {
      sidebarPath: require.resolve('./sidebars.js'),
      editUrl: ({ docPath }) => docPath,
      lastVersion: 'current',
      versions: { current: { label: 'Next', path: 'next' } },
      exclude: ['**/drafts/**'],
      remarkPlugins: [themes.nothing],
    },
    blog: { routeBasePath: '/news', blogTitle: 'News', postsPerPage: 'ALL' },
    theme: { customCss: './src/css/custom.css' },
  }]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/old', '/older'], to: '/docs/next/intro' }], createRedirects: () => [] }],
    ['@docusaurus/plugin-content-docs', { id: 'api', routeBasePath: 'api' }],
    'docusaurus-plugin-sass',
    async () => ({ name: 'own' }),
  ],
  themeConfig: {
    image: 'img/card.svg',
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    announcementBar: { id: 'new', content: '<b>New:</b> <a href="/docs/intro">read</a>', backgroundColor: '#fff' },
    algolia: { appId: 'APP', apiKey: 'never-written', indexName: 'docs' },
    prism: { theme: themes.github },
    navbar: {
      title: 'Example',
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: 'Mark' },
      items: [
        { type: 'docSidebar', sidebarId: 'tutorial', label: 'Docs', position: 'left' },
        { to: 'news', label: 'News', position: 'left' },
        { href: 'https://github.com/example/docs', className: 'header-github-link', 'aria-label': 'Repository' },
        { label: 'More', items: [{ label: 'Site', href: 'https://example.org' }, { type: 'html', value: '<hr>' }] },
        { label: 'Help', href: '/intro#help' },
        { type: 'html', value: '<b>x</b>' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Docs', items: [{ label: 'Intro', to: '/docs/intro' }, { html: '<i></i>' }] }],
      copyright: \`Copyright &copy; \${new Date().getFullYear()} <a href="https://example.org">Us&trade;</a><br/>AT&amp;T\`,
    },
  },
}

export default async () => config
`

const files = {
  'docusaurus.config.ts': config,
  'title.ts': "export const title = 'Example docs'\n",
  'sidebars.js': `module.exports = {
  tutorial: ['intro', { type: 'html', value: '<hr>' }, { Guide: ['more'] }, { type: 'link', label: 'Out', href: 'https://example.org', customProps: {} }],
}`,
  'src/css/custom.css':
    ':root { --ifm-color-primary: #2e8555; }\n[data-theme="dark"] { --ifm-color-primary: #25c2a0; }\n',
  'docs/intro.md': '# Intro\n',
  'docs/more.md': '# More\n',
  'i18n/fa/code.json': '{}',
  'i18n/fa/docusaurus-theme-classic/navbar.json': '{}',
  'blog/2024-05-01-hello.md': '# Hello\n\n<!-- truncate -->\n\nRest.\n',
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
  'static/img/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
  'static/img/favicon.ico': 'icon',
  'static/img/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
}

publishApart()

test('writes settings and sidebars of a site at the former addresses, and lists what has no counterpart', async () => {
  const folder = await writeFolder('site', files)
  const before = await readdir(folder)
  const { leftOut, unneeded, written } = await importSite(folder)
  expect((await readdir(folder)).filter((name) => !before.includes(name)).sort()).toEqual(['sidebars.yml', 'site.yml'])
  expect(written).toHaveLength(2)

  const text = await readFile(`${folder}/site.yml`, 'utf8')
  expect(text).not.toContain('never-written')
  expect(text).toContain('NEXT_PUBLIC_ALGOLIA_APP_ID=APP NEXT_PUBLIC_ALGOLIA_INDEX_NAME=docs')
  expect(parse(text)).toEqual({
    title: 'Example docs',
    tagline: 'Docs of it',
    url: 'https://docs.example.org',
    baseUrl: '/base/',
    locale: 'en',
    locales: [{ code: 'en' }, { code: 'fa', label: 'فارسی', dir: 'rtl' }],
    logo: { light: '/img/logo.svg', dark: '/img/logo-dark.svg', alt: 'Mark' },
    favicon: '/img/favicon.ico',
    image: '/img/card.svg',
    navbar: {
      title: 'Example',
      items: [
        { type: 'docSidebar', sidebarId: 'tutorial', label: 'Docs', position: 'left' },
        { label: 'News', to: '/news', position: 'left' },
        { label: 'Repository', href: 'https://github.com/example/docs', position: 'right' },
        { type: 'dropdown', label: 'More', items: [{ label: 'Site', href: 'https://example.org' }], position: 'right' },
        { label: 'Help', to: '/intro#help', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      columns: [{ title: 'Docs', links: [{ label: 'Intro', to: '/docs/intro' }] }],
      copyright: 'Copyright © {year} Us™ AT&T',
    },
    announcementBar: { id: 'new', content: '**New:** [read](/docs/intro)' },
    colorMode: { default: 'dark', system: true },
    docs: {
      path: 'docs',
      lastUpdateTime: false,
      lastUpdateAuthor: false,
      sidebarHideable: false,
      versions: { current: { label: 'Next', path: 'next' } },
      lastVersion: 'current',
    },
    blog: { path: 'news', title: 'News', postsPerPage: 10_000 },
    redirects: { '/old': '/docs/next/intro', '/older': '/docs/next/intro' },
    checks: { brokenLinks: 'warn' },
    accent: { light: expect.stringMatching(/^#2[\da-f]{5}$/), dark: '#25c2a0' },
  })
  expect(parse(await readFile(`${folder}/sidebars.yml`, 'utf8'))).toEqual({
    tutorial: ['intro', { Guide: ['more'] }, { type: 'link', label: 'Out', href: 'https://example.org' }],
  })
  expect(leftOut).toEqual([
    'a second set of docs, "api", below /api',
    'the plugin "docusaurus-plugin-sass"',
    'a plugin that is written in the configuration itself',
    'entries of the navbar item "More" that are not plain links',
    'the navbar item "html": there is no item of type "html"',
    'links of the footer below "Docs" that are HTML',
    'links in the copyright line of the footer',
    '"style" of the footer',
    '"backgroundColor" of the announcement bar: choose a "tone" instead',
    'entries of sidebars that are HTML',
    '"customProps" of entries of sidebars',
    'the texts in i18n/fa/code.json, i18n/fa/docusaurus-theme-classic/navbar.json: write them into site.yml and strings.yml there',
    '"themeConfig.navbar.items[].className"',
    '"docs.editUrl"',
    '"docs.exclude"',
    '"docs.remarkPlugins"',
    '"theme.customCss": only its primary colour is taken over; "css" in site.yml names a sheet with your rules',
    '"client-redirects.createRedirects": write the redirects that it creates into "redirects" of site.yml',
    'the folders src/pages, src/theme and src/css, except for the primary colour: write pages in Markdown, and rules in a sheet that "css" names',
  ])
  expect(unneeded).toEqual(['themeConfig.algolia.apiKey'])

  process.env.CONTENT_DIR = folder
  const site = await readSite()
  expect(formatProblems(site.problems.filter(({ severity }) => severity === 'error'))).toBe('No problems.')
  expect([...site.permalinks]).toEqual(expect.arrayContaining(['/docs/next/intro', '/news/2024/05/01/hello']))
})

test('never overwrites files, and names a folder without a configuration', async () => {
  const taken = await writeFolder('taken', { ...files, 'site.yml': 'title: Mine\n' })
  await expect(importSite(taken)).rejects.toThrow('site.yml exists: rename it first')
  const empty = await writeFolder('empty', { 'docs/index.md': '' })
  await expect(importSite(`${empty}/docs`)).rejects.toThrow('There is no docusaurus.config.js in')
})

/** Options of Docusaurus 3 that have no counterpart, with values other than their defaults. */
const withoutCounterpart = {
  noIndex: true,
  onDuplicateRoutes: 'throw',
  organizationName: 'example',
  customFields: { a: 1, b: { c: 2 } },
  scripts: [{ src: '/a.js', async: true }],
  headTags: [{ tagName: 'link', attributes: { rel: 'me' } }],
  markdown: { format: 'detect', mermaid: true, emoji: false, anchors: { maintainCase: true }, preprocessor: null },
  staticDirectories: ['static', 'public'],
  future: { v4: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { htmlLang: 'fr-CH', label: 'Français' } } },
  themeConfig: {
    metadata: [{ name: 'author', content: 'a' }],
    prism: {
      theme: { plain: {} },
      additionalLanguages: ['r'],
      magicComments: [{ className: 'error', line: 'error-line' }],
    },
    docs: { versionPersistence: 'none' },
    navbar: { style: 'dark', logo: { src: 'https://example.org/logo.svg', href: '/start' } },
    algolia: { appId: 'A', indexName: 'i', contextualSearch: false },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          path: './docs',
          breadcrumbs: false,
          versions: { current: { noIndex: true, badge: false } },
          numberPrefixParser: false,
          tagsBasePath: 'labels',
        },
        blog: { path: './news/', feedOptions: { type: 'json' }, blogSidebarCount: 'ALL', sortPosts: 'ascending' },
        gtag: { trackingID: 'G' },
        sitemap: { ignorePatterns: ['/a'] },
      },
    ],
    ['@example/preset', { docs: {} }],
  ],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: ['@docusaurus/plugin-pwa'],
}

test('names every option that it does not take over', async () => {
  const folder = await writeFolder('options', {
    'docusaurus.config.js': `module.exports = ${JSON.stringify(withoutCounterpart)}
module.exports.presets[0][1].blog.truncateMarker = /more/`,
    'docs/intro.md': '# Intro\n',
    'news/2024-05-01-hello.md': '# Hello\n',
  })
  const { leftOut, unneeded } = await importSite(folder)
  const hidden =
    'search engines would list these pages; write "noindex: true" in their front matter or in _category_.yml'
  expect(leftOut.slice(0, -1)).toEqual([
    'the folder of the posts, "./news/": move or copy it to "blog"',
    'the folder of the static files, "public": move or copy it to "static"',
    'the preset "@example/preset"',
    'the theme "@docusaurus/theme-mermaid"',
    'the picture https://example.org/logo.svg: save it in "static" and name it in site.yml',
    `"noIndex": ${hidden}`,
    '"customFields"',
    '"scripts"',
    '"headTags"',
    '"markdown.format": write "format" in the front matter',
    '"markdown.mermaid": diagrams are shown as code',
    '"markdown.emoji"',
    '"markdown.anchors.maintainCase"',
    '"i18n.localeConfigs.fr.htmlLang"',
    '"themeConfig.metadata": write "description", "keywords" and "image" in site.yml or in the front matter',
    '"themeConfig.prism.magicComments"',
    '"themeConfig.docs.versionPersistence"',
    '"themeConfig.navbar.style"',
    '"themeConfig.navbar.logo.href"',
    '"themeConfig.algolia.contextualSearch"',
    '"docs.breadcrumbs"',
    `"docs.versions.current.noIndex": ${hidden}`,
    '"docs.versions.current.badge"',
    '"docs.numberPrefixParser"',
    '"docs.tagsBasePath"',
    '"blog.feedOptions.type"',
    '"blog.blogSidebarCount"',
    '"blog.sortPosts"',
    '"blog.truncateMarker"',
    '"gtag.trackingID": publish.md explains how to count page views',
    '"sitemap.ignorePatterns"',
  ])
  expect(unneeded).toEqual([
    'onDuplicateRoutes',
    'organizationName',
    'future.v4',
    'themeConfig.prism.additionalLanguages',
    'the plugin "@docusaurus/plugin-pwa"',
  ])
})

test('names no option that has the value it always has here, and no folder in its place', async () => {
  const config = {
    noIndex: false,
    markdown: { emoji: true, mermaid: false, format: 'mdx' },
    staticDirectories: ['content/static/'],
    presets: [['classic', { docs: { path: 'content/docs/', breadcrumbs: true }, blog: { path: './blog' } }]],
  }
  const folder = await writeFolder('same', {
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
    'content/docs/intro.md': '# Intro\n',
  })
  const { leftOut, unneeded } = await importSite(`${folder}/content`)
  expect(leftOut).toHaveLength(1)
  expect(unneeded).toEqual([])
})

test('reads sidebars from JSON, and writes no blog for a site without posts', async () => {
  const sidebars = JSON.stringify({ docs: ['intro', { type: 'category', label: 'Guide', items: ['guide/more'] }] })
  const folder = await writeFolder('json', {
    'docusaurus.config.js':
      "module.exports = { title: 'T', presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]] }",
    'sidebars.json': sidebars,
    'docs/intro.md': '# Intro\n',
  })
  await importSite(folder)
  expect(parse(await readFile(`${folder}/sidebars.yml`, 'utf8'))).toEqual({
    docs: ['intro', { type: 'category', label: 'Guide', items: ['guide/more'] }],
  })
  expect(parse(await readFile(`${folder}/site.yml`, 'utf8'))).not.toHaveProperty('blog')
})

for (const [written, taken] of [
  ['true', { switch: false }],
  ['false', {}],
] as const) {
  test(`translates disableSwitch: ${written}`, async () => {
    const mode = `module.exports = { title: 'T', themeConfig: { colorMode: { defaultMode: 'light', disableSwitch: ${written} } } }`
    const folder = await writeFolder('mode', { 'docusaurus.config.js': mode, 'docs/index.md': '# Home\n' })
    await importSite(folder)
    const settings = parse(await readFile(`${folder}/site.yml`, 'utf8'))
    expect(settings.colorMode).toEqual({ default: 'light', ...taken })
  })
}

test('reports a configuration that fails', async () => {
  const folder = await writeFolder('failing', { 'docusaurus.config.js': 'throw new Error("no network")' })
  await expect(importSite(folder)).rejects.toThrow(/docusaurus\.config\.js fails: no network/)
  const text =
    "import { createRequire } from 'node:module'\nexport default createRequire(import.meta.url)('./made.json')"
  const missing = await writeFolder('missing', { 'docusaurus.config.mjs': text })
  await expect(importSite(missing)).rejects.toThrow(
    /docusaurus\.config\.mjs fails: Cannot find module '\.\/made\.json'\. Run "npm install" in the folder of the site, or create the file\.$/,
  )
})
