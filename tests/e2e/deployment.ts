import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keepPrevious } from '../../lib/build/finish/keep-previous'
import { workerFile, writeOffline } from '../../lib/build/write-offline'
import { startServer } from '../../scripts/server/static-server'
import { type TestSiteName, testSiteBasePath, testSiteDir } from '../sites'
import { base } from './on-site'

/** A host whose site is replaced while browsers have it open. */
interface Host {
  url: string
  /** Deploys the next build of the same site, with new names for all hashed files. */
  redeploy(next?: NextBuild): Promise<void>
}

interface NextBuild {
  /** Replacements in the text of all pages. */
  texts?: Record<string, string>
  /** Whether the build supports offline reading. */
  isOffline?: boolean
  /** Whether only the content has changed: scripts and stylesheets keep their names. */
  isSameCode?: boolean
  /** Whether the build keeps the hashed files of the previous one. */
  keepsPrevious?: boolean
}

/** `test` on a separate host for each test, with one of the test sites. */
function onHostWith(name: TestSiteName) {
  return base.extend<{ host: Host }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    host: async ({}, use) => {
      const folder = path.join('.cache/test-folders', randomUUID())
      const site = path.join(folder, 'site')
      await mkdir(folder, { recursive: true })
      const deploy = async (dir: string) => {
        await symlink(path.resolve(dir), `${site}-next`)
        await rename(`${site}-next`, site)
      }
      await deploy(testSiteDir(name))
      const redeploy = async (build: NextBuild = {}) => {
        const next = path.join(folder, randomUUID())
        await copyAsRebuilt(name, next, build)
        await deploy(next)
      }
      const server = await startServer({ dir: site, port: 0, basePath: testSiteBasePath(name) })
      await use({ url: server.url, redeploy })
      await server.close()
    },
    baseURL: ({ host }, use) => use(host.url),
  })
}

/** `test` on a host with the site that holds every kind of page. */
export const onHost = onHostWith('every-kind')

/** Copies a finished site and renames its scripts and stylesheets, with all references to them. */
async function copyAsRebuilt(
  name: TestSiteName,
  to: string,
  { texts = {}, isOffline = true, isSameCode = false, keepsPrevious = false }: NextBuild,
): Promise<void> {
  const from = testSiteDir(name)
  await cp(from, to, { recursive: true })
  const rewrite = (text: string) => {
    const replaced = Object.entries(texts).reduce((result, [from, to]) => result.replaceAll(from, to), text)
    if (isSameCode) return replaced
    return replaced.replace(/((?:static\/chunks|\/assets|["'`]\.)\/)([\w.~-]+\.(?:js|css)\b)/g, '$1rebuilt-$2')
  }
  for (const file of await readdir(to, { recursive: true })) {
    if (!/\.(html|txt|js|css)$/.test(file)) continue
    const text = await readFile(path.join(to, file), 'utf8')
    if (rewrite(text) !== text) await writeFile(path.join(to, file), rewrite(text))
  }
  for (const file of await readdir(to, { recursive: true })) {
    if (isSameCode || !/(^|\/)(_next\/static\/chunks|assets)\/[^/]+\.(js|css)$/.test(file)) continue
    await rename(path.join(to, file), path.join(to, path.dirname(file), `rebuilt-${path.basename(file)}`))
  }
  await rm(path.join(to, workerFile))
  await writeOffline(to, {
    basePath: testSiteBasePath(name),
    others: [`${testSiteBasePath(name)}/fr`],
    isOn: isOffline,
  })
  if (keepsPrevious) await keepPrevious(to, from)
}
