import path from 'node:path'
import { isGenerated } from '@/lib/content/docs/permalink'
import { assetDir } from '@/lib/content/links/assets'
import { ownAddresses } from '@/lib/content/page-list'
import type { Site } from '@/lib/content/read-site'
import type { SitePage } from '@/lib/content/site-page'
import { listTree } from '@/lib/content/source/read'
import { decodePath } from '@/lib/site/decode-uri'
import { environment } from '@/lib/site/environment'
import { siteLocales, translationOf } from '@/lib/site/locale'
import { applyLevels, type Problem, Problems } from '@/lib/site/problems/problems'
import { findConflicts } from './conflicting-files'
import { findPrivate } from './private-files'
import { findReserved } from './reserved-folders'

/** The problems of the content, without those of links and of failing code. */
export interface CheckedContent {
  problems: Problem[]
  /** Site paths of the files that are copied to the site: static files and assets. */
  copied: ReadonlySet<string>
}

/** Collects the problems of a site's content. */
export async function checkContent(site: Site): Promise<CheckedContent> {
  const { config, pages } = site
  const found = new Problems()
  // The problems of a partial occur on each page that shows it.
  found.addAll([...site.problems, ...site.textProblems])
  const problems = applyLevels(found.all, config.checks)
  const staticDir = path.join(environment.contentDir, 'static')
  const copied = new Set((await listTree(staticDir)).map((file) => `/${file}`))
  const permalinks = [...pages.map(({ permalink }) => permalink), ...ownAddresses]
  const written = permalinks.map((permalink) => `${decodePath(permalink).replace(/\/$/, '')}/index.html`)
  const replaceable = new Set(['/robots.txt', '/_headers', '/_redirects', ...(config.offline ? [] : ['/sw.js'])])
  // Folders of hashed files are reported as a whole.
  const generated = [...copied].filter((file) => isGenerated(file, config.blog) && !/^\/(?:assets|_next)\//.test(file))
  const taken = [...written, ...generated.filter((file) => !replaceable.has(file))]
  problems.push(...findConflicts(copied, taken, staticDir), ...findPrivate(copied))
  problems.push(...findReserved(copied, siteLocales(config)))
  // Files beside the pages, which a page links or shows.
  for (const file of await listTree(assetDir(translationOf(config)))) copied.add(`/assets/${file}`)
  return { problems, copied }
}

/** The Markdown file of a page; undefined for a generated one. */
export function fileOf(page: SitePage): string | undefined {
  return page.kind === 'doc' || page.kind === 'post' ? page.text.file : undefined
}

const longestTitle = 120
const longestDescription = 300

/** Warns of titles and descriptions that are too long for lists of search results. */
export function checkLengths(page: SitePage): Problem[] {
  const file = fileOf(page)
  if (file === undefined || page.unlisted) return []
  const { title, description } = page
  const problems = new Problems()
  if (title.length > longestTitle) problems.add({ file }, 'long-title', { length: title.length, limit: longestTitle })
  if (!description) problems.add({ file }, 'no-description')
  else if (description.length > longestDescription) {
    problems.add({ file }, 'long-description', { length: description.length, limit: longestDescription })
  }
  return problems.all
}
