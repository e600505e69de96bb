import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { TextRecord } from '@/lib/content/graph'
import { type ExcerptPlace, render } from '@/lib/mdx/render'
import { ContentError, formatProblem } from '@/lib/site/problems/problems'
import { loadComponents } from './load-components'

interface Options {
  /** Renders the excerpt for a list. */
  excerpt?: ExcerptPlace
  /** Shown below a title that the text begins with. */
  belowTitle?: ReactNode
}

/**
 * A compiled text, or its excerpt; throws a `ContentError` if the text has errors, which the development server shows
 * instead.
 */
export async function renderText(
  { text, code }: TextRecord,
  { excerpt, belowTitle }: Options = {},
): Promise<ReactElement> {
  const h1 = (props: ComponentProps<'h1'>) => (
    <>
      <h1 {...props} />
      {belowTitle}
    </>
  )
  try {
    const components = { ...(await loadComponents()), ...(belowTitle && { h1 }) }
    return render({ problems: text.problems, code }, components, { excerpt })
  } catch (error) {
    // The comparison keeps the panel and its styles out of the built site.
    if (process.env.NODE_ENV === 'development' && error instanceof ContentError) {
      const { ContentMistake } = await import('@/components/dev/dev-panel')
      return <ContentMistake problems={error.problems.map(formatProblem)} />
    }
    throw error
  }
}
