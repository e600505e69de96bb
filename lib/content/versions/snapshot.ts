import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { fileExists, listTree, readText, writeWhole } from '@/lib/content/source/read'
import type { SiteConfig } from '@/lib/site/config'
import { didYouMean } from '@/lib/site/nearest-name'

/** What was made of the docs, and what the writer should look at. */
interface Snapshot {
  /** The new folder of docs. */
  folder: string
  files: number
  /** The new file of sidebars; missing when the sidebar is made of the folders. */
  sidebarFile?: string
  /** All released versions, newest first. */
  versions: string[]
}

/** Copies the docs as they are now to a version of that name. Throws, and leaves nothing behind, when that cannot be done. */
export async function snapshotDocs(contentDir: string, name: string): Promise<Snapshot> {
  const docsDir = path.join(contentDir, 'docs')
  const released = await readReleased(contentDir)
  checkName(name, released)
  const docs = await listTree(docsDir)
  if (!docs.some((file) => /\.mdx?$/i.test(file)))
    throw new Error(`There are no docs in ${docsDir} to make a version of.`)

  const folder = path.join(contentDir, 'versioned_docs', `version-${name}`)
  const unfinished = path.join(contentDir, 'versioned_docs', `.unfinished-${name}`)
  const sidebar = await findSidebarFile(contentDir)
  const sidebarFile =
    sidebar && path.join(contentDir, 'versioned_sidebars', `version-${name}-sidebars${path.extname(sidebar)}`)
  const versions = [name, ...released]
  try {
    await rm(unfinished, { recursive: true, force: true })
    await cp(docsDir, unfinished, { recursive: true, dereference: true })
    if (sidebar && sidebarFile) {
      await mkdir(path.dirname(sidebarFile), { recursive: true })
      await cp(sidebar, sidebarFile)
    }
    await rename(unfinished, folder)
    // Last, because this is what makes it a version.
    await writeWhole(path.join(contentDir, 'versions.json'), Buffer.from(`${JSON.stringify(versions, null, 2)}\n`))
  } catch (error) {
    const made = [unfinished, folder, ...(sidebarFile ? [sidebarFile] : [])]
    await Promise.all(made.map((one) => rm(one, { recursive: true, force: true })))
    throw error
  }
  return { folder, files: docs.length, versions, sidebarFile }
}

function checkName(name: string, released: string[]): void {
  const shown = JSON.stringify(name)
  if (!/^\w[\w.+-]*$/.test(name)) {
    throw new Error(
      `${shown} cannot be the name of a version. Write letters, digits, ".", "-", "+" and "_", such as 1.0.`,
    )
  }
  if (name === 'current') throw new Error('"current" is the name of the docs that are being written. Choose another.')
  // Some systems take such folders for one.
  const same = released.find((other) => other.toLowerCase() === name.toLowerCase())
  if (same) throw new Error(`There is a version "${same}" already. The versions are: ${released.join(', ')}.`)
}

/** Names in `versions.json` and of folders that it may have left out. */
async function readReleased(contentDir: string): Promise<string[]> {
  const files = await listTree(path.join(contentDir, 'versioned_docs'))
  const folders = new Set(files.flatMap((file) => /^version-([^/]+)\//.exec(file)?.[1] ?? []))
  const file = path.join(contentDir, 'versions.json')
  const listed: unknown = (await fileExists(file)) ? JSON.parse(await readText(file)) : []
  if (!Array.isArray(listed)) throw new Error(`${file} is not a list of version names, such as ["1.0"].`)
  const names = listed.map(String)
  const others = [...folders].filter((folder) => !names.includes(folder))
  return [...names, ...others.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))]
}

async function findSidebarFile(contentDir: string): Promise<string | undefined> {
  const files = ['yml', 'yaml', 'json'].map((extension) => path.join(contentDir, `sidebars.${extension}`))
  const existing = await Promise.all(files.map(fileExists))
  return files[existing.indexOf(true)]
}

/** Removes a version of the docs: its folder, its sidebars and its line in the list. Returns the versions that are left. */
export async function removeVersion(contentDir: string, name: string): Promise<string[]> {
  const released = await readReleased(contentDir)
  if (!released.includes(name)) {
    const list = released.length > 0 ? `The versions are: ${released.join(', ')}.` : 'There are none.'
    throw new Error(`There is no version "${name}". ${didYouMean(name, released)}${list}`)
  }
  const versions = released.filter((version) => version !== name)
  // First, because without it there is no such version, whatever happens to its files.
  await writeWhole(path.join(contentDir, 'versions.json'), Buffer.from(`${JSON.stringify(versions, null, 2)}\n`))
  const sidebars = (await listTree(path.join(contentDir, 'versioned_sidebars'))).filter((file) =>
    file.startsWith(`version-${name}-sidebars.`),
  )
  const gone = [`versioned_docs/version-${name}`, ...sidebars.map((file) => `versioned_sidebars/${file}`)]
  if (versions.length === 0) gone.push('versions.json')
  await Promise.all(gone.map((one) => rm(path.join(contentDir, one), { recursive: true, force: true })))
  // What else may lie in them stays.
  for (const folder of ['versioned_docs', 'versioned_sidebars'])
    await rmdir(path.join(contentDir, folder)).catch(() => {})
  return versions
}

interface Version {
  name: string
  configFile: string
  docs: Pick<SiteConfig['docs'], 'path' | 'versions' | 'lastVersion'>
}

/** Tells the writer what was made and what to decide next. */
export function formatNextSteps(snapshot: Snapshot, { name, configFile, docs }: Version): string {
  const { folder, files, sidebarFile, versions } = snapshot
  return [
    `Version ${name} is a copy of the docs as they are now.`,
    `  ${folder}: ${files} ${files === 1 ? 'file' : 'files'}`,
    ...(sidebarFile ? [`  ${sidebarFile}`] : []),
    `  versions.json: ${versions.join(', ')}`,
    '',
    ...describeAddresses(name, docs, configFile),
  ].join('\n')
}

function describeAddresses(name: string, { path: root, versions, lastVersion }: Version['docs'], configFile: string) {
  if (lastVersion !== undefined && lastVersion !== name) {
    return [`"docs.lastVersion" in ${configFile} keeps ${lastVersion} as the version that readers get first.`]
  }
  const { label, path } = versions.current ?? {}
  const below = `${root && `/${root}`}/${path || 'next'}`
  const lines = [`${name} takes the addresses at the docs root, and the folder "docs" is served below ${below}.`]
  if (path === '') {
    lines.push(`Set in ${configFile}, because both cannot be at the root:`)
    return [...lines, '  docs:', '    versions:', `      current: { label: ${label ?? 'Next'}, path: next }`]
  }
  lines.push(`To serve what is being written first, set "docs.lastVersion: current" in ${configFile}.`)
  return [...lines, 'Label, path and banner of each version are under "docs.versions" there.']
}
