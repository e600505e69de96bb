import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'
import { readSiteFiles } from '@/lib/output/site-files'
import { notFoundRoute } from '@/lib/site/next-internals'
import { addPolicies, type PolicySources } from '../light/content-policy'
import { type KeepPage, lightenSite } from '../light/lighten-site'
import { routerFile } from '../next-internals'

/** The folders that make up the finished site. */
interface FinishFolders {
  outDir: string
  /** The writer's files, copied as they are to the site's root. */
  staticDir: string
  /** Pictures and files of the pages, under hashed names. */
  assetDir: string
  publicDir: string
  trailingSlash: boolean
  /** Path of the blog; the export has it in `blog`. */
  blogPath: string
  /** Path before every site path, such as `/docs`; empty at the root. */
  basePath: string
  /** Whether pages stay as Next wrote them, with React. */
  isPlain: boolean
  /** Keeps pages without React for the next build. */
  keep?: KeepPage | undefined
  /** Other sites that the pages may talk to. */
  policySources: PolicySources
}

const clutter = new Set(['.DS_Store', 'Thumbs.db', '.gitkeep'])

/**
 * Completes Next's export: every page as `<path>/index.html`, assets and static files beside the pages. Returns what is wrong, and
 * whether a page keeps React that was to do without.
 */
export async function finishOutput(folders: FinishFolders): Promise<{ problems: Problem[]; keepsReact: boolean }> {
  await removeErrorPageCopies(folders.outDir)
  await removePayloads(folders.outDir)
  if (!folders.trailingSlash) await moveIntoFolders(folders)
  await writeSharedSidebars(folders.outDir)
  if (folders.blogPath !== 'blog') await moveBlog(folders)
  // In front of the step that makes one of the style sheets of a page, some of which are assets.
  await cp(folders.assetDir, path.join(folders.outDir, 'assets'), { recursive: true, force: true }).catch(ignoreMissing)
  const none = { problems: [], scripts: new Set<string>() }
  const light = folders.isPlain ? none : await lightenSite(folders.outDir, folders)
  await addPolicies(folders.outDir, { sources: folders.policySources, lightScripts: light.scripts })
  return { problems: [...light.problems, ...(await copyStatic(folders))], keepsReact: light.problems.length > 0 }
}

/** Makes a file of each sidebar that pages do not hold as a whole, from the page of `app/whole-sidebars`, which is not a page of the site. */
async function writeSharedSidebars(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'whole-sidebars')
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  for (const [, address = '', tree = ''] of html.matchAll(/<nav data-rest="([^"]+)">(.*?)<\/nav>/gs)) {
    await mkdir(path.join(outDir, 'assets'), { recursive: true })
    await writeFile(path.join(outDir, 'assets', path.basename(address)), tree.replace(/<!--.*?-->/gs, ''))
  }
}

/** Next also writes the 404 page as two pages, which a host would serve as if they were found. */
async function removeErrorPageCopies(outDir: string): Promise<void> {
  const [page, copy] = await Promise.all(
    ['404.html', '404/index.html'].map((file) => readFile(path.join(outDir, file), 'utf8').catch(() => undefined)),
  )
  const copies = [
    ...['', '.html', '.txt'].map((ending) => notFoundRoute + ending),
    ...(copy !== undefined && copy === page ? ['404'] : []),
  ]
  await Promise.all(copies.map((name) => rm(path.join(outDir, name), { recursive: true, force: true })))
}

/** Pages are fetched as fragments, or in full; nothing asks for what Next's router would. */
async function removePayloads(outDir: string): Promise<void> {
  const files = await readSiteFiles(outDir)
  const beside = files.filter((file) => file.endsWith('.html')).map((file) => file.replace(/html$/, 'txt'))
  const payloads = [...files.filter((file) => routerFile.test(file)), ...beside]
  await Promise.all(payloads.map((file) => rm(path.join(outDir, file), { force: true })))
}

/** The route of the blog has one name; its pages name each other by their own addresses. */
async function moveBlog({ outDir, blogPath }: FinishFolders): Promise<void> {
  const waiting = path.join(outDir, '.blog')
  await rename(path.join(outDir, 'blog'), waiting)
  await cp(waiting, path.join(outDir, blogPath), { recursive: true })
  await rm(waiting, { recursive: true })
}

async function moveIntoFolders({ outDir, publicDir }: FinishFolders): Promise<void> {
  const published = new Set(await readSiteFiles(publicDir))
  for (const file of await readSiteFiles(outDir)) {
    const isPage =
      file.endsWith('.html') && !file.endsWith('/index.html') && file !== '/404.html' && !published.has(file)
    if (!isPage) continue
    const folder = path.join(outDir, file.slice(0, -'.html'.length))
    await mkdir(folder, { recursive: true })
    await rename(path.join(outDir, file), path.join(folder, 'index.html'))
  }
}

async function copyStatic({ outDir, staticDir }: FinishFolders): Promise<Problem[]> {
  const taken = new Set<string>()
  for (const file of await readSiteFiles(outDir)) for (const part of pathAndFolders(file)) taken.add(part)
  const problems: Problem[] = []
  for (const file of await readSiteFiles(staticDir)) {
    if (clutter.has(path.basename(file))) continue
    if (taken.has(file)) problems.push(collision(path.posix.join(staticDir, file), file))
    else await cp(path.join(staticDir, file), path.join(outDir, file), { recursive: true })
  }
  return problems
}

function pathAndFolders(file: string): string[] {
  const folders = []
  for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) folders.push(file.slice(0, end))
  return folders
}

function collision(file: string, address: string): Problem {
  const found = `The address ${address} is already taken by a page or file that the site writes itself.`
  return { severity: 'error', file, found, fix: 'Rename this file.' }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
