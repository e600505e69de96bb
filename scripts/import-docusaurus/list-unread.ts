import type { Settings } from './reader'

/** Options without effect here: they concern Docusaurus's own build and deployment, or its colours of code. */
const unneeded = [
  /^(?:organizationName|projectName|deploymentBranch|githubHost|githubPort|baseUrlIssueBanner|onDuplicateRoutes)$/,
  /^(?:future|webpack|storage|debug|svgr)\b/,
  /^themeConfig\.prism\.(?:theme|darkTheme|additionalLanguages)\b/,
  /^themeConfig\.algolia\.apiKey$/,
]

/** Values of options that agree with what this program always does. */
const kept: Record<string, unknown> = {
  noIndex: false,
  'markdown.format': 'mdx',
  'markdown.emoji': true,
  'markdown.mermaid': false,
  'markdown.mdx1Compat.comments': true,
  'markdown.mdx1Compat.admonitions': true,
  'markdown.mdx1Compat.headingIds': true,
  'markdown.anchors.maintainCase': false,
  'docs.tagsBasePath': 'tags',
  'docs.admonitions': true,
  'docs.breadcrumbs': true,
  'docs.disableVersioning': false,
  'docs.includeCurrentVersion': true,
  'docs.sidebarCollapsible': true,
  'docs.numberPrefixParser': true,
  'docs.include': ['**/*.{md,mdx}'],
  'blog.include': ['**/*.{md,mdx}'],
  'blog.admonitions': true,
  'blog.showReadingTime': true,
  'blog.tagsBasePath': 'tags',
  'blog.archiveBasePath': 'archive',
  'blog.authorsBasePath': 'authors',
  'blog.authorsMapPath': 'authors.yml',
  'blog.pageBasePath': 'page',
  'blog.sortPosts': 'descending',
  'themeConfig.docs.versionPersistence': 'localStorage',
}

/** What to do about some options. */
const advice: Array<[path: RegExp, text: string]> = [
  [
    /(?:^|\.)noIndex$/,
    'search engines would list these pages; write "noindex: true" in their front matter or in _category_.yml',
  ],
  [/^markdown\.format$/, 'write "format" in the front matter'],
  [/^markdown\.mermaid$/, 'diagrams are shown as code'],
  [/^(?:themeConfig\.)?(?:gtag|googleAnalytics|googleTagManager)\b/, 'publish.md explains how to count page views'],
  [/^client-redirects\.createRedirects$/, 'write the redirects that it creates into "redirects" of site.yml'],
  [/^theme\.customCss$/, 'only its primary colour is taken over; "css" in site.yml names a sheet with your rules'],
  [/^themeConfig\.metadata$/, 'write "description", "keywords" and "image" in site.yml or in the front matter'],
]

/** Everything that nothing has read. */
interface UnreadOptions {
  /** Options whose effect is lost, with advice. */
  lost: string[]
  /** Options without effect here. */
  unneeded: string[]
}

/** Lists the options that nothing has read, so that none is lost without a word. */
export function listUnread(parts: Settings[]): UnreadOptions {
  const paths = parts
    .flatMap(({ unread }) => unread)
    .filter(({ path, value }) => !(path in kept && JSON.stringify(kept[path]) === JSON.stringify(value)))
    // Own data of the site, with any number of keys.
    .map(({ path }) => path.replace(/^(customFields)\..*/, '$1'))
  const isUnneeded = (path: string) => unneeded.some((pattern) => pattern.test(path))
  const describe = (path: string) => {
    const text = advice.find(([pattern]) => pattern.test(path))?.[1]
    return text === undefined ? `"${path}"` : `"${path}": ${text}`
  }
  return {
    lost: [...new Set(paths.filter((path) => !isUnneeded(path)).map(describe))],
    unneeded: [...new Set(paths.filter(isUnneeded))],
  }
}
