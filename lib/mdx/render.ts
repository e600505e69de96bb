import type { MDXComponents } from 'mdx/types'
import { compileMDX } from 'next-mdx-remote/rsc'
import { serialize } from 'next-mdx-remote/serialize'
import type { ReactElement } from 'react'
import * as React from 'react'
import { ContentError, type Problem } from '@/lib/content/source/problems'
import { type ComponentKinds, type ComponentMap, componentKinds } from './component-names'
import { createContext, createPageState, type PageState, type RenderPart, type SourceContext } from './context'
import { buildPipeline } from './pipeline'
import type { MdxSource, SourceLink, TextBlock, TocEntry } from './source'

export type { MdxSource, SourceLink, TextBlock, TocEntry } from './source'

/** A page's text, ready to be shown, with its headings. */
export interface RenderedMdx {
  content: ReactElement
  toc: TocEntry[]
}

/** What a check of a page's text gives. */
export interface CheckedMdx {
  problems: Problem[]
  links: SourceLink[]
  /** What the text says, for the search. */
  blocks: TextBlock[]
}

type Compile = SourceContext['compile']

/** Compiles and evaluates a page; throws a `ContentError` when there is anything in it that would not work. */
export async function renderMdx(source: MdxSource, map: ComponentMap): Promise<RenderedMdx> {
  const page = createPageState(source, componentKinds(map))
  const components = { ...map.blocks, ...map.inline, ...map.elements }
  const { context, render } = await compilePage(source, page, (inner) => evaluate(inner, components))
  const errors = page.problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !render) throw new ContentError(errors)
  return { content: render({}), toc: context.toc }
}

/** Compiles a page without evaluating it, and tells what is wrong with it and what it refers to. */
export async function checkMdx(source: MdxSource, components: ComponentKinds): Promise<CheckedMdx> {
  const page = createPageState(source, components)
  const { context } = await compilePage(source, page, async (inner) => {
    await serialize(inPlace(inner), buildOptions(inner), true)
    return undefined
  })
  return { problems: page.problems, links: page.links, blocks: context.blocks }
}

async function compilePage(source: MdxSource, page: PageState, compile: Compile) {
  const guarded: Compile = (inner) => reportFailure(inner, compile)
  const context = createContext(source, { page, chain: [], compile: guarded })
  return { context, render: await guarded(context) }
}

async function evaluate(context: SourceContext, components: MDXComponents): Promise<RenderPart> {
  Object.assign(context.imports, components, {
    React,
    ...Object.fromEntries(Object.entries(React).map(([name, value]) => [`React.${name}`, value])),
    Head: React.Fragment,
    useBaseUrl: (path: string) => path,
  })
  const { content } = await compileMDX({ source: inPlace(context), options: buildOptions(context), components })
  const { type } = content
  if (typeof type !== 'function') throw new TypeError('The compiled text is no component.')
  const build = type as RenderPart
  return (props) => {
    try {
      return build({ ...props, components })
    } catch (error) {
      throw new ContentError([unforeseen(context, error)])
    }
  }
}

/** The content is code of the repository, so that nothing of it is blocked; imports are resolved by a plugin of ours. */
function buildOptions(context: SourceContext) {
  const { frontMatter = {} } = context.source
  return {
    blockJS: false,
    blockDangerousJS: false,
    scope: { frontMatter, toc: context.toc, _imports: context.imports },
    mdxOptions: { ...buildPipeline(context), useDynamicImport: true },
  }
}

/** The text with as many lines before it as the file has, so that every place told is that of the file. */
function inPlace({ source }: SourceContext): { value: string; path: string } {
  return { value: '\n'.repeat(source.bodyLine - 1) + source.body, path: source.file }
}

async function reportFailure(context: SourceContext, compile: Compile): Promise<RenderPart | undefined> {
  const { problems } = context.page
  const before = problems.length
  try {
    return await compile(context)
  } catch (error) {
    // Plugins report what they find; only a failure that none of them foresaw is told in its own words.
    if (!problems.slice(before).some(({ severity }) => severity === 'error')) problems.push(unforeseen(context, error))
    return undefined
  }
}

function unforeseen({ source }: SourceContext, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  return {
    severity: 'error',
    file: source.file,
    found: `The code of the page fails: ${message.replace(/^\[next-mdx-remote\].*\n/, '').split('\n')[0]}.`,
    fix: 'Look at its "export" lines and at the code in braces.',
  }
}
