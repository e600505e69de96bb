import type { Code, Effects, State } from 'micromark-util-types'

/** Character codes the constructs of this folder look for. */
export const codes = {
  ...{
    space: 32,
    dollar: 36,
    asterisk: 42,
    plus: 43,
    dash: 45,
    digit0: 48,
    colon: 58,
    lessThan: 60,
    greaterThan: 62,
    exclamation: 33,
    leftBracket: 91,
    rightBracket: 93,
    underscore: 95,
  },
  ...{ brace: 123, tilde: 126 },
}

/** Micromark's codes for line endings are below -2. */
export function isLineEnding(code: Code): boolean {
  return code !== null && code < -2
}

/** The end of a line, or of the input. */
export function isLineEnd(code: Code): boolean {
  return code === null || isLineEnding(code)
}

/** A space or a tab, as micromark tells them. */
export function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === codes.space
}

/** The character a code stands for; empty at the end of the input and for micromark's own codes. */
export function characterOf(code: Code): string {
  return code === null || code < 0 ? '' : String.fromCodePoint(code)
}

/** Consumes a fixed text, character by character. */
export function consumeText(effects: Effects, text: string, ok: State, nok: State): State {
  let index = 0
  return function next(code) {
    if (code === null || characterOf(code) !== text[index]) return nok(code)
    effects.consume(code)
    index += 1
    return index === text.length ? ok : next
  }
}

/** Consumes spaces and tabs, if any. */
export function skipSpaces(effects: Effects, ok: State): State {
  return function start(code) {
    if (!isSpace(code)) return ok(code)
    effects.enter('whitespace')
    return inside(code)
  }
  function inside(code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code)
      return inside
    }
    effects.exit('whitespace')
    return ok(code)
  }
}
