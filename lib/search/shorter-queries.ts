const most = 6

/** What to try when a query finds nothing: it without its last or first word, then each of its words, longest first. */
export function buildShorterQueries(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length < 2) return shortenWord(words[0] ?? '')
  const single = words.filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  return [...new Set([words.slice(0, -1).join(' '), words.slice(1).join(' '), ...single])].slice(0, most)
}

/** The beginning of a word finds other words that begin alike. */
function shortenWord(word: string): string[] {
  const letters = [...word]
  const lengths = [letters.length - 2, Math.ceil(letters.length / 2), 4]
  return [...new Set(lengths.filter((length) => length >= 3 && length < letters.length))].map((length) =>
    letters.slice(0, length).join(''),
  )
}
