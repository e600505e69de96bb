import { checkWritten } from '@/lib/build/check-written'
import type { Site } from '@/lib/content/read-site'
import { getSite } from '@/lib/content/site'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { formatCount, formatProblem, type Problem } from '@/lib/content/source/problems'

/** Says in the terminal, after each change, what is wrong in the files that were saved, and how much is elsewhere. */
interface ProblemReport {
  /** All errors at the start; warnings are counted. */
  start(): Promise<string>
  /** What came of a change of these files. */
  change(files: string[]): Promise<string>
}

/** Keeps in mind what the site was before a change. */
export function createProblemReport(): ProblemReport {
  let before: Site | undefined
  return {
    start: async () => {
      before = await getSite()
      const problems = await checkWritten(before)
      const errors = problems.filter(({ severity }) => severity === 'error')
      return [...errors.map(formatProblem), ...(problems.length > 0 ? [count(problems)] : [])].join('\n\n')
    },
    change: async (files) => {
      const site = await getSite()
      const problems = await checkWritten(site)
      const saved = new Set(files.map(fromWorkingDir))
      const own = problems.filter(({ file }) => saved.has(file))
      const others = problems.filter((problem) => !own.includes(problem))
      const moves = before ? findMoves(before, site).map(describeMove) : []
      before = site
      return [
        ...own.map(formatLine),
        ...moves,
        problems.length === 0 ? 'No problems.' : own.length === 0 ? `Elsewhere: ${count(others)}` : '',
        own.length > 0 && others.length > 0 ? `Elsewhere: ${count(others)}` : '',
      ]
        .filter(Boolean)
        .join('\n')
    },
  }
}

function count(problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return formatCount(errors, problems.length - errors)
}

/** One problem on one line: the browser shows it with its source. */
function formatLine(problem: Problem): string {
  return formatProblem({ ...problem, source: '' })
}

interface Move {
  file: string
  from: string
  to: string
}

/** Pages whose file has got another name, and with it another address. */
function findMoves(before: Pick<Site, 'docs'>, after: Pick<Site, 'docs' | 'permalinks' | 'redirects'>): Move[] {
  const filesBefore = new Set(before.docs.map(({ file }) => file))
  const filesAfter = new Set(after.docs.map(({ file }) => file))
  const gone = before.docs.filter(({ file }) => !filesAfter.has(file))
  const added = after.docs.filter(({ file }) => !filesBefore.has(file))
  return gone.flatMap(({ body, title, permalink }) => {
    const found = added.find((doc) => doc.body === body && doc.title === title)
    const isKnown = after.permalinks.has(permalink) || after.redirects.has(permalink)
    return found && !isKnown ? [{ file: found.file, from: permalink, to: found.permalink }] : []
  })
}

function describeMove({ file, from, to }: Move): string {
  return `${file} has moved from ${from} to ${to}. So that links to the former address still arrive, write in its front matter: redirects: [${from}]`
}
