import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A small site beside the shipped one that browser tests need, built into `.cache/sites/<name>`. */
interface TestSite {
  contentDir: string
  env?: Record<string, string>
  /** Path at which the site is served, such as `/docs`. */
  basePath?: string
  /** The one change to a copy of the content. */
  change?: { file: string; from: string; to: string }
}

const versions = {
  contentDir: 'tests/fixtures/a-reader-moves-between-versions-below-a-base-path',
  basePath: '/sub',
}

/** What a build finds in its environment and no site may hold, by names under which programs keep such things. */
export const canaries: Record<string, string> = {
  ALGOLIA_ADMIN_KEY: 'c0ffee00c0ffee00c0ffee00c0ffee01',
  ALGOLIA_WRITE_KEY: 'c0ffee00c0ffee00c0ffee00c0ffee02',
  DATABASE_URL: 'postgres://canary:c0ffee03@db.example.org/docs',
  GITHUB_TOKEN: 'ghp_c0ffee04c0ffee04c0ffee04c0ffee04c0ff',
  SECRET: 'canary-c0ffee05',
}

/** By name; `tests/e2e/on-site.ts` serves them. */
export const testSites = {
  /** Where the engine is tested unless a test needs one of the others. */
  'every-kind': { contentDir: 'tests/fixtures/a-site-with-every-kind-of-page' },
  versions,
  /** Built from the same content but for one sentence, so that two builds can be compared. */
  changed: { ...versions, change: { file: 'blog/2024-05-01-two.md', from: 'Read [how', to: 'Learn [how' } },
  languages: { contentDir: 'tests/fixtures/a-site-in-three-languages' },
  /** Its docs and its blog have paths of their own. */
  moved: {
    contentDir: 'tests/fixtures/a-docusaurus-site-with-docs-and-blog-below-paths',
  },
  /** Searched with Algolia, its page views counted elsewhere. */
  hosted: {
    contentDir: 'tests/fixtures/a-hosted-search-and-a-navbar-with-every-kind-of-item',
    env: {
      ...canaries,
      NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
      NEXT_PUBLIC_ALGOLIA_API_KEY: 'search-key',
      NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'docs',
      NEXT_PUBLIC_ANALYTICS_SRC: 'https://stats.example.org/script.js',
      NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: 'a-test-site',
    },
  },
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
    CONTENT_DIR: site.change ? `.cache/sites/${name}-content` : site.contentDir,
    OUT_DIR: testSiteDir(name),
    ...site.env,
  }
}

/** Writes the content of a test site that is built from a changed copy. */
export async function writeTestContent(name: TestSiteName): Promise<void> {
  const { contentDir, change }: TestSite = testSites[name]
  const folder = testSiteEnv(name).CONTENT_DIR
  if (!change || !folder) return
  await cp(contentDir, folder, { recursive: true, force: true })
  const file = path.join(folder, change.file)
  await writeFile(file, (await readFile(file, 'utf8')).replace(change.from, change.to))
}
