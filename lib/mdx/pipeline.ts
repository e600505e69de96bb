import type { CompileOptions } from '@mdx-js/mdx'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { Pluggable, PluggableList } from 'unified'
import { strings } from '@/lib/site/strings'
import type { SourceContext } from './context'
import { rehypeAdmonitions } from './plugins/rehype-admonitions'
import { rehypeCodeBlocks } from './plugins/rehype-code-blocks'
import { rehypeEmbedded } from './plugins/rehype-embedded'
import { rehypeExcerpt } from './plugins/rehype-excerpt'
import { footnotePrefixOf, rehypeFootnotes } from './plugins/rehype-footnotes'
import { rehypeGaps } from './plugins/rehype-gaps'
import { rehypeHeadings } from './plugins/rehype-headings'
import { rehypeHtmlComponents } from './plugins/rehype-html-components'
import { rehypeIds } from './plugins/rehype-ids'
import { rehypeJsxAttributes } from './plugins/rehype-jsx-attributes'
import { rehypeLinks } from './plugins/rehype-links'
import { rehypeMath } from './plugins/rehype-math'
import { rehypeMedia } from './plugins/rehype-media'
import { rehypeNesting } from './plugins/rehype-nesting'
import { rehypePartials } from './plugins/rehype-partials'
import { rehypeStaticCalls } from './plugins/rehype-static-calls'
import { rehypeTables } from './plugins/rehype-tables'
import { rehypeTabs } from './plugins/rehype-tabs'
import { rehypeTaskLists } from './plugins/rehype-task-lists'
import { rehypeTextBlocks } from './plugins/rehype-text-blocks'
import { rehypeThemedImages } from './plugins/rehype-themed-images'
import { rehypeTitles } from './plugins/rehype-titles'
import { remarkAdmonitions } from './plugins/remark-admonitions'
import { remarkBracedAddresses } from './plugins/remark-braced-addresses'
import { remarkConstants } from './plugins/remark-constants'
import { remarkDisplayMath } from './plugins/remark-display-math'
import { remarkHeadingIds } from './plugins/remark-heading-ids'
import { remarkImports } from './plugins/remark-imports'
import { remarkKnownNames } from './plugins/remark-known-names'
import { remarkParseProblems } from './plugins/remark-parse-problems'
import { remarkPlainImports } from './plugins/remark-plain-imports'
import { remarkSyntax } from './plugins/remark-syntax'
import { remarkTitles } from './plugins/remark-titles'

/** How one file is compiled, whether to be shown or only to be checked; plugins run in the order they are listed. */
export function buildPipeline(context: SourceContext) {
  return {
    format: context.source.format,
    remarkPlugins: remarkPlugins(context),
    rehypePlugins: rehypePlugins(context),
    remarkRehypeOptions: {
      clobberPrefix: footnotePrefixOf(context),
      footnoteLabel: strings.footnotes,
      footnoteLabelProperties: { className: ['visually-hidden'] },
      footnoteBackLabel: (index: number, again: number) =>
        `${strings.backToReference} ${index + 1}${again > 1 ? `-${again}` : ''}`,
    },
    // An `align` attribute needs no inline style.
    tableCellAlignToStyle: false,
  } satisfies CompileOptions
}

function remarkPlugins(context: SourceContext): PluggableList {
  return [
    remarkGfm,
    remarkMath,
    [remarkSyntax, context],
    [remarkParseProblems, context],
    [remarkAdmonitions, context],
    [remarkHeadingIds, context],
    [remarkTitles, context],
    remarkDisplayMath,
    [remarkBracedAddresses, context],
    [remarkImports, context],
    [remarkPlainImports, context],
    [remarkKnownNames, context],
    [remarkConstants, context],
  ]
}

function rehypePlugins(context: SourceContext): PluggableList {
  const rawHtml: Pluggable = [rehypeRaw, { passThrough: ['mdxJsxFlowElement'] }]
  return [
    // In front of the parser of raw HTML, which loses what stands behind the language of a code block.
    [rehypeCodeBlocks, context],
    ...(context.source.format === 'md' ? [rawHtml] : []),
    [rehypeHtmlComponents, context],
    [rehypeFootnotes, context],
    [rehypeTitles, context],
    [rehypeJsxAttributes, context],
    [rehypeEmbedded, context],
    [rehypeThemedImages, context],
    [rehypeAdmonitions, context],
    [rehypeTabs, context],
    [rehypeLinks, context],
    [rehypeMedia, context],
    [rehypeStaticCalls, context],
    // Ids come from the source of formulas, texts of headings from the rendered ones.
    [rehypeIds, context],
    [rehypeMath, context],
    [rehypePartials, context],
    [rehypeNesting, context],
    [rehypeGaps, context],
    [rehypeHeadings, context],
    [rehypeTables, context],
    rehypeTaskLists,
    [rehypeTextBlocks, context],
    [rehypeExcerpt, context],
  ]
}
