import path from 'node:path'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problem } from '@/lib/content/source/problems'
import { listTree } from '@/lib/content/source/read'
import { pageFrontMatterSchema } from '@/lib/content/source/schema'
import { isExported } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import { parseStandalonePage } from './doc'

/** Reads the pages outside docs and blog, and says which files of other engines would be lost. */
export async function readStandalonePages(contentDir: string, config: SiteConfig) {
  const folder = path.join(contentDir, 'pages')
  const { sources, problems } = await readTranslatedSources(folder, pageFrontMatterSchema, config)
  const parsed = sources.map(parseStandalonePage)
  const written = parsed.flatMap((page) => page.parsed ?? [])
  return {
    pages: written.filter(isExported),
    drafts: written.filter((page) => !isExported(page)),
    problems: [problems, parsed.flatMap((page) => page.problems), await refuseComponents(folder)].flat(),
  }
}

async function refuseComponents(folder: string): Promise<Problem[]> {
  const names = (await listTree(folder)).filter((name) => /\.[jt]sx?$/.test(name) && !/(^|\/)_|\.test\./.test(name))
  return names.map((name) => ({
    severity: 'error',
    file: fromWorkingDir(path.join(folder, name)),
    found: 'A page of this folder cannot be a program.',
    fix: 'Write it in Markdown, or make it a route of "app/".',
  }))
}
