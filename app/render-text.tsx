import type { ReactElement } from 'react'
import { mdxComponents } from '@/components/mdx'
import { ContentError, formatProblem } from '@/lib/content/source/problems'
import { type PageText, readCode } from '@/lib/content/text-cache'
import { type ExcerptPlace, render } from '@/lib/mdx/render'

/**
 * A compiled text, or its excerpt for a list; throws a `ContentError` if the text has errors, which the development server shows
 * instead.
 */
export async function renderText(text: PageText, excerpt?: ExcerptPlace): Promise<ReactElement> {
  try {
    return render({ problems: text.problems, code: await readCode(text) }, mdxComponents, { excerpt })
  } catch (error) {
    if (process.env.NODE_ENV !== 'development' || !(error instanceof ContentError)) throw error
    const { ContentMistake } = await import('@/components/dev/dev-panel')
    return <ContentMistake problems={error.problems.map(formatProblem)} />
  }
}
