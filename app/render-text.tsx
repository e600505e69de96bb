import type { ReactElement } from 'react'
import type { TextRecord } from '@/lib/content/graph'
import { type ExcerptPlace, render } from '@/lib/mdx/render'
import { ContentError, formatProblem } from '@/lib/site/problems/problems'
import { loadComponents } from './load-components'

interface Options {
  /** Renders the excerpt for a list. */
  excerpt?: ExcerptPlace
}

/**
 * A compiled text, or its excerpt; throws a `ContentError` if the text has errors, which the development server shows
 * instead.
 */
export async function renderText({ text, code }: TextRecord, { excerpt }: Options = {}): Promise<ReactElement> {
  try {
    return render({ problems: text.problems, code }, await loadComponents(code), { excerpt })
  } catch (error) {
    // The comparison keeps the panel and its styles out of the built site.
    if (process.env.NODE_ENV === 'development' && error instanceof ContentError) {
      const { ContentMistake } = await import('@/components/dev/dev-panel')
      return <ContentMistake problems={error.problems.map(formatProblem)} />
    }
    throw error
  }
}
