import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from '@playwright/test'
import { workerFile, writeOffline } from '../../lib/build/offline/write-offline'
import { startServer } from '../../lib/server/static-server'
import { testSiteDir } from '../sites'

/** A host whose site is replaced while browsers have it open; the files of the former site are gone at once. */
interface Host {
  url: string
  /** Puts the same site there as its next build would leave it: every chunk has another name. */
  redeploy(next?: NextBuild): Promise<void>
}

interface NextBuild {
  /** Texts to be replaced in all pages, by what takes their place. */
  texts?: Record<string, string>
  /** Whether the site is kept for when there is no network. */
  isOffline?: boolean
  /** Whether the service worker of the former build is still there, as on a host that replaces one file after the other. */
  keepsWorker?: boolean
}

/** `test` on a host of its own for each test. */
export const onHost = test.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  host: async ({}, use) => {
    const folder = path.join('.cache/test-folders', randomUUID())
    const site = path.join(folder, 'site')
    await mkdir(folder, { recursive: true })
    const deploy = async (dir: string) => {
      await symlink(path.resolve(dir), `${site}-next`)
      await rename(`${site}-next`, site)
    }
    await deploy(testSiteDir('every-kind'))
    const redeploy = async (build: NextBuild = {}) => {
      const next = path.join(folder, randomUUID())
      await copyAsRebuilt(testSiteDir('every-kind'), next, build)
      await deploy(next)
    }
    const server = await startServer({ dir: site, port: 0 })
    await use({ url: server.url, redeploy })
    await server.close()
  },
  baseURL: ({ host }, use) => use(host.url),
})

/** Copies a finished site with another name for each script and style sheet, in its files and wherever they are named. */
async function copyAsRebuilt(
  from: string,
  to: string,
  { texts = {}, isOffline = true, keepsWorker = false }: NextBuild,
): Promise<void> {
  await cp(from, to, { recursive: true })
  const folders = ['_next/static/chunks', 'assets'].map((name) => path.join(to, name))
  const rewrite = (text: string) => {
    const replaced = Object.entries(texts).reduce((whole, [from, into]) => whole.replaceAll(from, into), text)
    return replaced.replace(/((?:static\/chunks|\/assets|["'`]\.)\/)([\w.~-]+\.(?:js|css)\b)/g, '$1rebuilt-$2')
  }
  for (const file of await readdir(to, { recursive: true })) {
    if (!/\.(html|txt|js|css)$/.test(file)) continue
    const text = await readFile(path.join(to, file), 'utf8')
    if (rewrite(text) !== text) await writeFile(path.join(to, file), rewrite(text))
  }
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
    for (const name of names) await rename(path.join(folder, name), path.join(folder, `rebuilt-${name}`))
  }
  if (keepsWorker) return
  await rm(path.join(to, workerFile))
  await writeOffline(to, { basePath: '', others: [], isOn: isOffline })
}
