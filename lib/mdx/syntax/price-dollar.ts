import type { Code, Construct, Extension, TokenizeContext } from 'micromark-util-types'
import { characterOf, codes } from './codes'

/**
 * Keeps prices as text: as in Pandoc, a `$` with a digit right behind it ends no formula, so "$5 and $10" holds none.
 * Wraps the construct that remark-math has added to the list.
 */
export function keepPrices(extensions: Extension[]): void {
  const extension = extensions.findLast(({ text }) => text?.[codes.dollar])
  const math = extension?.text?.[codes.dollar]
  if (extension?.text && math && !Array.isArray(math)) extension.text[codes.dollar] = withoutPrices(math)
}

function withoutPrices(math: Construct): Construct {
  return {
    ...math,
    tokenize(effects, ok, nok) {
      return math.tokenize.call(this, effects, (code) => (isPrice(this, code) ? nok(code) : ok(code)), nok)
    },
  }
}

function isPrice(self: TokenizeContext, next: Code): boolean {
  const formula = self.events.at(-1)?.[1]
  return formula !== undefined && /\d/.test(characterOf(next)) && !self.sliceSerialize(formula).startsWith('$$')
}
