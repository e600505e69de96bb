/** Both spellings of a word become one, in the index as in the query; a beginning of a word stays a beginning. */
export function unifySpelling(word: string): string {
  return word
    .replace(/([iy])z/g, '$1s')
    .replace(/(col|behavi|neighb|fav|flav|lab|vap|od|hon|harb)our/g, '$1or')
    .replace(/(label|model|cancel|channel|signal|level|travel|total)l(?=ed|ing|er)/g, '$1')
    .replace(/(cent|fib|lit|met)re(?=s?$)/g, '$1er')
    .replace(/sulph/g, 'sulf')
    .replace(/^grey/, 'gray')
}

/** A noun in the plural as in the singular; rough, but the same in the index and in the query. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:[sui]s|series|species)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:ss|x|ch|sh)es$/.test(word) ? -2 : -1)
}
