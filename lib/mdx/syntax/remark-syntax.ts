import type {} from 'remark-parse'
import type { Processor } from 'unified'
import type { SourceContext } from '@/lib/mdx/context'
import { admonitionFence, admonitionFenceFromMarkdown } from './admonition-fence'
import { keepPrices } from './dollar-math'
import { acceptHtmlComments, truncateMarkerFromMarkdown } from './html-comment'
import { headingId, headingIdFromMarkdown } from './remark-heading-ids'

/** Adds the syntax that writers know from Docusaurus and HTML to the parser; stands behind remark-math. */
export function remarkSyntax(this: Processor, { source }: { source: Pick<SourceContext['source'], 'format'> }): void {
  const settings = this.data()
  settings.micromarkExtensions ??= []
  settings.fromMarkdownExtensions ??= []
  keepPrices(settings.micromarkExtensions)
  settings.micromarkExtensions.push(admonitionFence(), headingId())
  if (source.format === 'mdx') acceptHtmlComments(settings.micromarkExtensions)
  settings.fromMarkdownExtensions.push(
    admonitionFenceFromMarkdown(),
    headingIdFromMarkdown(),
    truncateMarkerFromMarkdown(),
  )
}
