import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkit'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { listFormulaCharacters } from './formula-characters.ts'

const target = 'app/styles/fonts'
const { resolve } = createRequire(import.meta.url)

const ascii = between(0x20, 0x7e)

/** The subset of each typeface: one optical size, and the weights and features that the style sheets use. */
const faces = [
  ...Object.entries({
    'inter-more.woff2': '÷ÄÅÉÖÜßàáâäåæçèéêëíîïñóôöøùúûüαβγεζηθικλμξοπρστυφχψωΓΘΛΞΠΦΨΩ—‘•′″‴⁰←↑↓↩√≈≠≤≥✓',
    // Those of nearly every page.
    'inter.woff2': `${ascii}\u00a0©«°±²³µ·¹»½×ΔΣδν–’“”…⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉→−⌘`,
  }).map(([file, characters]) => ({
    file,
    source: 'inter-ui/variable/InterVariable.woff2',
    characters,
    variationAxes: { opsz: 14, wght: { min: 400, max: 650 } },
    keepFeatures: ['kern', 'tnum'],
  })),
  ...Object.entries(listFormulaCharacters()).map(([file, characters]) => ({
    file,
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    characters,
    keepFeatures: [],
  })),
]

/** The hash and characters of each file, and those that its typeface lacks, which a test compares with the pages. */
const written = {}
for (const { file, source, characters, ...options } of faces) {
  const font = await readFile(resolve(source))
  const readable = await subsetFont(font, characters, { ...options, targetFormat: 'sfnt', noHinting: true })
  if (file === 'stix-two-math.woff2') correctArrows(readable)
  const bytes = await convert(readable, 'woff2')
  await writeFile(path.join(target, file), bytes)
  const has = String.fromCodePoint(
    ...create(readable)
      .characterSet.filter((point) => point !== 0xffff)
      .sort((a, b) => a - b),
  )
  const lacks = [...new Set(characters)].filter((character) => !has.includes(character)).join('')
  written[file] = { sha256: createHash('sha256').update(bytes).digest('hex'), characters: has, lacks }
  console.log(`${path.join(target, file)}  ${bytes.length} bytes`)
}
const sansRules = formatFaces('inter', ['font-family: "Site Sans";', 'font-weight: 400 650;', 'font-display: swap;'])
const mathRules = formatFaces(
  'stix-two-math',
  ['font-family: "Site Math";', 'font-display: fallback;'],
  // None is loaded if the system has one.
  ['STIX Two Math', 'STIXTwoMath-Regular', 'Cambria Math'],
)
await writeFile(
  path.join(target, 'faces.css'),
  `/* Written by scripts/fonts/cut-fonts.mjs. */\n${[...sansRules, ...mathRules].join('\n')}`,
)
await writeFile(path.join(target, 'fonts.json'), `${JSON.stringify(written, null, 2)}\n`)

/**
 * The tips of longer arrows to the right must overlap their shafts on the left. The font gives the two ends of the tip in reverse,
 * so that Chromium doesn't lengthen these arrows.
 */
function correctArrows(font) {
  const wrong = Buffer.from([0, 0, 0, 200, 505 >> 8, 505 & 255, 0, 0])
  const right = Buffer.from([0, 200, 0, 0, 505 >> 8, 505 & 255, 0, 0])
  const [start, end] = rangeOfTable(font, 'MATH')
  let count = 0
  for (let at = font.indexOf(wrong, start); at !== -1 && at < end; at = font.indexOf(wrong, at)) {
    right.copy(font, at)
    count += 1
  }
  if (count === 0) throw new Error('The tips of arrows are as they should be: remove correctArrows.')
}

function rangeOfTable(font, tag) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(12 + index * 16, 28 + index * 16),
  )
  const record = records.find((each) => each.toString('latin1', 0, 4) === tag)
  const start = record.readUInt32BE(8)
  return [start, start + record.readUInt32BE(12)]
}

/** The rules that load the files of a typeface, each only for its characters: the first for all that the others don't have. */
function formatFaces(name, declarations, local = []) {
  const faces = Object.entries(written).filter(([file]) => file.startsWith(name))
  const owners = new Map(
    faces.flatMap(([file, { characters }]) => [...characters].map((each) => [each.codePointAt(0), file])),
  )
  const all = [Math.min(...owners.keys()), Math.max(...owners.keys())]
  return faces.map(([file], index) => {
    const sources = [...local.map((each) => `local("${each}")`), `url("./${file}") format("woff2")`]
    // A later rule takes precedence.
    const ranges = (index === 0 ? [all] : listRanges(owners, file)).map(formatRange)
    return `@font-face {
  ${[...declarations, `src: ${sources.join(', ')};`, `unicode-range: ${ranges.join(', ')};`].join('\n  ')}
}
`
  })
}

/** The ranges of a file's characters, which may include characters that no file has. */
function listRanges(owners, file) {
  const ranges = []
  let previous
  for (const point of [...owners.keys()].sort((a, b) => a - b)) {
    const isOwn = owners.get(point) === file
    if (isOwn && previous === file) ranges.at(-1)[1] = point
    else if (isOwn) ranges.push([point, point])
    previous = owners.get(point)
  }
  return ranges
}

function formatRange(range) {
  return `U+${[...new Set(range)].map((point) => point.toString(16)).join('-')}`
}

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
