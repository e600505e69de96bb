import type { Parent, PhrasingContent } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State } from 'micromark-util-types'
import { admonitionLabel, consumeInline, isLineEnd } from './admonition-label'
import { characterOf, codes, skipSpaces } from './codes'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    admonitionFence: 'admonitionFence'
    admonitionFenceColons: 'admonitionFenceColons'
    admonitionFenceKind: 'admonitionFenceKind'
  }
}

/** A line of three or more colons: with a kind it opens an admonition, without one it closes it. */
export interface AdmonitionFence extends Parent {
  type: 'admonitionFence'
  /** How many colons. */
  size: number
  kind?: string
  /** What stands in `{…}` behind the kind. */
  attributes?: string
  /** The title. */
  children: PhrasingContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    admonitionFence: AdmonitionFence
  }
}

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
        this.enter({ type: 'admonitionFence', size: 0, children: [] }, token)
      },
    },
    exit: {
      admonitionFence(token) {
        this.exit(token)
      },
      admonitionFenceColons(token) {
        openFence(this.stack).size = this.sliceSerialize(token).length
      },
      admonitionFenceKind(token) {
        openFence(this.stack).kind = this.sliceSerialize(token)
      },
      admonitionFenceAttributes(token) {
        openFence(this.stack).attributes = this.sliceSerialize(token)
      },
    },
  }
}

function openFence(stack: Array<{ type: string }>): AdmonitionFence {
  const node = stack.at(-1)
  if (node?.type !== 'admonitionFence') throw new Error('The line is not inside an admonition fence.')
  return node as AdmonitionFence
}

function tokenizeFence(effects: Effects, ok: State, nok: State): State {
  let size = 0
  return function start(code) {
    effects.enter('admonitionFence')
    effects.enter('admonitionFenceColons')
    return colons(code)
  }

  function colons(code: Code): State | undefined {
    if (code === codes.colon) {
      effects.consume(code)
      size += 1
      return colons
    }
    if (size < 3) return nok(code)
    effects.exit('admonitionFenceColons')
    return skipSpaces(effects, afterColons)(code)
  }

  function afterColons(code: Code): State | undefined {
    if (isLineEnd(code)) return finish(code)
    if (!/[a-z]/i.test(characterOf(code))) return nok(code)
    effects.enter('admonitionFenceKind')
    return kind(code)
  }

  function kind(code: Code): State | undefined {
    if (/[\w-]/.test(characterOf(code))) {
      effects.consume(code)
      return kind
    }
    effects.exit('admonitionFenceKind')
    return effects.attempt(admonitionLabel, finish, skipSpaces(effects, title))(code)
  }

  function title(code: Code): State | undefined {
    return isLineEnd(code) ? finish(code) : consumeInline(effects, isLineEnd, finish)(code)
  }

  function finish(code: Code): State | undefined {
    effects.exit('admonitionFence')
    return ok(code)
  }
}
