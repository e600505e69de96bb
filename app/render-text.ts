import type { ReactElement } from 'react'
import { mdxComponents } from '@/components/mdx'
import { type PageText, readCode } from '@/lib/content/text-cache'
import { type ExcerptPlace, render } from '@/lib/mdx/render'

/** A compiled text, or what a list shows of it; throws a `ContentError` when it has errors. */
export async function renderText(text: PageText, excerpt?: ExcerptPlace): Promise<ReactElement> {
  return render({ problems: text.problems, code: await readCode(text) }, mdxComponents, { excerpt })
}
