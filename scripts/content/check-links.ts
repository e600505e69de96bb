import { readFile } from 'node:fs/promises'
import { readSite } from '@/lib/content/read-site'
import { formatProblems } from '@/lib/content/source/problems'
import { writeWhole } from '@/lib/content/source/read'
import { checkExternal, type ExternalLink, type LinkMemory } from './check-external'

// Requests the external pages that the content links to: `npm run check:links`. Tests and builds do not.
const memoryFile = '.cache/external-links.json'
const { pages, blog } = await readSite()
const shown = [...pages, ...blog.pageByPermalink.values()].flatMap((page) => ('text' in page ? [page.text] : []))
const links: ExternalLink[] = shown.flatMap((text) => text.links).filter(({ href }) => /^https?:/.test(href))
const memory: LinkMemory = JSON.parse(await readFile(memoryFile, 'utf8').catch(() => '{}'))
console.log(`${links.length} links to ${new Set(links.map(({ href }) => new URL(href).host)).size} other sites …`)
const problems = await checkExternal(links, { memory, now: Date.now() })
await writeWhole(memoryFile, Buffer.from(JSON.stringify(memory)))
console.log(formatProblems(problems))
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1
