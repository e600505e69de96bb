import type { CompileOptions } from '@mdx-js/mdx'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { Pluggable, PluggableList } from 'unified'
import { rehypeEmbedded } from './checks/rehype-embedded'
import { rehypeGaps } from './checks/rehype-gaps'
import { rehypeHtmlComponents } from './checks/rehype-html-components'
import { rehypeJsxAttributes } from './checks/rehype-jsx-attributes'
import { rehypeNesting } from './checks/rehype-nesting'
import { remarkBracedAddresses } from './checks/remark-braced-addresses'
import { rehypeCodeBlocks } from './code/rehype-code-blocks'
import type { SourceContext } from './context'
import { rehypeAddressCalls } from './imports/rehype-address-calls'
import { rehypePartials } from './imports/rehype-partials'
import { remarkImportedValues } from './imports/remark-imported-values'
import { remarkImports } from './imports/remark-imports'
import { remarkKnownNames } from './imports/remark-known-names'
import { remarkAdmonitions } from './syntax/remark-admonitions'
import { remarkDisplayMath } from './syntax/remark-display-math'
import { remarkHeadingIds } from './syntax/remark-heading-ids'
import { remarkParseProblems } from './syntax/remark-parse-problems'
import { remarkSyntax } from './syntax/remark-syntax'
import { rehypeAdmonitions } from './transforms/rehype-admonitions'
import { rehypeExcerpt } from './transforms/rehype-excerpt'
import { footnotePrefixOf, rehypeFootnotes } from './transforms/rehype-footnotes'
import { rehypeHeadings } from './transforms/rehype-headings'
import { rehypeIds } from './transforms/rehype-ids'
import { rehypeLinks } from './transforms/rehype-links'
import { rehypeMath } from './transforms/rehype-math'
import { rehypeMedia } from './transforms/rehype-media'
import { rehypeTables } from './transforms/rehype-tables'
import { rehypeTabs } from './transforms/rehype-tabs'
import { rehypeTaskLists } from './transforms/rehype-task-lists'
import { rehypeTextBlocks } from './transforms/rehype-text-blocks'
import { rehypeThemedImages } from './transforms/rehype-themed-images'
import { rehypeTitles } from './transforms/rehype-titles'
import { remarkTitles } from './transforms/remark-titles'

/** How one file is compiled, whether to be shown or only to be checked; plugins run in the order they are listed. */
export function buildPipeline(context: SourceContext) {
  return {
    format: context.source.format,
    remarkPlugins: remarkPlugins(context),
    rehypePlugins: rehypePlugins(context),
    remarkRehypeOptions: {
      clobberPrefix: footnotePrefixOf(context),
      footnoteLabel: context.source.texts.t('footnotes'),
      footnoteLabelProperties: { className: ['visually-hidden'] },
      footnoteBackLabel: (index: number, again: number) =>
        `${context.source.texts.t('backToReference')} ${index + 1}${again > 1 ? `-${again}` : ''}`,
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
    [remarkKnownNames, context],
    [remarkImportedValues, context],
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
    [rehypeAddressCalls, context],
    // Ids come from the source of formulas, texts of headings from the rendered ones.
    [rehypeIds, context],
    [rehypeMath, context],
    [rehypePartials, context],
    [rehypeNesting, context],
    [rehypeGaps, context],
    [rehypeHeadings, context],
    [rehypeTables, context],
    [rehypeTaskLists, context],
    [rehypeTextBlocks, context],
    [rehypeExcerpt, context],
  ]
}
