import { createHash } from 'node:crypto'
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'
import { forEachFew } from '@/lib/content/source/read'
import { readSiteFiles } from '@/lib/output/site-files'
import { fragmentFile } from '@/lib/site/fragment'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { moduleClass, stripNext } from '../next-internals'
import { count } from '../phases'
import { findInlineScripts } from './content-policy'
import { lightenPage } from './lighten-page'

/** Keeps a page of an export as Next wrote it; its path is that in the finished site. */
export type KeepPage = (path: string, page: string) => Promise<void>

/**
 * Takes React out of the pages of an export that do not need it, and writes beside each the fragment with which the navigation
 * swaps it in; `keep` gets each of these pages as it was. Files that no page asks for any more are removed. A page that is not as
 * expected stays as it is; returns a warning for each reason, and the texts of the scripts in the pages.
 */
export async function lightenSite(
  outDir: string,
  { basePath, keep }: { basePath: string; keep?: KeepPage | undefined },
): Promise<{ problems: Problem[]; scripts: Set<string> }> {
  const files = await readSiteFiles(outDir)
  const shorten = await shortenClasses(
    files.filter((file) => file.startsWith(hashedFilesPath) && file.endsWith('.css')).map((file) => outDir + file),
  )
  const sheets = new Sheets(outDir, basePath, shorten.inSheet)
  const scripts = new Set<string>()
  const filesByReason = new Map<string, string[]>()
  const lighten = async (file: string) => {
    const page = await readFile(path.join(outDir, file), 'utf8')
    if (!page.includes(hashedFilesPath)) return
    const stripped = stripNext(page)
    if ('reason' in stripped) {
      filesByReason.set(stripped.reason, [...(filesByReason.get(stripped.reason) ?? []), file])
      return
    }
    await keep?.(file, page)
    const { styled, rules } = moveStyles(stripped.html)
    const sheet = await sheets.merge(stripped.sheets, { html: styled, rules })
    const { html, fragment } = lightenPage({ ...stripped, html: shorten.inPage(styled) }, sheet)
    for (const script of findInlineScripts(html)) scripts.add(script)
    await writeFile(path.join(outDir, file), html)
    if (file.endsWith('/index.html')) {
      await writeFile(path.join(outDir, path.dirname(file), fragmentFile), JSON.stringify(fragment))
    }
  }
  await forEachFew(
    files.filter((file) => file.endsWith('.html')),
    lighten,
  )
  if (filesByReason.size === 0) await removeUnused(outDir, { files, kept: sheets.written })
  const problems = [...filesByReason].map(([reason, kept]) =>
    keptAsTheyAre(
      reason,
      kept.sort().map((file) => path.posix.join(outDir, file)),
    ),
  )
  return { problems, scripts }
}

function keptAsTheyAre(reason: string, [file = '', ...others]: string[]): Problem {
  const pages = others.length === 0 ? 'This page stays' : `This page and ${count(others.length, 'other')} stay`
  const found = `${pages} as Next wrote ${others.length === 0 ? 'it and loads' : 'them and load'} React. ${reason}`
  return {
    severity: 'warning',
    file,
    found,
    fix: 'All of it works; lib/build/next-internals.ts says what was expected.',
  }
}

/** The style sheets of a site, of which those of a page become one. */
class Sheets {
  readonly written = new Set<string>()
  private readonly texts = new Map<string, Promise<string>>()
  private readonly merged = new Map<string, Promise<string>>()

  constructor(
    private readonly outDir: string,
    private readonly basePath: string,
    private readonly shorten: (sheet: string) => string,
  ) {}

  /** The address of the one sheet that has the rules of several, in their order, but for rare ones that the page has no use for. */
  async merge(addresses: string[], { html, rules: own }: { html: string; rules: string }): Promise<string> {
    const key = addresses.join(' ')
    const text = this.texts.get(key) ?? this.read(addresses)
    this.texts.set(key, text)
    const rules = leaveOutRare(await text, html) + own
    const known = this.merged.get(key + rules) ?? this.write(addresses, this.shorten(rules))
    this.merged.set(key + rules, known)
    return known
  }

  private async read(addresses: string[]): Promise<string> {
    const files = addresses.map((address) => path.join(this.outDir, this.withoutBase(address)))
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    return inlineColors(texts.join('\n'))
  }

  private async write(addresses: string[], text: string): Promise<string> {
    const name = `page-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`
    // Beside the others, since their addresses of fonts are relative.
    const file = path.posix.join(path.posix.dirname(this.withoutBase(addresses[0] ?? hashedFilesPath)), name)
    await writeFile(path.join(this.outDir, file), text)
    this.written.add(file)
    return this.basePath + file
  }

  /** A program that is compiled for all sites names its files without the path of this one. */
  private withoutBase(address: string): string {
    return address.startsWith(`${this.basePath}/`) ? address.slice(this.basePath.length) : address
  }
}

const styledTag = /<[a-z][^<>]* style="([^"]*)"[^<>]*>/gi
const characters: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The style attributes of a page as rules of its sheet, as strong as they were: the policy of the page lets none of them work. */
function moveStyles(html: string): { styled: string; rules: string } {
  const rules = new Map<string, string>()
  const styled = html.replace(styledTag, (tag, style: string) => {
    const text = style.replace(/&(?:quot|#x27|lt|gt|amp);/g, (written) => characters[written] ?? written)
    const name = `s-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`
    rules.set(name, `\n:is(.${name},#_){${text}}`)
    const bare = tag.replace(/ style="[^"]*"/, '')
    if (/ class="/.test(bare)) return bare.replace(' class="', ` class="${name} `)
    return bare.replace(/\/?>$/, (end) => ` class="${name}"${end}`)
  })
  return { styled, rules: [...rules.values()].join('') }
}

/**
 * Short names for the classes of CSS Modules, the same in all pages of a site: the hashes in Next's names are a twentieth of a
 * sheet. They begin with a sign that keeps them apart from names in the content.
 */
async function shortenClasses(files: string[]) {
  const shortNames = new Map<string, string>()
  for (const file of files)
    for (const [name] of (await readFile(file, 'utf8')).matchAll(moduleClass))
      if (!shortNames.has(name)) shortNames.set(name, `_${shortNames.size.toString(36)}`)
  const shorten = (name: string) => shortNames.get(name) ?? name
  return {
    inSheet: (sheet: string) => sheet.replace(moduleClass, shorten),
    inPage: (html: string) => html.replace(/(?<= class=")[^"]+/g, (names) => names.split(' ').map(shorten).join(' ')),
  }
}

/**
 * A style sheet without the modules, each on a line, that call themselves rare and of whose classes the page has none. A page with
 * a rare one has a sheet of its own anyway, which then leaves out those that call themselves optional, too.
 */
function leaveOutRare(sheet: string, html: string): string {
  const lines = sheet.split('\n')
  const isUnused = (line: string) => !html.includes(/\.([\w-]+_)[a-z]/i.exec(line)?.[1] ?? '')
  const hasRare = lines.some((line) => line.includes('--rare:') && !isUnused(line))
  const mark = hasRare ? /--(?:rare|optional):/ : /--rare:/
  return lines.filter((line) => !mark.test(line) || !isUnused(line)).join('\n')
}

/** A style sheet with the colours of its palette, `--teal-600`, in the place of their names, which take a fiftieth of it. */
function inlineColors(sheet: string): string {
  const valuesByName = new Map<string, string[]>()
  for (const [, name = '', value = ''] of sheet.matchAll(/(--[a-z]+-\d+):([^;{}]*)/g))
    valuesByName.set(name, [...(valuesByName.get(name) ?? []), value])
  // Lightning CSS declares these for a function of colours that no sheet has.
  const plain = sheet.includes('var(--lightningcss')
    ? sheet
    : sheet.replace(/--lightningcss-(light|dark):[^;}]*;?/g, '')
  return [...valuesByName].reduce((text, [name, [color = '', ...others]]) => {
    if (others.length > 0 || !/^#[\da-f]+$/i.test(color)) return text
    return text.replaceAll(`var(${name})`, color).replace(`${name}:${color};`, '')
  }, plain)
}

/** Removes what only React in the browser would ask for. */
async function removeUnused(outDir: string, { files, kept }: { files: string[]; kept: Set<string> }): Promise<void> {
  const isUnused = (file: string) => file.startsWith(hashedFilesPath) && !file.startsWith(`${hashedFilesPath}media/`)
  const unused = files.filter((file) => isUnused(file) && !kept.has(file))
  await Promise.all(unused.map((file) => rm(path.join(outDir, file), { force: true })))
  // What is left of the folders that are named by the build.
  const { dir } = path.parse(hashedFilesPath)
  for (const parent of [dir, hashedFilesPath].map((name) => path.join(outDir, name))) {
    for (const name of await readdir(parent).catch(() => []))
      await rmdir(path.join(parent, name)).catch(() => undefined)
  }
}
