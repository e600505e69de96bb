import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forEachFew } from '@/lib/content/source/read'
import { readSiteFiles } from '@/lib/output/site-files'

/** Origins that a site's settings let its pages talk to. */
export interface PolicySources {
  /** Of scripts, such as the counter of page views. */
  script: string[]
  /** Of requests, such as the hosted search. */
  connect: string[]
}

const directivesOf: Record<string, string[]> = {
  img: ['img-src'],
  source: ['img-src', 'media-src'],
  video: ['img-src', 'media-src'],
  audio: ['media-src'],
  track: ['media-src'],
  iframe: ['frame-src'],
  embed: ['frame-src'],
  object: ['frame-src'],
}

const loadingElement = new RegExp(`<(${Object.keys(directivesOf).join('|')})\\b[^>]*>`, 'g')

/** What a page loads from other sites, as directives of a policy; empty for most pages. */
export function findForeignSources(html: string): string {
  const sources = new Map<string, Set<string>>()
  for (const [element, name = ''] of html.matchAll(loadingElement)) {
    for (const [, origin = ''] of element.matchAll(
      / (?:src|srcset|poster|data)="[^"]*?((?:https?:)?\/\/[^/"?#\s]+)/g,
    )) {
      for (const directive of directivesOf[name] ?? []) {
        sources.set(directive, (sources.get(directive) ?? new Set()).add(origin.replace(/^\/\//, 'https://')))
      }
    }
  }
  return [...sources]
    .map(([directive, origins]) => [directive, ...[...origins].sort()].join(' '))
    .sort()
    .join('; ')
}

/** A script with its attributes and its text. */
export const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gs

/** The texts of the scripts that stand in a page and run; data is none. */
export function findInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(scriptElement))
    .filter(([, attributes = '']) => !/\ssrc="|\stype="application\//.test(attributes))
    .map(([, , text = '']) => text)
}

/**
 * The policy of a page (https://www.w3.org/TR/CSP3/): nothing but the site itself, the given scripts and sources. `frame-ancestors`
 * and reports cannot stand in a page; hosts send them.
 */
export function formatPolicy({
  scripts,
  foreign = '',
  sources = { script: [], connect: [] },
  allowsStyles = false,
}: {
  /** Texts of scripts in the page. */
  scripts: Iterable<string>
  /** As `findForeignSources` gives them. */
  foreign?: string
  sources?: PolicySources
  /** Next's announcer, on pages that it runs in, has styles of its own. */
  allowsStyles?: boolean
}): string {
  const hashes = [...scripts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()
  const policy = new Map([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes, ...sources.script]],
    ['style-src', ["'self'", ...(allowsStyles ? ["'unsafe-inline'"] : [])]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['connect-src', ["'self'", ...sources.connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
  ])
  for (const directive of foreign.split('; ').filter(Boolean)) {
    const [name = '', ...origins] = directive.split(' ')
    policy.set(name, [...(policy.get(name) ?? []), ...origins])
  }
  return [...policy].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

/**
 * Gives each page of an export its policy. Light pages share one, with the scripts of all of them, since a page that is swapped in
 * keeps that of the page it came to; a page that loads from other sites is loaded in full.
 */
export async function addPolicies(
  outDir: string,
  { sources, lightScripts }: { sources: PolicySources; lightScripts: ReadonlySet<string> },
): Promise<void> {
  const pages = (await readSiteFiles(outDir)).filter((file) => file.endsWith('.html'))
  await forEachFew(pages, async (page) => {
    const file = path.join(outDir, page)
    const html = await readFile(file, 'utf8')
    const allowsStyles = !isLight(html)
    const scripts = allowsStyles ? findInlineScripts(html) : lightScripts
    const policy = formatPolicy({ scripts, foreign: findForeignSources(html), sources, allowsStyles })
    await writeFile(file, addPolicy(html, policy))
  })
}

function isLight(html: string): boolean {
  return html.includes(' data-light=""')
}

/** A page with its policy, before all that the policy is about. */
export function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  return html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta)
}
