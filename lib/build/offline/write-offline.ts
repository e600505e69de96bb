import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { Problem } from '@/lib/content/source/problems'
import { offlinePrefix } from '@/lib/site/offline'

interface OfflineSettings {
  /** Whether pages are kept for reading offline. */
  isOn: boolean
  /** Path before every site path, such as `/docs`; empty at the root. */
  basePath: string
  /** The same of other sites below this one, which have their own workers. */
  others: string[]
}

/** The file name of the service worker, at the root of the site. */
export const workerFile = 'sw.js'

/** Writes the service worker for reading offline; where it isn't wanted, one that removes what a former build has left. */
export async function writeOffline(outDir: string, { isOn, basePath, others }: OfflineSettings): Promise<Problem[]> {
  const file = path.join(outDir, workerFile)
  const offlineFolder = path.join(outDir, 'offline')
  if (!isOn) {
    await rm(offlineFolder, { recursive: true, force: true })
    // Writers may have their own.
    await writeFile(file, formatStop(basePath), { flag: 'wx' }).catch(() => undefined)
    return []
  }
  const page = await readFile(path.join(offlineFolder, 'index.html'))
  const version = createHash('sha256').update(page).digest('base64url').slice(0, 12)
  try {
    const settings = JSON.stringify({ version, basePath, others })
    await writeFile(file, `const settings=${settings};\n${await bundleWorker()}`, { flag: 'wx' })
    return []
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const found = `The address /${workerFile} is already taken by a static file.`
    return [{ severity: 'error', file, found, fix: 'Rename that file, or write "offline: false" in site.yml.' }]
  }
}

/** A service worker that removes all that another has kept at this path, and itself. */
export function formatStop(basePath: string): string {
  return `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(offlinePrefix(basePath))})) await caches.delete(name)
  await registration.unregister()
})()))
`
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
