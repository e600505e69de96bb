import { randomUUID } from 'node:crypto'
import { mkdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { test } from '@playwright/test'
import { startServer } from '../../lib/server/static-server'
import { type TestSiteName, testSiteDir } from '../sites'

/** A host whose site is replaced while browsers have it open; the files of the former site are gone at once. */
interface Host {
  url: string
  deploy(name: TestSiteName): Promise<void>
}

/** `test` on a host of its own for each test. */
export const onHost = test.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  host: async ({}, use) => {
    const folder = path.join('.cache/test-folders', randomUUID())
    const site = path.join(folder, 'site')
    await mkdir(folder, { recursive: true })
    const deploy = async (name: TestSiteName) => {
      await symlink(path.resolve(testSiteDir(name)), `${site}-next`)
      await rename(`${site}-next`, site)
    }
    await deploy('docusaurus')
    const server = await startServer({ dir: site, port: 0 })
    await use({ url: server.url, deploy })
    await server.close()
  },
  baseURL: ({ host }, use) => use(host.url),
})
