import type {} from 'remark-parse'
import type { Processor } from 'unified'
import type { SourceContext } from '../context'
import { admonitionFence, admonitionFenceFromMarkdown } from '../syntax/admonition-fence'
import { headingId, headingIdFromMarkdown } from '../syntax/heading-id'
import { acceptHtmlComments } from '../syntax/html-comment'
import { keepPrices } from '../syntax/price-dollar'

/** Adds the syntax that writers know from Docusaurus and HTML to the parser; stands behind remark-math. */
export function remarkSyntax(this: Processor, { source }: { source: Pick<SourceContext['source'], 'format'> }): void {
  const settings = this.data()
  settings.micromarkExtensions ??= []
  settings.fromMarkdownExtensions ??= []
  keepPrices(settings.micromarkExtensions)
  settings.micromarkExtensions.push(admonitionFence(), headingId())
  if (source.format === 'mdx') acceptHtmlComments(settings.micromarkExtensions)
  settings.fromMarkdownExtensions.push(admonitionFenceFromMarkdown(), headingIdFromMarkdown())
}
