import type { Graph, GraphUpdate } from '@/lib/build/graph'
import { checkSiteLinks } from '@/lib/content/check-site-links'
import type { Doc } from '@/lib/content/docs/doc'
import type { Site } from '@/lib/content/read-site'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { formatCount, formatProblem, type Problem } from '@/lib/site/problems/problems'

interface Report {
  update: GraphUpdate
  /** The problems as they are printed. */
  text: string
}

interface ProblemReport {
  /** Writes the records; with all errors, and the number of warnings. */
  start(): Promise<Report>
  /** Writes the records again; with the problems of changed files, and the number of others. */
  change(files: string[]): Promise<Report>
}

/** Updates the records of the site, and reports problems for the terminal: at the start, and after each change. */
export function createProblemReport(graph: Graph): ProblemReport {
  const published = new Map<string, Doc>()
  const update = () => graph.update(async (site) => [...(await checkSiteLinks([site])), ...findMoves(published, site)])
  return {
    start: async () => {
      const updated = await update()
      const { site, problems } = updated
      for (const doc of site.docs) published.set(doc.permalink, doc)
      const errors = problems.filter(({ severity }) => severity === 'error')
      const text = [...errors.map(formatProblem), ...(problems.length > 0 ? [formatCount(problems)] : [])].join('\n\n')
      return { update: updated, text }
    },
    change: async (files) => {
      const updated = await update()
      return { update: updated, text: formatChange(files.map(fromWorkingDir), updated.problems) }
    },
  }
}

function formatChange(saved: string[], problems: Problem[]): string {
  if (problems.length === 0) return 'No problems.'
  // A conflict with another file names the saved one.
  const isOwn = ({ file, message }: Problem) => saved.some((each) => file === each || message.includes(each))
  const others = problems.filter((problem) => !isOwn(problem))
  // On one line each: the browser shows them with their source.
  const lines = problems.filter(isOwn).map((own) => formatProblem({ ...own, source: '' }))
  return [...lines, ...(others.length > 0 ? [`Elsewhere: ${formatCount(others)}`] : [])].join('\n')
}

/** Reports each page once whose address has changed since the server started, by a new name or a new slug. */
function findMoves(published: Map<string, Doc>, { docs, permalinks, redirects }: Site): Problem[] {
  const docByPermalink = new Map(docs.map((doc) => [doc.permalink, doc]))
  return [...published].flatMap(([from, before]): Problem[] => {
    if (redirects.has(from)) return []
    const isSame = ({ body, title }: Doc) => body === before.body && title === before.title
    const now = permalinks.has(from)
      ? docByPermalink.get(from)
      : (docs.find(({ file }) => file === before.file) ??
        docs.find((doc) => !published.has(doc.permalink) && isSame(doc)))
    if (!now) return []
    published.set(from, now)
    if (now.permalink === from) return []
    const line = `redirects: [${[...(now.meta.redirects ?? []), from].join(', ')}]`
    return [{ file: now.file, ...diagnose('moved-page', { from, to: now.permalink, line }) }]
  })
}
