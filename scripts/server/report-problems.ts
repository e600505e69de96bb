import { checkWritten, keepProblems } from '@/lib/build/check-content'
import type { Doc } from '@/lib/content/docs/doc'
import type { Site } from '@/lib/content/read-site'
import { getSite } from '@/lib/content/site'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { formatCount, formatProblem, type Problem } from '@/lib/site/problems/problems'

interface ProblemReport {
  /** All errors at the start, and the number of warnings. */
  start(): Promise<string>
  /** The problems of changed files, and the number of others. */
  change(files: string[]): Promise<string>
}

/** Reports problems in the terminal: at the start, and after each change. */
export function createProblemReport(): ProblemReport {
  const published = new Map<string, Doc>()
  return {
    start: async () => {
      const site = await getSite()
      for (const doc of site.docs) published.set(doc.permalink, doc)
      const problems = await checkWritten(site)
      const errors = problems.filter(({ severity }) => severity === 'error')
      return [...errors.map(formatProblem), ...(problems.length > 0 ? [formatCount(problems)] : [])].join('\n\n')
    },
    change: async (files) => {
      const site = await getSite()
      keepProblems(findMoves(published, site))
      const problems = await checkWritten(site)
      if (problems.length === 0) return 'No problems.'
      const saved = files.map(fromWorkingDir)
      // A conflict with another file names the saved one.
      const isOwn = ({ file, message }: Problem) => saved.some((each) => file === each || message.includes(each))
      const others = problems.filter((problem) => !isOwn(problem))
      // On one line each: the browser shows them with their source.
      const lines = problems.filter(isOwn).map((own) => formatProblem({ ...own, source: '' }))
      return [...lines, ...(others.length > 0 ? [`Elsewhere: ${formatCount(others)}`] : [])].join('\n')
    },
  }
}

/** Reports each page once whose address has changed since the server started, by a new name or a new slug. */
function findMoves(published: Map<string, Doc>, { docs, permalinks, redirects }: Site): Problem[] {
  return [...published].flatMap(([from, before]): Problem[] => {
    if (redirects.has(from)) return []
    const isSame = ({ body, title }: Doc) => body === before.body && title === before.title
    const now = permalinks.has(from)
      ? docs.find(({ permalink }) => permalink === from)
      : (docs.find(({ file }) => file === before.file) ??
        docs.find((doc) => !published.has(doc.permalink) && isSame(doc)))
    if (!now) return []
    published.set(from, now)
    if (now.permalink === from) return []
    const line = `redirects: [${[...(now.meta.redirects ?? []), from].join(', ')}]`
    return [{ file: now.file, ...diagnose('moved-page', { from, to: now.permalink, line }) }]
  })
}
