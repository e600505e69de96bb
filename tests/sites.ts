/** A small site for tests, built into `.cache/sites/<name>`. */
interface TestSite {
  contentDir: string
  env?: Record<string, string>
  /** Base path, such as `/docs`. */
  basePath?: string
}

/** Secrets in the environment of the build, which must not reach the site. */
export const canaries: Record<string, string> = {
  ALGOLIA_ADMIN_KEY: 'c0ffee00c0ffee00c0ffee00c0ffee01',
  ALGOLIA_WRITE_KEY: 'c0ffee00c0ffee00c0ffee00c0ffee02',
  DATABASE_URL: 'postgres://canary:c0ffee03@db.example.org/docs',
  GITHUB_TOKEN: 'ghp_c0ffee04c0ffee04c0ffee04c0ffee04c0ff',
  SECRET: 'canary-c0ffee05',
}

/** The test sites by name; `tests/e2e/on-site.ts` serves them. */
export const testSites = {
  /** The default site of the tests: below a path, in two languages and several versions. */
  'every-kind': {
    contentDir: 'tests/fixtures/a-site-with-every-kind-of-page',
    basePath: '/sub',
    env: { SITE_EXTENSION: 'tests/extension/extension.ts' },
  },
  /** At the root and without an extension, with Algolia search and analytics, docs and blog below their own paths. */
  hosted: {
    contentDir: 'tests/fixtures/a-hosted-search-and-a-navbar-with-every-kind-of-item',
    env: {
      ...canaries,
      SITE_EXTENSION: 'none',
      NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
      NEXT_PUBLIC_ALGOLIA_API_KEY: 'search-key',
      NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
      NEXT_PUBLIC_ANALYTICS_SRC: 'https://stats.example.org/script.js',
      NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: 'a-test-site',
    },
  },
} satisfies Record<string, TestSite>

/** Name of a test site. */
export type TestSiteName = keyof typeof testSites

/** The folder of a built test site. */
export function testSiteDir(name: TestSiteName): string {
  return `.cache/sites/${name}`
}

/** The base path of a test site, without a trailing slash. */
export function testSiteBasePath(name: TestSiteName): string {
  const site: TestSite = testSites[name]
  return site.basePath ?? ''
}

/** The environment variables of a test site's build. */
export function testSiteEnv(name: TestSiteName): Record<string, string> {
  const site: TestSite = testSites[name]
  return { CONTENT_DIR: site.contentDir, OUT_DIR: testSiteDir(name), ...site.env }
}
