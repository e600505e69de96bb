/** A small site beside the shipped one that browser tests need, built into `.cache/sites/<name>`. */
interface TestSite {
  contentDir: string
  env?: Record<string, string>
  /** Path at which the site is served, such as `/docs`. */
  basePath?: string
  /** Whether its pages stay as Next writes them, with React. */
  isPlain?: boolean
}

/** By name; `tests/e2e/on-site.ts` serves them. */
export const testSites = {
  /** Where the engine is tested unless a test needs one of the others. */
  'every-kind': { contentDir: 'tests/fixtures/a-site-with-every-kind-of-page' },
  languages: { contentDir: 'tests/fixtures/a-site-in-three-languages' },
  versions: {
    contentDir: 'tests/fixtures/a-reader-moves-between-versions-below-a-base-path',
    basePath: '/sub',
  },
  /** Searched with Algolia, its page views counted elsewhere. */
  hosted: {
    contentDir: 'tests/fixtures/a-hosted-search-and-a-navbar-with-every-kind-of-item',
    env: {
      NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
      NEXT_PUBLIC_ALGOLIA_API_KEY: 'search-key',
      NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
      NEXT_PUBLIC_ANALYTICS_SRC: 'https://stats.example.org/script.js',
      NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: 'a-test-site',
    },
  },
  plain: { contentDir: 'tests/fixtures/a-hosted-search-and-a-navbar-with-every-kind-of-item', isPlain: true },
} satisfies Record<string, TestSite>

/** Name of a site in `testSites`. */
export type TestSiteName = keyof typeof testSites

/** The folder of a finished test site, relative to the working directory. */
export function testSiteDir(name: TestSiteName): string {
  return `.cache/sites/${name}`
}

/** The path at which a test site is served, without a slash at its end. */
export function testSiteBasePath(name: TestSiteName): string {
  const site: TestSite = testSites[name]
  return site.basePath ?? ''
}

/** What the build of a test site needs in its environment. */
export function testSiteEnv(name: TestSiteName): Record<string, string> {
  const site: TestSite = testSites[name]
  return {
    CONTENT_DIR: site.contentDir,
    OUT_DIR: testSiteDir(name),
    ASSET_DIR: `${testSiteDir(name)}-assets`,
    ...site.env,
  }
}

/** What the build of a test site is told on its command line. */
export function testSiteArgs(name: TestSiteName): string[] {
  const site: TestSite = testSites[name]
  return site.isPlain ? ['--plain'] : []
}
