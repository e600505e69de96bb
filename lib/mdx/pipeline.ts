import type { CompileOptions } from '@mdx-js/mdx'
import rehypeRaw from 'rehype-raw'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { Pluggable, PluggableList } from 'unified'
import { rehypeAttributes } from './checks/rehype-attributes'
import { rehypeComponents } from './checks/rehype-components'
import { rehypeElements } from './checks/rehype-elements'
import { rehypeHtmlComponents } from './checks/rehype-html-components'
import { remarkLostText } from './checks/remark-lost-text'
import { rehypeCodeBlocks } from './code/rehype-code-blocks'
import type { SourceContext } from './context'
import { rehypeLineMarks } from './imports/rehype-line-marks'
import { rehypePartials } from './imports/rehype-partials'
import { remarkImportedValues } from './imports/remark-imported-values'
import { remarkImports } from './imports/remark-imports'
import { remarkKnownNames } from './imports/remark-known-names'
import { remarkMarkdownExport } from './markdown-export'
import { remarkAdmonitionLimit } from './syntax/remark-admonition-limit'
import { remarkAdmonitions } from './syntax/remark-admonitions'
import { remarkDollars, remarkFormulas } from './syntax/remark-dollars'
import { remarkHeadingIds } from './syntax/remark-heading-ids'
import { remarkParseProblems } from './syntax/remark-parse-problems'
import { rehypeLineEndings, rehypeNesting } from './transforms/rehype-blocks'
import { rehypeEmoji } from './transforms/rehype-emoji'
import { rehypeExcerpt } from './transforms/rehype-excerpt'
import { rehypeFigures } from './transforms/rehype-figures'
import { rehypeFrames } from './transforms/rehype-frames'
import { footnotePrefixOf, rehypeGfm } from './transforms/rehype-gfm'
import { rehypeHeadings, rehypeIds } from './transforms/rehype-headings'
import { rehypeLinks } from './transforms/rehype-links'
import { rehypeMath } from './transforms/rehype-math'
import { rehypeMedia, rehypePhonePictures } from './transforms/rehype-media'
import { rehypeSteps } from './transforms/rehype-steps'
import { rehypeTables } from './transforms/rehype-tables'
import { rehypeTextBlocks } from './transforms/rehype-text-blocks'
import { rehypeDescription, rehypeTitles, remarkTitles } from './transforms/title-and-description'

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
    // "20~25 °C" has nothing to strike through.
    [remarkGfm, { singleTilde: false }],
    // Emphasis next to punctuation of Chinese, Japanese and Korean, which put no space there.
    remarkCjkFriendly,
    remarkMath,
    remarkDollars,
    remarkDirective,
    [remarkAdmonitionLimit, context],
    [remarkParseProblems, context],
    [remarkMarkdownExport, context],
    [remarkLostText, context],
    [remarkAdmonitions, context],
    remarkHeadingIds,
    [remarkTitles, context],
    remarkFormulas,
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
    rehypeHtmlComponents,
    [rehypeGfm, context],
    [rehypeTitles, context],
    [rehypeAttributes, context],
    [rehypeElements, context],
    [rehypeComponents, context],
    [rehypeLinks, context],
    [rehypeFrames, context],
    [rehypeMedia, context],
    // Ids come from the source of formulas and emoji, texts of headings from the rendered ones.
    [rehypeIds, context],
    rehypeEmoji,
    [rehypeMath, context],
    [rehypeFigures, context],
    [rehypePartials, context],
    [rehypeNesting, context],
    [rehypeLineEndings, context],
    [rehypeHeadings, context],
    [rehypeTables, context],
    [rehypeDescription, context],
    [rehypeTextBlocks, context],
    [rehypeSteps, context],
    rehypePhonePictures,
    [rehypeLineMarks, context],
    [rehypeExcerpt, context],
  ]
}
