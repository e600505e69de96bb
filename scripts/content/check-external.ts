import { groupBy } from '@/lib/site/groups'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'

/** A link to another site, with its place. */
export interface ExternalLink {
  href: string
  file: string
  line: number
}

interface Asking {
  /** Between two requests to the same site. */
  pauseMs?: number
  ask?: (href: string) => Promise<number>
}

const timeoutMs = 20_000
/** Number of sites requested in parallel. */
const parallel = 6

/** Requests the linked pages of other sites, each site slowly. */
export async function checkExternal(
  links: ExternalLink[],
  { pauseMs = 1000, ask = askFor }: Asking = {},
): Promise<Problem[]> {
  const byAddress = groupBy(links, ({ href }) => href.replace(/#.*/s, ''))
  const waiting = [...groupBy(byAddress, ([href]) => new URL(href).host).values()].values()
  const problems: Problem[] = []
  const work = async () => {
    for (const site of waiting) {
      for (const [index, [href, places]] of site.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        const status = await ask(href).catch((error: unknown) => reasonOf(error))
        if (typeof status !== 'number' || status >= 400)
          problems.push(...places.map((place) => describe(place, status)))
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return problems
}

/** Some sites answer only GET requests. */
async function askFor(href: string): Promise<number> {
  const options = { redirect: 'follow', headers: { 'User-Agent': 'link check of a documentation site' } } as const
  const head = await fetch(href, { ...options, method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
  if (head.ok) return head.status
  const page = await fetch(href, { ...options, signal: AbortSignal.timeout(timeoutMs) })
  await page.body?.cancel()
  return page.status
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** A missing page is an error; a site that blocks programs or is currently down is a warning. */
function describe({ href, file, line }: ExternalLink, status: number | string): Problem {
  const isGone = status === 404 || status === 410 || /ENOTFOUND/.test(String(status))
  const answer = typeof status === 'number' ? `answers with ${status}` : `does not answer: ${status}`
  return { file, line, ...diagnose(isGone ? 'gone-page' : 'unreachable-page', { href, answer }) }
}
