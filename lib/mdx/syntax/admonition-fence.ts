import type { Parent, PhrasingContent } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State } from 'micromark-util-types'
import { characterOf, codes, isLineEnd, isSpace } from './codes'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    admonitionFence: 'admonitionFence'
  }
}

/** A line of three or more colons: with a kind it opens an admonition, without one it closes it. */
export interface AdmonitionFence extends Parent {
  type: 'admonitionFence'
  /** How many colons. */
  size: number
  kind?: string
  /** What stands between the braces behind the kind. */
  attributes: string
  /** The title. */
  children: PhrasingContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    admonitionFence: AdmonitionFence
  }
}

/** `:::`, `:::kind Title` or `:::kind[Title]{.class #id}`, where brackets in the title come in pairs. */
const fence =
  /^(?<colons>:{3,})[ \t]*(?:(?<kind>[a-z][\w-]*)(?:(?:\[(?<label>(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*)\])?(?:\{(?<attributes>[^}]*)\})?[ \t]*|[ \t]*(?<title>.*)))?$/di

/**
 * Reads the lines that open and close an admonition, each for itself: a plugin pairs them. So a code block inside may hold
 * `:::`, and admonitions may be nested with or without more colons outside.
 */
export function admonitionFence(): Extension {
  return { flow: { [codes.colon]: { name: 'admonitionFence', tokenize: tokenizeFence } } }
}

/** Builds the nodes of the fences. */
export function admonitionFenceFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      admonitionFence(token) {
        const { colons = '', kind, attributes = '' } = fence.exec(this.sliceSerialize(token))?.groups ?? {}
        const node: AdmonitionFence = { type: 'admonitionFence', size: colons.length, attributes, children: [] }
        this.enter(kind === undefined ? node : { ...node, kind }, token)
      },
    },
    exit: {
      admonitionFence(token) {
        this.exit(token)
      },
    },
  }
}

function tokenizeFence(effects: Effects, ok: State, nok: State): State {
  let title = [0, 0]
  let column = 0
  return effects.check({ partial: true, tokenize: readLine }, start, nok)

  function readLine(inner: Effects, isFence: State, isNone: State): State {
    let line = ''
    inner.enter('data')
    return function next(code: Code): State | undefined {
      if (isLineEnd(code)) {
        const groups = fence.exec(line)?.indices?.groups
        title = groups?.label ?? groups?.title ?? title
        inner.exit('data')
        return groups ? isFence(code) : isNone(code)
      }
      line += isSpace(code) ? ' ' : characterOf(code)
      inner.consume(code)
      return next
    }
  }

  function start(code: Code): State | undefined {
    effects.enter('admonitionFence')
    return inside(code)
  }

  function inside(code: Code): State | undefined {
    const [from, to] = title
    if (from !== to && column === to) effects.exit('chunkText')
    if (isLineEnd(code)) {
      effects.exit('admonitionFence')
      return ok(code)
    }
    // The title is read as inline Markdown.
    if (from !== to && column === from) effects.enter('chunkText', { contentType: 'text' })
    effects.consume(code)
    column += 1
    return inside
  }
}
