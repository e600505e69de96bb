import path from 'node:path'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problems } from '@/lib/content/source/problems'
import { listTree } from '@/lib/content/source/read'
import { type PageFrontMatter, pageFrontMatterSchema } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import type { SiteConfig } from '@/lib/site/config'

/** Reads the pages outside docs and blog, and reports files of other engines that would be lost. */
export async function readStandalonePages(
  contentDir: string,
  reading: { config: SiteConfig; problems: Problems },
): Promise<Source<PageFrontMatter>[]> {
  const folder = path.join(contentDir, 'pages')
  const sources = await readTranslatedSources(folder, pageFrontMatterSchema, reading)
  await refuseComponents(folder, reading.problems)
  return sources
}

async function refuseComponents(folder: string, problems: Problems): Promise<void> {
  const names = (await listTree(folder)).filter((name) => /\.[jt]sx?$/.test(name) && !/(^|\/)_|\.test\./.test(name))
  for (const name of names) {
    const file = fromWorkingDir(path.join(folder, name))
    problems.add(
      { file },
      'A page of this folder cannot be a program.',
      'Write it in Markdown, or make it a route of "app/".',
    )
  }
}
