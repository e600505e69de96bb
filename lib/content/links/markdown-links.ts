import path from 'node:path'
import { locate, relativePath } from '@/lib/content/source/content-path'
import { fileExists } from '@/lib/content/source/read'
import { type Resolution, refuse } from '@/lib/content/source/resolution'
import { nearestPath } from '@/lib/site/nearest-name'
import { type LocalLink, pageHref } from './links'
import type { ResolvedLink } from './source-resolver'

const { posix } = path

/** Resolves a link to a Markdown file to the permalink of the page that the file became. */
export async function resolveMarkdownLink(link: LocalLink): Promise<Resolution<ResolvedLink>> {
  const files = candidates(link)
  for (const file of files) {
    const permalink = link.site.permalinkByFile.get(file)
    if (permalink !== undefined) return { ok: { kind: 'internal', href: permalink + link.suffix } }
  }
  const { brokenMarkdownLinks } = link.site.config.checks
  if (brokenMarkdownLinks === 'ignore') return { ok: { kind: 'internal', href: pageHref(link) } }
  const { found, fix } = await explain(link, files)
  return refuse(found, fix, brokenMarkdownLinks === 'throw' ? 'error' : 'warning')
}

/** The files that may be meant, most likely first. */
function candidates({ path: typed, place }: LocalLink): string[] {
  const isFixed = /^(@site\/|\.\.?\/)/.test(typed)
  const beside = typed.startsWith('/') ? [] : [locate(typed, place, place.contentDir)]
  const elsewhere = isFixed ? [] : place.roots.map((root) => locate(`/${typed}`, place, root))
  return [...beside, ...elsewhere].filter((file) => file !== undefined)
}

async function explain(link: LocalLink, files: string[]): Promise<{ found: string; fix: string }> {
  const { typed, site, place } = link
  const [first] = files
  if (!first) return { found: `The link "${typed}" leaves the content folder.`, fix: 'Link to a page of this site.' }
  const draft = files.find((file) => site.draftFiles.has(file))
  if (draft) {
    const found = `The link "${typed}" leads to ${draft}, which is a draft and not part of the published site.`
    return { found, fix: 'Remove "draft: true" there, or remove the link.' }
  }
  for (const file of files) {
    if (await fileExists(file)) {
      const found = `The link "${typed}" leads to ${file}, which is not a page of its own.`
      return { found, fix: 'Link to the page that shows it.' }
    }
  }
  const near = nearestPath(first, site.permalinkByFile.keys(), nameOf)
  const fix = near
    ? `Write "${relativePath(place.file, near)}${link.suffix}".`
    : 'Write the path of a Markdown file of this site.'
  return { found: `The link "${typed}" leads to ${first}, which does not exist.`, fix }
}

/** A file's name without its extension; `phase/index.md` is called `phase`, as `phase.md` is. */
function nameOf(file: string): string {
  const { dir, name } = posix.parse(file)
  return /^(index|readme)$/i.test(name) ? posix.basename(dir) : name
}
