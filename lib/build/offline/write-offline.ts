import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { Problem } from '@/lib/content/source/problems'
import { readSiteFiles } from '@/lib/output/site-files'
import { fragmentFile } from '@/lib/site/fragment'

/** What the service worker knows of the build that it belongs to. */
export interface OfflineBuild {
  /** Changes with every file that it may keep. */
  version: string
  /** Path before every site path, such as `/docs`; empty at the root. */
  basePath: string
  /** The same of other sites below this one, which have workers of their own. */
  others: string[]
  /** Addresses of the files that it keeps from the start. */
  shell: string[]
  /** Same, of pages. */
  pages: string[]
  /** The first 8 characters of the hash of each file whose name says nothing of its content, one after the other. */
  files: string
}

interface OfflineSettings extends Pick<OfflineBuild, 'basePath' | 'others'> {
  /** Whether pages are kept at all. */
  isOn: boolean
}

/** The file name of the service worker, at the root of the site. */
export const workerFile = 'sw.js'

const offlinePage = '/offline/index.html'

/**
 * Writes the service worker that keeps a finished site readable offline; to be called when all its other files are there. Where
 * it is not wanted, the one of a former build is told to go.
 */
export async function writeOffline(outDir: string, { isOn, ...site }: OfflineSettings): Promise<Problem[]> {
  const file = path.join(outDir, workerFile)
  if (!isOn) {
    await rm(path.join(outDir, path.dirname(offlinePage)), { recursive: true, force: true })
    // That of the writer, who keeps pages in another way.
    await writeFile(file, formatStop(site.basePath), { flag: 'wx' }).catch(() => undefined)
    return []
  }
  const text = await formatWorker(outDir, site)
  try {
    await writeFile(file, text, { flag: 'wx' })
    return []
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const found = `The address /${workerFile} is already taken by a static file.`
    return [{ severity: 'error', file, found, fix: 'Rename that file, or write "offline: false" in site.yml.' }]
  }
}

/** A service worker that takes away all that another has kept at this path, and itself. */
export function formatStop(basePath: string): string {
  // Why twice, `offline-worker.ts` says.
  return `addEventListener('install', () => { skipWaiting(); setTimeout(() => skipWaiting(), 2000) })
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(`offline ${basePath}/ `)})) await caches.delete(name)
  await registration.unregister()
})()))
`
}

async function formatWorker(outDir: string, { basePath, others }: Omit<OfflineSettings, 'isOn'>): Promise<string> {
  const code = await bundleWorker()
  const folders = others.map((other) => other.slice(basePath.length))
  const isElsewhere = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  const files = (await readSiteFiles(outDir)).filter((file) => !isElsewhere(file))
  // Of an index in parts the lists of terms; its texts are kept when they have been read, and what only mistakes need is not.
  const isShell = (file: string) =>
    /^\/(search-index\/(?!terms\/long\.).*|pages\.json|favicon\.svg)$/.test(file) ||
    /^\/assets\/([\w.-]+-)?[A-Z0-9]{8}\.js$/.test(file) ||
    /\/media\/(inter|jetbrains-mono)\.[\w-]+\.woff2$/.test(file)
  const named = files.filter((file) => /\.html$/.test(file) || file.endsWith(`/${fragmentFile}`) || isShell(file))
  const hashes = await Promise.all(named.map((file) => readHash(path.join(outDir, file))))
  const pages = [offlinePage, '/search/index.html'].filter((file) => files.includes(file))
  const known: Omit<OfflineBuild, 'version'> = {
    basePath,
    others,
    shell: files.filter(isShell).map((file) => basePath + file),
    pages: pages.map((file) => basePath + path.posix.dirname(file)),
    files: [...new Set(hashes)].sort().join(''),
  }
  const version = createHash('sha256').update(JSON.stringify(known)).update(code).digest('base64url').slice(0, 12)
  return `const build=${JSON.stringify({ version, ...known } satisfies OfflineBuild)};\n${code}`
}

async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/build/offline/offline-worker.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env': '{}' },
  })
  return outputFiles[0]?.text ?? ''
}

async function readHash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64')
    .slice(0, 8)
}
