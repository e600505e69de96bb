import type { Code, Construct, Effects, State } from 'micromark-util-types'
import { characterOf, isLineEnding, skipSpaces } from './codes'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    admonitionFenceMarker: 'admonitionFenceMarker'
    admonitionFenceAttributes: 'admonitionFenceAttributes'
  }
}

/** What may follow the kind of an admonition: `[Title]`, `{.class #id}` or both, up to the end of the line. */
export const admonitionLabel: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let depth = 0
    return function start(code) {
      if (characterOf(code) === '{') return attributes(code)
      if (characterOf(code) !== '[') return nok(code)
      marker(code)
      return inTitle
    }

    function inTitle(code: Code): State | undefined {
      return characterOf(code) === ']' ? close(code) : consumeInline(effects, isTitleEnd, close)(code)
    }

    function isTitleEnd(code: Code): boolean {
      if (characterOf(code) === '[') depth += 1
      if (characterOf(code) === ']') depth -= 1
      return isLineEnd(code) || depth < 0
    }

    function close(code: Code): State | undefined {
      if (isLineEnd(code)) return nok(code)
      marker(code)
      return attributes
    }

    function marker(code: Code): void {
      effects.enter('admonitionFenceMarker')
      effects.consume(code)
      effects.exit('admonitionFenceMarker')
    }

    function attributes(code: Code): State | undefined {
      if (characterOf(code) !== '{') return skipSpaces(effects, end)(code)
      effects.enter('admonitionFenceAttributes')
      return inAttributes(code)
    }

    function inAttributes(code: Code): State | undefined {
      if (isLineEnd(code)) return nok(code)
      effects.consume(code)
      return characterOf(code) === '}' ? afterAttributes : inAttributes
    }

    function afterAttributes(code: Code): State | undefined {
      effects.exit('admonitionFenceAttributes')
      return skipSpaces(effects, end)(code)
    }

    function end(code: Code): State | undefined {
      return isLineEnd(code) ? ok(code) : nok(code)
    }
  },
}

/** Marks a stretch of the line to be read as inline Markdown. */
export function consumeInline(effects: Effects, isEnd: (code: Code) => boolean, ok: State): State {
  return function start(code) {
    effects.enter('chunkText', { contentType: 'text' })
    return inside(code)
  }
  function inside(code: Code): State | undefined {
    if (isEnd(code)) {
      effects.exit('chunkText')
      return ok(code)
    }
    effects.consume(code)
    return inside
  }
}

/** The end of a line, or of the input. */
export function isLineEnd(code: Code): boolean {
  return code === null || isLineEnding(code)
}
