import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Takes the id of a heading from `{/*#id*\/}` at its end, the form of `{#id}` in MDX, or from `{#id}` in plain Markdown. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const id = takeComments(heading) ?? takeText(heading)
      if (id !== undefined) heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
    })
  }
}

/** Removes the comments at the end; returns the id that is in one. */
function takeComments({ children }: Heading): string | undefined {
  let id: string | undefined
  for (let last = children.at(-1); last?.type === 'mdxTextExpression'; last = children.at(-1)) {
    const comment = readComment(last.value)
    if (comment === undefined) return id
    id ??= /^#(\S+)$/.exec(comment)?.[1]
    children.pop()
    const before = children.at(-1)
    if (before?.type === 'text') before.value = before.value.trimEnd()
    if (before?.type === 'text' && before.value === '') children.pop()
  }
  return id
}

/** The text of an expression that is only a comment. */
function readComment(expression: string): string | undefined {
  const text = expression.trim()
  const isComment = text.length >= 4 && text.startsWith('/*') && text.endsWith('*/')
  return isComment ? text.slice(2, -2).trim() : undefined
}

function takeText({ children }: Heading): string | undefined {
  const last = children.at(-1)
  if (last?.type !== 'text') return undefined
  const [end = '', id] = /\{#([^\s{}]+)\}$/.exec(last.value) ?? []
  if (id !== undefined) last.value = last.value.slice(0, -end.length).trimEnd()
  return id
}
