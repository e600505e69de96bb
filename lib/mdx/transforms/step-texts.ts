import type { SourceContext } from '@/lib/mdx/context'
import { type AnyElement, isAnyElement } from '@/lib/mdx/element'
import { textOf } from './plain-text'

/** An item of a list that names marks of a picture. */
export interface NamingStep {
  item: AnyElement
  marks: number[]
}

/**
 * The items of a list that name marks of a picture: "(1 in the picture)", and, in a list that says so once, "(2)". Empty where no
 * item says so.
 */
export function readMarks(list: AnyElement, context: SourceContext): NamingStep[] {
  const words = context.source.texts.t('inPicture')
  const items = list.children
    .filter(isAnyElement)
    .map((item) => ({ item, found: findMarks(textOf([item], context), words) }))
  if (!items.some(({ found }) => found.some(({ isSaid }) => isSaid))) return []
  return items
    .map(({ item, found }) => ({ item, marks: [...new Set(found.map(({ mark }) => mark))] }))
    .filter(({ marks }) => marks.length > 0)
}

/** The numbers that may be marks, and whether the words say so. */
function findMarks(text: string, words: string): Array<{ mark: number; isSaid: boolean }> {
  const found = text.matchAll(/\(([1-9])\)|(?<!\d)([1-9]) (\p{L}[^\d(),.;]*)/gu)
  return [...found].flatMap(([, enclosed, number, rest = '']) => {
    const isSaid = rest.startsWith(words)
    return enclosed || isSaid ? [{ mark: Number(enclosed ?? number), isSaid }] : []
  })
}
