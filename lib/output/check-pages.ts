import type { Problem } from '@/lib/content/source/problems'
import { type Finding, pageRules, type RuleContext } from './page-rules'
import type { OutputPage } from './read-page'

/** Checks every page by itself; the same finding on many pages is told once. */
export function checkPages(pages: OutputPage[], context: RuleContext): Problem[] {
  const groups = new Map<string, { finding: Finding; files: string[] }>()
  for (const page of pages) {
    const file = context.sources.get(page.permalink)?.file ?? page.outFile
    for (const finding of pageRules.flatMap((rule) => rule(page, context))) {
      const key = `${finding.found} ${finding.fix}`
      const group = groups.get(key) ?? { finding, files: [] }
      group.files.push(file)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ finding, files }) => describeFinding(finding, files))
}

function describeFinding({ severity, found, fix }: Finding, files: string[]): Problem {
  const [file = '', ...others] = [...new Set(files)]
  const more =
    others.length === 0 ? '' : ` The same on ${others.length} more ${others.length === 1 ? 'page' : 'pages'}.`
  return { severity, file, found: `${found}${more}`, fix }
}
