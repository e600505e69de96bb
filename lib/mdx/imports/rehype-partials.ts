import type { Expression } from 'estree-jsx'
import type { Root } from 'hast'
import type { PartialSource } from '@/lib/content/links/partials'
import { createContext, type Located, report, type SourceContext } from '@/lib/mdx/context'
import { isJsxElement, type JsxElement, tagOf } from '@/lib/mdx/element'
import type { TextBlock, TocEntry } from '@/lib/mdx/source'
import { numberFigures } from '@/lib/mdx/transforms/rehype-figures'
import { walkElements } from '@/lib/mdx/walk'
import { namesInCode } from './estree'
import { buildConstants, buildScopeRead } from './remark-imported-values'

declare module 'hast' {
  interface Data {
    /** Headings of the partial that an element shows. */
    toc?: TocEntry[]
  }
}

/** Compiles each partial where it is used, so that ids and headings are right even when it is used twice. */
export function rehypePartials(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const uses: Array<{ node: JsxElement; partial: PartialSource }> = []
    walkElements(tree, (node) => {
      const partial = partialNamed(tagOf(node), context)
      if (partial && isJsxElement(node)) uses.push({ node, partial })
    })
    const constants = new Map<string, Expression>()
    for (const { node, partial } of uses) {
      // Figures are numbered in the order in which a reader meets them.
      numberFigures(tree, context, node)
      const { name, toc, blocks } = await compilePartial(partial, node, context)
      node.name = name
      node.data = { ...node.data, toc, blocks }
      constants.set(name, buildScopeRead(name))
    }
    numberFigures(tree, context)
    for (const [local, partial] of partialsInCode(tree, context)) {
      const { name } = await compilePartial(partial, undefined, context)
      constants.set(local, buildScopeRead(name))
    }
    if (constants.size === 0) return
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: buildConstants(constants) } })
  }
}

function partialNamed(name: string, { names }: SourceContext): PartialSource | undefined {
  const meaning = names.get(name)
  return meaning?.kind === 'partial' ? meaning.partial : undefined
}

/** Partials that JavaScript uses, as in `{isLong && <Part />}`. */
function partialsInCode(tree: Root, context: SourceContext): Map<string, PartialSource> {
  const partials = new Map<string, PartialSource>()
  for (const name of namesInCode(tree)) {
    const partial = partialNamed(name, context)
    if (partial) partials.set(name, partial)
  }
  return partials
}

async function compilePartial(
  partial: PartialSource,
  located: Located,
  context: SourceContext,
): Promise<{ name: string; toc: TocEntry[]; blocks: TextBlock[] }> {
  context.page.partialCount += 1
  context.page.problems.addAll(partial.warnings ?? [])
  const name = `Partial${context.page.partialCount}`
  if (context.chain.includes(partial.file)) {
    reportCycle(partial.file, located, context)
    return { name, toc: [], blocks: [] }
  }
  const { frontMatter, resolver, texts } = context.source
  const source = { ...partial, texts, resolver: resolver.within(partial.file), ...(frontMatter && { frontMatter }) }
  const inner = createContext(source, context)
  context.parts[name] = await context.compile(inner)
  return { name, toc: inner.toc, blocks: inner.blocks }
}

function reportCycle(file: string, located: Located, context: SourceContext): void {
  report(context, located, {
    found: `${file} includes itself: ${[...context.chain, file].join(', which includes ')}.`,
    fix: 'Remove one of these imports.',
  })
}
