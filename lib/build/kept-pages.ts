import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { hashModules, moduleFolder } from '@/lib/content/modules/run-modules'
import type { Site } from '@/lib/content/read-site'
import { deleteFile, listTree, pathExists, writeWhole } from '@/lib/content/source/read'
import { translationOf } from '@/lib/site/locale'
import { computeProgramId } from './build-stamp'
import { findFiles, stripNext } from './next-internals'
import type { NextFolders } from './run-next'

/** The pages of the last build that would come out the same. */
interface KeptPages {
  /** The file that names them to Next's processes; missing when there is none. */
  list?: string
  /** How many there are. */
  count: number
  /** Puts them beside those that Next has written; false when these do not belong together, and all must be written. */
  putBack(): Promise<boolean>
  /** Keeps the pages without React, as Next wrote them, for the next build; resolves to whether there are no others. */
  keep(): Promise<boolean>
}

/** Addresses that are names of files on every system, as they are. */
const plainAddress = /^[\w/.-]*$/

/**
 * Finds the pages that need not be written again: a page is made from its record, from what all pages share, and from the
 * program. Each is kept under the hash of these.
 */
export async function findKeptPages(site: Site, { outDir, script }: NextFolders): Promise<KeptPages> {
  const folder = path.posix.join('.cache/pages', hashOf([outDir]))
  const { config, texts, versions, navbar, announcement, blog } = site
  const program = [await hashModules(moduleFolder(translationOf(config))), await computeProgramId(), script]
  const shared = hashOf([...program, config, texts, versions, navbar, announcement, blog.sidebar])
  const pages = [...site.pages, ...blog.pageByPermalink.values()]
    .filter(({ permalink }) => plainAddress.test(permalink))
    .map((page) => ({
      permalink: page.permalink,
      kept: path.posix.join(folder, `${hashOf([shared, page])}.html`),
      file: path.join(outDir, nameOf(page.permalink, config.trailingSlash)),
    }))
  const found = pages.filter(({ kept }) => pathExists(kept))
  const list = path.posix.join(folder, 'kept.json')
  if (found.length > 0) await writeWhole(list, Buffer.from(JSON.stringify(found.map(({ permalink }) => permalink))))
  return {
    ...(found.length > 0 && { list }),
    count: found.length,
    async putBack() {
      for (const { kept, file } of found) {
        const asked = findFiles(await readFile(kept, 'utf8'))
        if (!asked.every((address) => pathExists(path.join(outDir, address)))) return false
        if (pathExists(file)) continue
        await mkdir(path.dirname(file), { recursive: true })
        await copyFile(kept, file)
      }
      return true
    },
    async keep() {
      await mkdir(folder, { recursive: true })
      let areAll = true
      for (const { kept, file } of pages) {
        if (pathExists(kept)) continue
        if (await isLight(file)) await writeWhole(kept, await readFile(file))
        else areAll = false
      }
      const used = new Set(pages.map(({ kept }) => path.posix.basename(kept)))
      for (const name of await listTree(folder)) if (!used.has(name)) await deleteFile(path.posix.join(folder, name))
      return areAll
    },
  }
}

/** A page with React names the build it belongs to. */
async function isLight(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && 'html' in stripNext(await readFile(file, 'utf8'))
}

/** The file that Next writes for an address. */
function nameOf(permalink: string, trailingSlash: boolean): string {
  return trailingSlash || permalink === '/' ? `${permalink}/index.html` : `${permalink}.html`
}

function hashOf(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
