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
  const items = list.children.filter(isAnyElement).map((item) => ({ item, text: textOf([item], context) }))
  if (!items.some(({ text }) => findMarks(text, words).some(([whole]) => whole.endsWith(words)))) return []
  const read = (text: string) => [...new Set(findMarks(text, words).map(([whole]) => Number(/\d/.exec(whole)?.[0])))]
  return items.map(({ item, text }) => ({ item, marks: read(text) })).filter(({ marks }) => marks.length > 0)
}

function findMarks(text: string, words: string): RegExpExecArray[] {
  return [...text.matchAll(/\([1-9]\)|(?<!\d)[1-9] (\p{L}[^\d(),.;]*)/gu)].flatMap((match) => {
    if (match[1] === undefined) return [match]
    if (!match[1].startsWith(words)) return []
    match[0] = match[0].slice(0, 2) + words
    return [match]
  })
}
