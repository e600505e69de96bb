import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'
import { offlinePrefix } from '@/lib/site/offline'
import { scriptTargets } from './browser/browser-targets'
import { moduleOptions } from './browser/module-options'

/** The file name of the service worker, at the root of the site. */
export const workerFile = 'sw.js'

/**
 * Writes the service worker for reading offline, or one that removes an earlier one. `basePath` precedes every path, such as `/docs`;
 * `others` are the base paths of sites below this one, which have their own workers.
 */
export async function writeOffline(
  outDir: string,
  { isOn, basePath, others }: { isOn: boolean; basePath: string; others: string[] },
): Promise<void> {
  const file = path.join(outDir, workerFile)
  if (!isOn) {
    await rm(path.join(outDir, 'offline'), { recursive: true, force: true })
    // The writer's own worker stays.
    if (!existsSync(file)) await writeFile(file, formatStop(basePath))
    return
  }
  const page = await readFile(path.join(outDir, 'offline/index.html'))
  const version = createHash('sha256').update(page).digest('base64url').slice(0, 12)
  await build({
    ...moduleOptions,
    input: 'components/offline/worker.browser.ts',
    transform: { target: scriptTargets, define: { 'process.env': '""' } },
    output: {
      file,
      format: 'iife',
      minify: true,
      banner: `const settings=${JSON.stringify({ version, basePath, others })};`,
    },
  })
}

/** A service worker that removes itself, and all caches of an earlier one at this path. */
export function formatStop(basePath: string): string {
  return `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(offlinePrefix(basePath))})) await caches.delete(name)
  await registration.unregister()
})()))
`
}
