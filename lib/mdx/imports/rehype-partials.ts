import type { Expression } from 'estree-jsx'
import type { Root } from 'hast'
import { createContext, type Located, report, type SourceContext } from '@/lib/mdx/context'
import { isJsxElement, type JsxElement, tagOf, walkElements } from '@/lib/mdx/element'
import type { PartialSource } from '@/lib/mdx/resolver'
import type { TextBlock, TocEntry } from '@/lib/mdx/source'
import { numberFigures } from '@/lib/mdx/transforms/rehype-figures'
import { numberFormulas } from '@/lib/mdx/transforms/rehype-math'
import { namesInCode } from './estree'
import { buildScopeRead, declareConstants } from './remark-imported-values'

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
      // Figures and formulas are numbered in the order in which a reader meets them.
      numberFigures(tree, context, node)
      numberFormulas(tree, context, node)
      const { name, toc, blocks } = await compilePartial(partial, node, context)
      node.name = name
      node.data = { ...node.data, toc, blocks }
      constants.set(name, buildScopeRead(name))
    }
    numberFigures(tree, context)
    numberFormulas(tree, context)
    // JavaScript uses partials, too, as in `{isLong && <Part />}`.
    for (const local of namesInCode(tree)) {
      const partial = partialNamed(local, context)
      if (partial) constants.set(local, buildScopeRead((await compilePartial(partial, undefined, context)).name))
    }
    declareConstants(tree, constants)
  }
}

function partialNamed(name: string, { names }: SourceContext): PartialSource | undefined {
  const meaning = names.get(name)
  return meaning?.kind === 'partial' ? meaning.partial : undefined
}

/** Partials that each show the next one twice would double with each. */
const mostPartials = 1000

async function compilePartial(
  partial: PartialSource,
  located: Located,
  context: SourceContext,
): Promise<{ name: string; toc: TocEntry[]; blocks: TextBlock[] }> {
  context.page.partialCount += 1
  context.page.problems.addAll(partial.warnings ?? [])
  const name = `Partial${context.page.partialCount}`
  if (context.chain.includes(partial.file)) {
    const { file } = partial
    report(context, located, 'circular-import', { file, chain: [...context.chain, file] })
    return { name, toc: [], blocks: [] }
  }
  if (context.page.partialCount > mostPartials) {
    if (context.page.partialCount === mostPartials + 1)
      report(context, located, 'too-many-partials', { limit: mostPartials })
    return { name, toc: [], blocks: [] }
  }
  const { resolver, ...page } = context.source
  const inner = createContext({ ...page, ...partial, resolver: resolver.within(partial.file) }, context)
  context.parts[name] = await context.compile(inner)
  return { name, toc: inner.toc, blocks: inner.blocks }
}
