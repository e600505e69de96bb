import { readSite } from '@/lib/content/read-site'
import { readEnvironment } from '@/lib/site/environment'
import { formatProblems } from '@/lib/site/problems/problems'
import { checkExternal, type ExternalLink } from './check-external'

readEnvironment('production')

// Requests the external pages that the content links to: `npm run check:links`. Tests and builds do not.
const { pages } = await readSite()
const shown = pages.flatMap((page) => ('text' in page ? [page.text] : []))
const links: ExternalLink[] = shown.flatMap((text) => text.links).filter(({ href }) => /^https?:/.test(href))
console.log(`${links.length} links to ${new Set(links.map(({ href }) => new URL(href).host)).size} other sites …`)
const problems = await checkExternal(links)
console.log(formatProblems(problems))
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1
