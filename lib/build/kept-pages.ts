import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '@/lib/content/read-site'
import { deleteFile, forEachFew, listTree, pathExists, writeWhole } from '@/lib/content/source/read'
import { computeProgramId } from './build-stamp'
import { findFiles } from './next-internals'
import type { NextFolders } from './run-next'

/** The pages of the last build that would come out the same. */
interface KeptPages {
  /** The file that names them to Next's processes; missing when there is none. */
  list?: string
  /** How many there are. */
  count: number
  /** Puts them beside those that Next has written; false when these do not belong together, and all must be written. */
  putBack(): Promise<boolean>
  /** Keeps a page without React, as Next wrote it, for the next build; its path is that in the finished site. */
  keep(path: string, page: string): Promise<void>
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
  const program = [await computeProgramId(), script]
  const shared = hashOf([...program, config, texts, versions, navbar, announcement, blog.sidebar])
  // A blog at another path is moved there afterwards.
  const posts = config.blog.path === 'blog' ? blog.pageByPermalink.values() : []
  const pages = [...site.pages, ...posts]
    .filter(({ permalink }) => plainAddress.test(permalink))
    .map((page) => ({
      permalink: page.permalink,
      kept: path.posix.join(folder, `${hashOf([shared, page])}.html`),
      file: path.join(outDir, nameOf(page.permalink, config.trailingSlash)),
    }))
  const keptByPath = new Map(pages.map(({ permalink, kept }) => [path.posix.join(permalink, 'index.html'), kept]))
  const found = pages.filter(({ kept }) => pathExists(kept))
  const list = path.posix.join(folder, 'kept.json')
  if (found.length > 0) await writeWhole(list, Buffer.from(JSON.stringify(found.map(({ permalink }) => permalink))))
  return {
    ...(found.length > 0 && { list }),
    count: found.length,
    async putBack() {
      const used = new Set(pages.map(({ kept }) => path.posix.basename(kept)))
      for (const name of await listTree(folder)) if (!used.has(name)) await deleteFile(path.posix.join(folder, name))
      let areWhole = true
      await forEachFew(found, async ({ kept, file }) => {
        const asked = findFiles(await readFile(kept, 'utf8'))
        areWhole &&= asked.every((address) => pathExists(path.join(outDir, address)))
        if (!areWhole || pathExists(file)) return
        await mkdir(path.dirname(file), { recursive: true })
        await copyFile(kept, file)
      })
      return areWhole
    },
    async keep(file, page) {
      const kept = keptByPath.get(file)
      if (kept !== undefined && !pathExists(kept)) await writeWhole(kept, Buffer.from(page))
    },
  }
}

/** The file that Next writes for an address. */
function nameOf(permalink: string, trailingSlash: boolean): string {
  return trailingSlash || permalink === '/' ? `${permalink}/index.html` : `${permalink}.html`
}

function hashOf(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
