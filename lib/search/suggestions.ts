import type { SearchClient, SearchRequest, SearchResult } from './search-client'

const maxSuggestions = 3
const maxTries = 6

/** What to try instead of a query that finds nothing. */
export interface Alternatives {
  /** At most three that do find something: words that look alike, then shorter forms of the query. */
  suggestions: string[]
  /** How much the query finds elsewhere, when that is asked. */
  countElsewhere: number
}

/** Asks for alternatives to a request that found nothing, and for `elsewhere`, in one go; there are none when they cannot be asked. */
export async function findAlternatives(
  client: SearchClient,
  { nearest = [] }: Pick<SearchResult, 'nearest'>,
  { request, elsewhere }: { request: SearchRequest; elsewhere?: SearchRequest | undefined },
): Promise<Alternatives> {
  const queries = [...nearest, ...buildShorterQueries(request.query)]
  const others = [...queries.map((query) => ({ ...request, query })), ...(elsewhere ? [elsewhere] : [])]
  if (others.length === 0) return { suggestions: [], countElsewhere: 0 }
  const counts = await client.search({ requests: others.map((other) => ({ ...other, hitsPerPage: 1 })) }).then(
    ({ results }) => results.map(({ nbHits }) => nbHits),
    () => [],
  )
  const useful = queries.filter((_, index) => (counts[index] ?? 0) > 0)
  // The beginning of another suggestion is no further help.
  const isOwn = (query: string) => !useful.some((other) => other !== query && other.startsWith(query))
  return {
    suggestions: useful.filter(isOwn).slice(0, maxSuggestions),
    countElsewhere: elsewhere ? (counts[queries.length] ?? 0) : 0,
  }
}

/** The query without its last or first word, then each of its words, longest first. */
function buildShorterQueries(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length < 2) return shortenWord(words[0] ?? '')
  const single = words.filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  return [...new Set([words.slice(0, -1).join(' '), words.slice(1).join(' '), ...single])].slice(0, maxTries)
}

/** The beginning of a word finds other words that begin alike. */
function shortenWord(word: string): string[] {
  const letters = [...word]
  const lengths = [letters.length - 2, Math.ceil(letters.length / 2), 4]
  return [...new Set(lengths.filter((length) => length >= 3 && length < letters.length))].map((length) =>
    letters.slice(0, length).join(''),
  )
}
