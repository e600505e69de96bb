import path from 'node:path'
import { translationPaths } from '@/lib/content/locales/translation'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import type { ConfigSource } from '@/lib/content/site-context'
import { encodePath, fromWorkingDir } from '@/lib/content/source/content-path'
import { fileExists, listTree, readText } from '@/lib/content/source/read'
import { parseYaml } from '@/lib/content/source/yaml'
import { translationOf } from '@/lib/site/locale'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'
import { trimSlashes } from '@/lib/site/trim-slashes'

/** One version of the docs. */
export interface DocsVersion {
  /** `current` for `content/docs`, else the name in `versions.json`. */
  name: string
  label: string
  /** Prefix of the permalinks: empty for the version at the root of the site, else such as `/1.0` or `/docs`. */
  path: string
  /** Whether this is the latest version for readers. */
  isLast: boolean
  /** The notice on its pages. */
  banner: 'none' | 'unreleased' | 'unmaintained'
  /** Id of the main doc; missing without docs. */
  mainDocId?: string
  /** Sidebar trees by sidebar id, in the order of `sidebars.yml`. */
  sidebars: Record<string, SidebarNode[]>
}

/** A version before its docs are read. */
export interface VersionSource extends Omit<DocsVersion, 'sidebars' | 'mainDocId'> {
  docsDir: string
  /** Possible files of its sidebars; the first existing one counts. */
  sidebarFiles: string[]
}

const current = 'current'

/** Finds the versions of the docs, newest first. */
export async function readVersions(
  contentDir: string,
  source: ConfigSource,
  problems: Problems,
): Promise<VersionSource[]> {
  const released = await readReleasedNames(contentDir, problems)
  const hasCurrent = released.length === 0 || (await listTree(path.join(contentDir, 'docs'))).length > 0
  const names = hasCurrent ? [current, ...released] : released
  checkNames(names, source, problems)
  const wanted = source.config.docs.lastVersion
  const last = wanted !== undefined && names.includes(wanted) ? wanted : (released[0] ?? current)
  return names.map((name, index) => {
    const { label, path: written, banner } = source.config.docs.versions[name] ?? {}
    const isLast = name === last
    const own = trimSlashes(written ?? defaultPath(name, isLast))
    const part = [source.config.docs.path, own].filter(Boolean).join('/')
    const otherBanner = index < names.indexOf(last) ? 'unreleased' : 'unmaintained'
    return {
      name,
      label: label ?? (name === current ? 'Next' : name),
      path: part && `/${encodePath(part)}`,
      isLast,
      banner: banner ?? (isLast ? 'none' : otherBanner),
      ...filesOf(contentDir, name, translationOf(source.config)),
    }
  })
}

/** Reports versions of `site.yml` that do not exist. */
function checkNames(names: string[], { config, yaml }: ConfigSource, problems: Problems): void {
  const { versions, lastVersion } = config.docs
  const check = (name: string, location: SourceLocation) => {
    if (names.includes(name)) return
    problems.add(location, 'unknown-version', { name, names })
  }
  for (const name of Object.keys(versions)) check(name, yaml.locationOf(['docs', 'versions', name], 'key'))
  if (lastVersion !== undefined) check(lastVersion, yaml.locationOf(['docs', 'lastVersion']))
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return ''
  return name === current ? 'next' : name
}

function filesOf(
  contentDir: string,
  name: string,
  translation: string | undefined,
): Pick<VersionSource, 'docsDir' | 'sidebarFiles'> {
  const isCurrent = name === current
  const base = isCurrent ? 'sidebars' : `versioned_sidebars/version-${name}-sidebars`
  const originals = ['yml', 'yaml', 'json'].map((extension) => path.posix.join(contentDir, `${base}.${extension}`))
  // A translation replaces the whole file, since labels are in its lists.
  const sidebarFiles = [...originals.flatMap((file) => translationPaths(file, translation)), ...originals]
  const docsDir = path.join(contentDir, isCurrent ? 'docs' : `versioned_docs/version-${name}`)
  return { docsDir, sidebarFiles }
}

/** Names in `versions.json`, or of the folders in `versioned_docs`, newest first. */
export async function readReleasedNames(contentDir: string, problems: Problems): Promise<string[]> {
  const docsDir = path.join(contentDir, 'versioned_docs')
  const folders = (await listTree(docsDir)).flatMap((name) => /^version-([^/]+)\//.exec(name)?.[1] ?? [])
  const existing = [...new Set(folders)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const file = fromWorkingDir(path.join(contentDir, 'versions.json'))
  if (!(await fileExists(file))) return existing
  const yaml = parseYaml(readText(file, problems), file, problems)
  const names = Array.isArray(yaml.value) ? yaml.value.map(String) : []
  for (const [index, name] of names.entries()) {
    if (name === current || existing.includes(name)) continue
    const folder = fromWorkingDir(path.join(docsDir, `version-${name}`))
    problems.add(yaml.locationOf([index]), 'version-without-folder', { name, folder })
  }
  if (!Array.isArray(yaml.value) && yaml.value !== undefined) {
    problems.add({ file }, 'version-list')
  }
  // Docusaurus also allows the version that is being written in the list.
  return [...new Set(names)].filter((name) => name !== current)
}
