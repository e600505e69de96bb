import type { Heading, Literal, PhrasingContent, Root } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State } from 'micromark-util-types'
import { SKIP, visit } from 'unist-util-visit'
import { report, type SourceContext } from '@/lib/mdx/context'
import { characterOf, codes } from './codes'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId'
  }
}

/** `{#id}`, wherever it stands; a plugin tells whether that is the end of a heading. */
interface HeadingId extends Literal {
  type: 'headingId'
}

declare module 'mdast' {
  interface PhrasingContentMap {
    headingId: HeadingId
  }
  interface RootContentMap {
    headingId: HeadingId
  }
}

/** Reads `{#id}`, which MDX by itself takes for JavaScript. */
export function headingId(): Extension {
  return { text: { [codes.brace]: { name: 'headingId', tokenize } } }
}

/** Builds the nodes of `{#id}`. */
export function headingIdFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      headingId(token) {
        this.enter({ type: 'headingId', value: this.sliceSerialize(token).slice(2, -1) }, token)
      },
    },
    exit: {
      headingId(token) {
        this.exit(token)
      },
    },
  }
}

/** Takes the id of a heading from `{#id}` or `{/* #id *\/}` at its end. */
export function remarkHeadingIds(context: SourceContext) {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      readId(heading)
    })
    visit(tree, 'headingId', (node, index, parent) => {
      if (!parent || index === undefined) return
      if (context.source.format === 'mdx') {
        report(context, node, {
          found: `"{#${node.value}}" gives an id, but stands elsewhere than at the end of a heading.`,
          fix: `Write "\\{#${node.value}}" for the characters themselves.`,
        })
      }
      parent.children[index] = { type: 'text', value: `{#${node.value}}` }
      return SKIP
    })
  }
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  let text = ''
  return function inside(code: Code): State | undefined {
    const character = characterOf(code)
    if (character === '' || !/^\{(?:#(?:[^\s{}]+\}?)?)?$/.test(text + character)) return nok(code)
    if (text === '') effects.enter('headingId')
    text += character
    effects.consume(code)
    if (character !== '}') return inside
    effects.exit('headingId')
    return ok
  }
}

function readId(heading: Heading): void {
  const id = idOf(heading.children.at(-1))
  if (id !== undefined) heading.children.pop()
  const last = heading.children.at(-1)
  // A comment may have stood here, too.
  if (last?.type === 'text') last.value = last.value.trimEnd()
  if (id === undefined) return
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}

function idOf(node: PhrasingContent | undefined): string | undefined {
  if (node?.type === 'headingId') return node.value
  return node?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(node.value)?.[1] : undefined
}
