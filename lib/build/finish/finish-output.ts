import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { readSiteFiles } from '@/lib/output/site-files'
import { formatBasePath } from '@/lib/site/compiled-settings'
import type { SiteConfig } from '@/lib/site/config'
import { notFoundRoute } from '@/lib/site/next-internals'
import type { Problem } from '@/lib/site/problems/problems'
import { findConflicts } from '../conflicting-files'
import { finishPages } from '../pages/finish-pages'
import { workerFile } from '../write-offline'

const clutter = new Set(['.DS_Store', 'Thumbs.db', '.gitkeep'])

/**
 * Completes Next's export: finished pages, each as `<path>/index.html`, the files of `assetDir` under `/assets`, and those of
 * `staticDir` at the root. `origins` are other sites that the site's script connects to.
 */
export async function finishOutput(
  folders: { outDir: string; staticDir: string; assetDir: string },
  config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'analytics'> & { offline?: boolean },
  origins: string[],
): Promise<Problem[]> {
  const { outDir, staticDir, assetDir } = folders
  await removeErrorPageCopies(outDir)
  await removePayloads(outDir)
  if (!config.trailingSlash) await moveIntoFolders(outDir)
  // First: some of the stylesheets that pages link are assets.
  if (existsSync(assetDir)) await cp(assetDir, path.join(outDir, 'assets'), { recursive: true, force: true })
  const analytics = config.analytics ? [new URL(config.analytics.src).origin] : []
  const policySources = { script: analytics, connect: [...origins, ...analytics] }
  const problems = await finishPages(outDir, { basePath: formatBasePath(config), policySources })
  return [...problems, ...(await copyStatic(outDir, staticDir, config.offline ? [`/${workerFile}`] : []))]
}

/** Next also writes the 404 page as two pages, which a host would serve with status 200. */
async function removeErrorPageCopies(outDir: string): Promise<void> {
  const [page, copy] = await Promise.all(
    ['404.html', '404/index.html'].map((file) => readFile(path.join(outDir, file), 'utf8').catch(() => undefined)),
  )
  const copies = ['', '.html', '.txt'].map((ending) => notFoundRoute + ending)
  if (copy !== undefined && copy === page) copies.push('404')
  for (const name of copies) await rm(path.join(outDir, name), { recursive: true, force: true })
}

/** All text files that Next exports are for its router, except `app/robots.ts`. */
async function removePayloads(outDir: string): Promise<void> {
  const payloads = (await readSiteFiles(outDir)).filter((file) => file.endsWith('.txt') && file !== '/robots.txt')
  await Promise.all(payloads.map((file) => rm(path.join(outDir, file))))
}

async function moveIntoFolders(outDir: string): Promise<void> {
  for (const file of await readSiteFiles(outDir)) {
    if (!file.endsWith('.html') || file.endsWith('/index.html') || file === '/404.html') continue
    const folder = path.join(outDir, file.slice(0, -'.html'.length))
    await mkdir(folder, { recursive: true })
    await rename(path.join(outDir, file), path.join(folder, 'index.html'))
  }
}

/** Copies the writer's files; `later` are those that the build writes afterwards. */
async function copyStatic(outDir: string, staticDir: string, later: string[]): Promise<Problem[]> {
  // A writer's rules for crawlers replace the generated ones.
  const written = (await readSiteFiles(outDir)).filter((file) => file !== '/robots.txt')
  const files = (await readSiteFiles(staticDir)).filter((file) => !clutter.has(path.basename(file)))
  const problems = findConflicts(files, [...written, ...later], staticDir)
  const refused = new Set(problems.map(({ file }) => file))
  for (const file of files) {
    const from = path.posix.join(staticDir, file)
    if (!refused.has(from)) await cp(from, path.join(outDir, file), { dereference: true })
  }
  return problems
}
