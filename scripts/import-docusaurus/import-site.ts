import { existsSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { makeReadable } from '@/lib/content/config/accent'
import { fileExists, listTree, readText, writeFileAtomic } from '@/lib/content/source/read'
import { isMapping } from '@/lib/site/objects'
import { listUnread } from './list-unread'
import { readProgram } from './read-program'
import type { Settings } from './reader'
import type { LeaveOut } from './translate-bars'
import { findParts, replacedPlugins, translateSite } from './translate-site'

/** The result of an import. */
interface ImportedSite {
  configFile: string
  /** The files written. */
  written: string[]
  /** Descriptions of everything without a counterpart. */
  leftOut: string[]
  /** Options without effect here. */
  unneeded: string[]
}

const notRead =
  'the folders src/pages, src/theme and src/css, except for the primary colour: write pages in Markdown, and rules in a sheet that "css" names'

const extensions = ['js', 'ts', 'mjs', 'cjs', 'mts']

/** Writes `site.yml` and `sidebars.yml` for a Docusaurus site whose content is in a folder; changes nothing else. */
export async function importSite(folder: string): Promise<ImportedSite> {
  const configFile = await findConfig(folder)
  const siteDir = path.dirname(configFile)
  const leftOut = new Set<string>()
  const leaveOut = (what: string) => void leftOut.add(what)
  const target = (name: string) => path.join(folder, name)
  for (const name of ['site.yml', 'site.yaml', 'sidebars.yml']) {
    if (await fileExists(target(name)))
      throw new Error(`${target(name)} exists: rename it first, so that it is not lost.`)
  }
  const found = findParts(await readProgram(configFile))
  // The preset enables the blog even without posts.
  const hasBlog = existsSync(path.resolve(siteDir, found.blog?.text('path') ?? 'blog'))
  if (!hasBlog) found.blog?.skip()
  const site = { ...found, blog: hasBlog ? found.blog : undefined }
  leaveOutFolders(site, { siteDir, folder }, leaveOut)
  const settings = { ...translateSite(site, leaveOut), ...(await readAccent(siteDir, site.config)) }
  const written = [target('site.yml')]
  await writeFileAtomic(
    target('site.yml'),
    Buffer.from(formatSettings(settings, site.theme.part('algolia'), configFile)),
  )
  const sidebarFile = await findSidebars(siteDir, site.docs)
  if (sidebarFile !== undefined) {
    const sidebars = translateSidebars(await readProgram(sidebarFile), leaveOut)
    await writeFileAtomic(target('sidebars.yml'), Buffer.from(stringify(sidebars)))
    written.push(target('sidebars.yml'))
  }
  const translated = (await listTree(path.join(folder, 'i18n'))).filter((file) => file.endsWith('.json'))
  if (translated.length > 0)
    leaveOut(
      `the texts in ${translated.map((file) => `i18n/${file}`).join(', ')}: write them into site.yml and strings.yml there`,
    )
  const { lost, unneeded } = listUnread([
    site.config,
    ...[...site.presets, ...site.plugins].map(({ options }) => options),
  ])
  const plugins = site.plugins.flatMap(({ name }) => (replacedPlugins.test(name) ? [`the plugin "${name}"`] : []))
  return { configFile, written, leftOut: [...leftOut, ...lost, notRead], unneeded: [...unneeded, ...plugins] }
}

/** Lists folders that are elsewhere than here. */
function leaveOutFolders(
  { config, docs, blog }: ReturnType<typeof findParts>,
  { siteDir, folder }: { siteDir: string; folder: string },
  leaveOut: LeaveOut,
): void {
  const folders: Array<[what: string, typed: unknown, name: string]> = [
    ['docs', docs?.text('path'), 'docs'],
    ['posts', blog?.text('path'), 'blog'],
    ['translations', config.part('i18n').text('path'), 'i18n'],
    ...config.list('staticDirectories').map((typed): [string, unknown, string] => ['static files', typed, 'static']),
  ]
  for (const [what, typed, name] of folders) {
    if (typeof typed !== 'string' || path.resolve(siteDir, typed) === path.resolve(folder, name)) continue
    leaveOut(`the folder of the ${what}, "${typed}": move or copy it to "${name}"`)
  }
}

/** The configuration in the folder, or in the one above it. */
async function findConfig(folder: string): Promise<string> {
  for (const dir of [folder, path.dirname(path.resolve(folder))]) {
    for (const extension of extensions) {
      const file = path.join(dir, `docusaurus.config.${extension}`)
      if (await fileExists(file)) return file
    }
  }
  throw new Error(
    `There is no docusaurus.config.js in ${folder} or above it. Name the folder that holds "docs" and "blog".`,
  )
}

async function findSidebars(siteDir: string, docs: Settings | undefined): Promise<string | undefined> {
  const asked = docs?.text('sidebarPath')
  const names = [asked ?? [], extensions.map((extension) => `sidebars.${extension}`), 'sidebars.json'].flat()
  for (const name of docs ? names : []) {
    const file = path.resolve(siteDir, name)
    if (await fileExists(file)) return file
  }
  return undefined
}

function formatSettings(settings: Record<string, unknown>, algolia: Settings, configFile: string): string {
  const [appId, indexName] = [algolia.text('appId'), algolia.text('indexName')]
  const search = appId && [
    '# The site was searched with Algolia. To go on with it, set for the build, with a search-only key of your account:',
    `#   NEXT_PUBLIC_ALGOLIA_APP_ID=${appId} NEXT_PUBLIC_ALGOLIA_INDEX_NAME=${indexName ?? ''} NEXT_PUBLIC_ALGOLIA_API_KEY=`,
  ]
  const head = [`# Made from ${path.basename(configFile)}.`, ...(search || [])]
  return `${head.join('\n')}\n\n${stringify(settings, { lineWidth: 0 })}`
}

/** The accent colour in the style sheet of the former theme, in the nearest shade with enough contrast. */
async function readAccent(siteDir: string, config: Settings): Promise<{ accent?: { light: string; dark: string } }> {
  const [preset] = config.list('presets')
  const options: unknown = Array.isArray(preset) ? preset[1] : undefined
  const named = JSON.stringify(options ?? '')
    .split('"')
    .filter((text) => text.endsWith('.css'))
  const css = named.length > 0 ? named : ['src/css/custom.css']
  for (const name of css) {
    const file = path.resolve(siteDir, name)
    if (!(await fileExists(file))) continue
    const text = readText(file)
    const find = (block: RegExp) => block.exec(text)?.[0].match(/--ifm-color-primary:\s*(#[\da-f]{6})\b/i)?.[1]
    const light = find(/:root\s*\{[^{}]*\}/)
    const dark = find(/(?:html)?\[data-theme=["']?dark["']?\][^{}[]*\{[^{}]*\}/) ?? light
    if (light && dark) return { accent: { light: makeReadable(light, 'light'), dark: makeReadable(dark, 'dark') } }
  }
  return {}
}

/** Keys of entries that have no effect here. */
const unused = ['customProps', 'key', 'keywords', 'image']

/** The sidebars of `sidebars.yml`: they are written as in `sidebars.js`, without what has no counterpart. */
function translateSidebars(exported: unknown, leaveOut: LeaveOut): Record<string, unknown> {
  if (!isMapping(exported)) return {}
  return Object.fromEntries(Object.entries(exported).map(([id, items]) => [id, translateItems(items, leaveOut)]))
}

function translateItems(items: unknown, leaveOut: LeaveOut): unknown {
  if (Array.isArray(items)) return items.flatMap((item) => translateItem(item, leaveOut))
  if (!isMapping(items) || 'type' in items) return items
  return Object.fromEntries(Object.entries(items).map(([label, inner]) => [label, translateItems(inner, leaveOut)]))
}

function translateItem(item: unknown, leaveOut: LeaveOut): unknown[] {
  if (!isMapping(item)) return item == null ? [] : [item]
  if (!('type' in item)) return [translateItems(item, leaveOut)]
  if (item.type === 'html') {
    leaveOut('entries of sidebars that are HTML')
    return []
  }
  return [
    Object.fromEntries(
      Object.entries(leaveOutUnused(item, leaveOut)).map(([key, value]) => [key, translateValue(key, value, leaveOut)]),
    ),
  ]
}

function translateValue(key: string, value: unknown, leaveOut: LeaveOut): unknown {
  if (key === 'items') return translateItems(value, leaveOut)
  return key === 'link' && isMapping(value) ? leaveOutUnused(value, leaveOut) : value
}

function leaveOutUnused(entry: Record<string, unknown>, leaveOut: LeaveOut): Record<string, unknown> {
  const { ...kept } = entry
  for (const key of unused) {
    // Docusaurus's own key of an entry shows nothing.
    if (key in kept && key !== 'key') leaveOut(`"${key}" of entries of sidebars`)
    delete kept[key]
  }
  return kept
}
