import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readTexts } from '@/lib/content/locales/read-texts'
import { compile } from '@/lib/mdx/compile'
import { componentNames } from '@/lib/mdx/components'
import { type ExcerptPlace, render } from '@/lib/mdx/render'
import type { ResolvedAsset, SourceResolver } from '@/lib/mdx/resolver'
import type { Compiled, MdxSource, TocEntry } from '@/lib/mdx/source'
import { type Resolution, refuse } from '@/lib/site/problems/diagnostic'
import { formatProblem } from '@/lib/site/problems/problems'
import { formatCode } from '@/tests/problems'

const english = readTexts('content', 'en')

/** Options of a text: its file, and the Markdown files beside it. */
export interface Setting extends Partial<Omit<MdxSource, 'body' | 'resolver' | 'texts'>> {
  /** Markdown files that may be imported, by path. */
  partials?: Record<string, string>
  /** Renders only the excerpt of a post. */
  excerpt?: ExcerptPlace
}

/** Renders a text with stand-ins for the components: `<Tabs>` becomes `<x-tabs>`. */
export async function renderMarkdown(body: string, setting: Setting = {}): Promise<{ html: string; toc: TocEntry[] }> {
  const compiled = await compileMarkdown(body, setting)
  const html = renderToStaticMarkup(render(compiled, components, { excerpt: setting.excerpt }))
  return { html: html.replace(/<link rel="preload"[^>]*>/g, ''), toc: compiled.toc }
}

/** Compiles a text. */
export async function compileMarkdown(body: string, setting: Setting = {}): Promise<Compiled> {
  return compile(await buildSource(body, setting))
}

/** Compiles a text and formats its problems as printed. */
export async function checkMarkdown(
  body: string,
  setting: Setting = {},
): Promise<Omit<Compiled, 'problems'> & { problems: string }> {
  const { problems, ...compiled } = await compileMarkdown(body, setting)
  return { ...compiled, problems: problems.map(formatProblem).join('\n') }
}

/** The first problem of each text as printed, without its file. */
export async function firstProblems(texts: string[], setting: Setting = {}): Promise<Record<string, string>> {
  const found = await Promise.all(texts.map(async (text) => (await checkMarkdown(text, setting)).problems))
  return Object.fromEntries(texts.map((text, at) => [text, found[at]?.split('\n')[0]?.replace(/^[\w.]+:/, '') ?? '']))
}

/** Location, severity and code of the first problem of each text. */
export async function firstCodes(texts: string[]): Promise<Record<string, string>> {
  const found = await Promise.all(texts.map(async (text) => (await compileMarkdown(text)).problems[0]))
  return Object.fromEntries(
    texts.map((text, at) => [text, found[at] ? formatCode(found[at]).replace(/^[\w.]+:/, '') : '']),
  )
}

const components = Object.fromEntries(componentNames.map((name) => [name, standIn(`x-${name.toLowerCase()}`)]))

function standIn(tag: string) {
  return ({ children, ...props }: { children?: ReactNode }) => createElement(tag, props, children)
}

async function buildSource(body: string, { partials = {}, excerpt: _, ...setting }: Setting): Promise<MdxSource> {
  const file = setting.file ?? 'page.mdx'
  return {
    file,
    bodyLine: 1,
    format: 'mdx',
    ...setting,
    body,
    texts: await english,
    resolver: resolverAt(file, partials),
  }
}

/** Resolves addresses by their form only; an address that contains "missing" leads nowhere. */
function resolverAt(from: string, partials: Record<string, string>): SourceResolver {
  return {
    link: async (href) => missing(href) ?? { ok: { href, kind: linkKind(href) } },
    asset: async (src) => missing(src) ?? { ok: { src: assetAddress(src), ...mediaOf(src) } },
    within: (file) => resolverAt(file, partials),
    async partial(specifier) {
      const file = specifier.replace('./', '')
      const body = partials[file]
      const format = file.endsWith('.mdx') ? 'mdx' : 'md'
      return body === undefined
        ? refuse('missing-file', { address: file, missing: `${from} finds no such file`, near: undefined })
        : { ok: { file, body, bodyLine: 1, format } }
    },
  }
}

function missing(address: string): Resolution<never> | undefined {
  if (/^(?:javascript|data(?!:image\/)):/.test(address)) {
    return refuse('address-scheme', { address })
  }
  if (!address.includes('missing')) return undefined
  return refuse('missing-file', { address, missing: 'there is no such file', near: undefined })
}

function linkKind(href: string): 'internal' | 'external' | 'file' | 'anchor' {
  if (href.startsWith('#')) return 'anchor'
  if (/^(?:[a-z]+:|\/\/)/.test(href)) return 'external'
  return href.endsWith('.pdf') ? 'file' : 'internal'
}

function assetAddress(src: string): string {
  return /^(?:http|data:)/.test(src) ? src : `/assets/${src.replace(/^.*\//, '')}`
}

function mediaOf(src: string): Omit<ResolvedAsset, 'src'> {
  const video = { kind: 'video', type: 'video/webm; codecs="vp9"', width: 640, height: 360 } as const
  if (src.endsWith('gesture.webm')) return { ...video, mp4: '/assets/gesture.mp4', poster: '/assets/gesture.webp' }
  if (src.endsWith('.webm')) return video
  if (src.endsWith('.pdf')) return { kind: 'file' }
  if (src.endsWith('window.png')) {
    const phone = { src: '/assets/window.phone.png', width: 60, height: 90, marks: ['50 20', '90 40'] }
    return { kind: 'image', width: 200, height: 100, phone, marks: ['30 40', '60 50'] }
  }
  return /^(?:http|data:)/.test(src) ? { kind: 'image' } : { kind: 'image', width: 200, height: 100 }
}
