import type { Literal } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Code, Effects, Extension, State } from 'micromark-util-types'
import { characterOf, codes, consumeText } from './codes'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId'
  }
}

/** `{#id}`, wherever it stands; a plugin tells whether that is the end of a heading. */
export interface HeadingId extends Literal {
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

function tokenize(effects: Effects, ok: State, nok: State): State {
  return function start(code) {
    effects.enter('headingId')
    return consumeText(effects, '{#', first, nok)(code)
  }

  function first(code: Code): State | undefined {
    return characterOf(code) === '}' ? nok(code) : inside(code)
  }

  function inside(code: Code): State | undefined {
    const character = characterOf(code)
    if (code === null || !/[^\s{]/.test(character)) return nok(code)
    effects.consume(code)
    if (character !== '}') return inside
    effects.exit('headingId')
    return ok
  }
}
