import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const target = 'app/styles/fonts'
const { resolve } = createRequire(import.meta.url)

const ascii = between(0x20, 0x7e)

/** The subset of each typeface: one optical size, and the weights and features that the style sheets use. */
const faces = [
  {
    file: 'inter.woff2',
    source: 'inter-ui/variable/InterVariable.woff2',
    characters: `${ascii}\u00a0©«»°±²³µ·¹½×÷ÄÅÉÖÜßàáâäåæçèéêëíîïñóôöøùúûüαβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ–—‘’“”…•′″‴⁰⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉→←↑↓↩−√≈≠≤≥⌘✓`,
    variationAxes: { opsz: 14, wght: { min: 400, max: 650 } },
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'sups', 'subs'],
  },
  {
    file: 'jetbrains-mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    characters: `${ascii}\u00a0°±³·¹½éü–’…−`,
    variationAxes: { wght: 400 },
    keepFeatures: [],
  },
  {
    file: 'stix-two-math.woff2',
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    // Browsers show single letters in italics, which are separate characters.
    characters: `${ascii}${between(0x391, 0x3c9)}${between(0x1d434, 0x1d467)}${between(0x1d6e2, 0x1d71b)}\u00a0\u2061\u2062\u2063°±·×÷ϕϵ–—‖′″‴…ℎℏℑℓℜ←→↔⇌⇒⇔⟹∀∂∃∇∈∏∑−∓∗∘√∝∞∠∣∥∧∨∩∪∫∬∮∼≃≅≈≠≡≤≥≪≫⊕⊗⊥⋅⋯⟨⟩`,
    keepFeatures: ['ssty'],
  },
]

/** The hash and characters of each file, which a test compares with the pages. */
const written = {}
for (const { file, source, characters, ...options } of faces) {
  const font = await readFile(resolve(source))
  const cut = (targetFormat) => subsetFont(font, characters, { ...options, targetFormat, noHinting: true })
  const [bytes, readable] = [await cut('woff2'), await cut('sfnt')]
  await writeFile(path.join(target, file), bytes)
  const has = String.fromCodePoint(
    ...create(readable)
      .characterSet.filter((point) => point !== 0xffff)
      .sort((a, b) => a - b),
  )
  written[file] = { sha256: createHash('sha256').update(bytes).digest('hex'), characters: has }
  console.log(`${path.join(target, file)}  ${bytes.length} bytes`)
}
await writeFile(path.join(target, 'fonts.json'), `${JSON.stringify(written, null, 2)}\n`)

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
