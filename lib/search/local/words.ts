/** A word of a text, or a piece of one, with the term it is indexed and searched as. */
export interface Word {
  term: string
  start: number
  end: number
}

const greekNames: Record<string, string> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta', ι: 'iota' },
  ...{ κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', ο: 'omicron', π: 'pi', ρ: 'rho', σ: 'sigma', ς: 'sigma' },
  ...{ τ: 'tau', υ: 'upsilon', φ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
}

const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー'
/** Skips entities, keeps points of numbers and versions and names such as C++ and C#, and separates scripts without spaces and Greek letters. */
const pattern = new RegExp(
  `&(?:amp|lt|gt|quot|#39);|[A-Za-z](?:\\+\\+|#)(?![\\p{L}\\p{N}+#])|(?:(?<![\\p{L}\\p{N}])[vV])?\\p{Nd}+(?:\\.\\p{Nd}+)+|[${unspaced}]+|[\\p{Script=Greek}\\u00b5]\\p{M}*(?:[\\p{Script=Greek}]\\p{M}*)*|(?:(?![${unspaced}\\p{Script=Greek}\\u00b5])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
)
const unspacedRun = new RegExp(`^[${unspaced}]`, 'u')
const greekRun = /^[\p{Script=Greek}\u00b5]/u

/** The words of a text, which may be escaped HTML, in order. */
export function findWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: found, index: start } of text.matchAll(pattern)) {
    const term = termByWord.get(found)
    if (term !== undefined) words.push({ term, start, end: start + found.length })
    else if (!found.startsWith('&')) words.push(...readWord(found, start))
  }
  return words
}

/** Terms by word; texts repeat their words. */
const termByWord = new Map<string, string>()

/** A word that was found for the first time, or its pieces. */
function readWord(found: string, start: number): Word[] {
  if (unspacedRun.test(found)) return pairUp(found, start)
  if (greekRun.test(found)) return nameLetters(found, start)
  const bare = found.replace(/^v(?=\d+\.)/i, '')
  const folded = /^[a-z\d.]+$/i.test(bare) ? bare.toLowerCase() : fold(bare)
  const term = toSingular(unifySpelling(folded))
  termByWord.set(found, term)
  return [{ term, start, end: start + found.length }]
}

/** The terms of a text. */
export function findTerms(text: string): string[] {
  return findWords(text).map(({ term }) => term)
}

/** Removes case, accents and superscripts: `Ångström` is `angstrom`, `¹³C` is `13c`. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ł/g, 'l')
}

/** Splits scripts without spaces into pairs of characters; the last character is also a term, so that every character can be found. */
function pairUp(run: string, start: number): Word[] {
  const words: Word[] = []
  const characters = [...run]
  let offset = start
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1] ?? ''
    words.push({
      term: (character + next).normalize('NFKC'),
      start: offset,
      end: offset + character.length + next.length,
    })
    offset += character.length
  }
  return words
}

/** Names one or two Greek letters, which are symbols; more are a Greek word. */
function nameLetters(run: string, start: number): Word[] {
  const letters = [...run.normalize('NFC')]
  if (letters.length > 2) return [{ term: fold(run), start, end: start + run.length }]
  let offset = start
  return letters.map((letter) => {
    const word = { term: greekNames[fold(letter)] ?? fold(letter), start: offset, end: offset + letter.length }
    offset += letter.length
    return word
  })
}

/** Unifies British and American spelling. A prefix of a word stays a prefix. */
function unifySpelling(word: string): string {
  return word
    .replace(/([iy])z/g, '$1s')
    .replace(/(col|behavi|neighb|fav|flav|lab|vap|od|hon|harb)our/g, '$1or')
    .replace(/(label|model|cancel|channel|signal|level|travel|total)l(?=ed|ing|er)/g, '$1')
    .replace(/(cent|fib|lit|met)re(?=s?$)/g, '$1er')
    .replace(/sulph/g, 'sulf')
    .replace(/^grey/, 'gray')
}

/** Makes a plural singular; roughly, but the same in the index and in the query. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:[sui]s|series|species)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:ss|x|ch|sh)es$/.test(word) ? -2 : -1)
}
