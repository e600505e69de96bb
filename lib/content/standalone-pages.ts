import path from 'node:path'
import type { SiteConfig } from '@/lib/site/config'
import { fromWorkingDir } from './content-path'
import { parseStandalonePage } from './doc'
import type { Problem } from './problems'
import { listTree } from './read'
import { pageFrontMatterSchema } from './schema'
import { readTranslatedSources } from './translated-sources'
import { isExported } from './visibility'

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
