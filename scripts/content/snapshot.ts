import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileExists, listTree, writeFileAtomic } from '@/lib/content/source/read'
import { readReleasedNames } from '@/lib/content/versions/versions'
import { didYouMean } from '@/lib/site/nearest-name'
import { ContentError, Problems } from '@/lib/site/problems/problems'

/** A new version of the docs. */
interface Snapshot {
  /** Folder of its docs. */
  folder: string
  files: number
  /** All released versions, newest first. */
  versions: string[]
}

/** Copies the docs and their sidebars to a version of that name. Throws if there are no docs or the name is invalid. */
export async function snapshotDocs(contentDir: string, name: string): Promise<Snapshot> {
  const docsDir = path.join(contentDir, 'docs')
  const released = await readReleased(contentDir)
  checkName(name, released)
  const docs = await listTree(docsDir)
  if (!docs.some((file) => /\.mdx?$/i.test(file)))
    throw new Error(`There are no docs in ${docsDir} to make a version of.`)
  const folder = path.join(contentDir, 'versioned_docs', `version-${name}`)
  await cp(docsDir, folder, { recursive: true, dereference: true, errorOnExist: true, force: false })
  for (const extension of ['yml', 'yaml', 'json']) {
    const sidebar = path.join(contentDir, `sidebars.${extension}`)
    if (await fileExists(sidebar))
      await cp(sidebar, path.join(contentDir, 'versioned_sidebars', `version-${name}-sidebars.${extension}`))
  }
  const versions = [name, ...released]
  // Last, because a version exists once it is listed.
  await writeList(contentDir, versions)
  return { folder, files: docs.length, versions }
}

async function readReleased(contentDir: string): Promise<string[]> {
  const problems = new Problems()
  const released = await readReleasedNames(contentDir, problems)
  if (problems.all.length > 0) throw new ContentError(problems.all)
  return released
}

function writeList(contentDir: string, versions: string[]): Promise<void> {
  return writeFileAtomic(path.join(contentDir, 'versions.json'), Buffer.from(`${JSON.stringify(versions, null, 2)}\n`))
}

function checkName(name: string, released: string[]): void {
  if (!/^\w[\w.+-]*$/.test(name)) {
    throw new Error(
      `${JSON.stringify(name)} cannot be the name of a version. Write letters, digits, ".", "-", "+" and "_", such as 1.0.`,
    )
  }
  if (name === 'current') throw new Error('"current" is the name of the docs that are being written. Choose another.')
  // On some systems folder names that differ only in case are the same.
  const same = released.find((other) => other.toLowerCase() === name.toLowerCase())
  if (same) throw new Error(`There is already a version "${same}". The versions are: ${released.join(', ')}.`)
}

/** Removes a version of the docs: its folder, its sidebars and its line in the list. Returns the remaining versions. */
export async function removeVersion(contentDir: string, name: string): Promise<string[]> {
  const released = await readReleased(contentDir)
  if (!released.includes(name)) {
    const list = released.length > 0 ? `The versions are: ${released.join(', ')}.` : 'There are none.'
    throw new Error(`There is no version "${name}". ${didYouMean(name, released)}${list}`)
  }
  const versions = released.filter((version) => version !== name)
  await writeList(contentDir, versions)
  const sidebars = ['yml', 'yaml', 'json'].map(
    (extension) => `versioned_sidebars/version-${name}-sidebars.${extension}`,
  )
  const removed = [`versioned_docs/version-${name}`, ...sidebars]
  if (versions.length === 0) removed.push('versions.json', 'versioned_docs', 'versioned_sidebars')
  await Promise.all(removed.map((each) => rm(path.join(contentDir, each), { recursive: true, force: true })))
  return versions
}
