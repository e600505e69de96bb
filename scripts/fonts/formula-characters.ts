import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import temml from 'temml'

/**
 * Signs of everyday formulas and all that grow with what they enclose or carry, which Chromium draws only with the first face of a
 * family. Browsers show single letters in italics, which are separate characters.
 */
const everyday = [
  `${between(0x20, 0x7e)}${between(0x391, 0x3c9)}${between(0x1d434, 0x1d467)}${between(0x1d6e2, 0x1d71b)}ϕϵϑϱϰıȷ`,
  '\u00a0\u200b\u2009\u2061\u2062\u2063°±µ·×÷¬–—‖•…ℎℏℑℓℜ',
  '∀∂∃∇∈∉∋∏∐∑−∓∗∘∙√∛∜∝∞∠∣∤∥∧∨∩∪∫∬∭∮∯∰∼≃≅≈≠≡≤≥≪≫⊂⊃⊆⊇⊕⊗⊥⋀⋁⋂⋃⋅⋮⋯⋱⨀⨁⨂⨄⨆⨌',
  // Accents, primes and what stretches above, below and beside.
  '¨¯´ˆˇˉˊˋ˘˙˚˜̸→‾′″‴⁗⎰⎱⎴⎵⏜⏝⏞⏟⏠⏡⌈⌉⌊⌋⟦⟧⟨⟩⟪⟫⟮⟯⦃⦄∕∖',
  '←↑→↓↔↕↞↠↦↩↪↼↽⇀⇁⇄⇆⇋⇌⇐⇑⇒⇓⇔⇕⟵⟶⟷⟸⟹⟺⟼',
].join('')

const fonts = 'mathbf boldsymbol mathbb mathcal mathfrak mathscr mathsf mathsfit mathtt'.split(' ')
const textFonts = 'textbf textit textsf texttt textsc'.split(' ')

/** The characters that formulas can have, as the library writes them, by the file of the font that has them. */
export function listFormulaCharacters(): Record<string, string> {
  const library = readFileSync(createRequire(import.meta.url).resolve('temml'), 'utf8')
  const written = library.replace(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  const rest = difference(new Set(written.match(/[\u00a1-\ud7ff\uf900-\ufffd]/gu)), new Set(everyday))
  const letters = difference(listLetters(), new Set(everyday))
  const bold = new Set(
    [...letters].filter((letter) =>
      /^[\u{1d400}-\u{1d433}\u{1d468}-\u{1d49b}\u{1d6a8}-\u{1d6e1}\u{1d71c}-\u{1d755}\u{1d7ce}-\u{1d7d7}]$/u.test(
        letter,
      ),
    ),
  )
  return {
    'stix-two-math.woff2': everyday,
    'stix-two-math-signs.woff2': [...difference(rest, letters)].join(''),
    'stix-two-math-bold.woff2': [...bold].join(''),
    'stix-two-math-letters.woff2': [...difference(letters, bold)].join(''),
  }
}

/** Letters and digits of the mathematical alphabets. */
function listLetters(): Set<string> {
  const greek = between(0x391, 0x3c9).replaceAll(/[\u03a2\u03c2]/g, '')
  const plain = [...`${between(0x41, 0x5a)}${between(0x61, 0x7a)}${between(0x30, 0x39)}`]
  const formulas = [
    ...fonts.flatMap((font) => [...plain, ...greek].map((letter) => `\\${font}{${letter}}`)),
    ...textFonts.flatMap((font) => plain.map((letter) => `\\${font}{${letter}}`)),
    ...plain.map((letter) => `\\textbf{\\textit{${letter}}}\\textbf{\\textsf{${letter}}}\\textit{\\textsf{${letter}}}`),
  ]
  const text = formulas.map((formula) => temml.renderToString(formula).replace(/<[^<>]*>/g, '')).join('')
  return new Set(text.match(/[\u2100-\u214f\u{1d400}-\u{1d7ff}]/gu))
}

function difference(all: Set<string>, without: Set<string>): Set<string> {
  return new Set([...all].filter((each) => !without.has(each)))
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
