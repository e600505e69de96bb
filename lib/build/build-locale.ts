import { rm } from 'node:fs/promises'
import path from 'node:path'
import { assetDir } from '@/lib/content/links/assets'
import { getSite } from '@/lib/content/site'
import type { Problem } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { outDir } from '@/lib/output/out-dir'
import { setUpSearch } from '@/lib/search/create-search-client'
import type { SearchablePage } from '@/lib/search/records'
import { formatFilePath } from '@/lib/site/href'
import type { SiteLocale } from '@/lib/site/locale'
import { writeFeeds } from './feeds'
import { finishOutput } from './finish'
import { writeRedirects } from './redirects'
import { run } from './run'
import { writeSearchIndex } from './write-index'

/** The folder of the finished site in one of its languages: that of the content is at the root, each other below it. */
export function localeOutDir({ code, isOriginal }: Pick<SiteLocale, 'code' | 'isOriginal'>): string {
  return isOriginal ? outDir() : path.posix.join(outDir(), code)
}

/** Builds the site in the language that is in use, and all that is written beside its pages. */
export async function buildLocale(
  locale: SiteLocale,
  searchable: SearchablePage[],
): Promise<{ exitCode: number; problems: Problem[] }> {
  const folder = localeOutDir(locale)
  const search = await setUpSearch(process.env)
  Object.assign(process.env, search.publicEnv)
  if (search.needsIndex) {
    const index = await writeSearchIndex(searchable, locale.code)
    // The search's own chunk alone knows the address.
    process.env.NEXT_PUBLIC_SEARCH_INDEX = formatFilePath(index, locale)
  }
  const exitCode = await run('next', ['build'], { ...process.env, OUT_DIR: folder })
  if (exitCode !== 0) return { exitCode, problems: [] }
  const { config, redirects } = await getSite()
  const problems = await finishOutput({
    outDir: folder,
    staticDir: path.posix.join(contentDir(), 'static'),
    assetDir: assetDir(),
    publicDir: 'public',
    trailingSlash: config.trailingSlash,
  })
  await writeFeeds(folder)
  const covered = await writeRedirects(folder, redirects, config)
  // Crawlers read the one at the root alone, which names the sitemaps of all languages.
  if (!locale.isOriginal) await rm(path.join(folder, 'robots.txt'), { force: true })
  return { exitCode, problems: [...problems, ...covered] }
}
