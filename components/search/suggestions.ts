import type { SearchClient, SearchRequest, SearchResult } from '@/lib/search/search-client'
import { cutText } from '@/lib/site/characters'

const maxSuggestions = 3
const maxTries = 6

/** What to try instead of a query without results. */
export interface Alternatives {
  /** At most three queries that find something: similar words, then shorter forms of the query. */
  suggestions: string[]
  /** Number of results elsewhere. */
  countElsewhere: number
}

/** Counts the results of alternatives to a request without results, and of `elsewhere`, in one go; empty if that fails. */
export async function findAlternatives(
  client: SearchClient,
  { request, result, elsewhere }: { request: SearchRequest; result: SearchResult; elsewhere?: SearchRequest },
): Promise<Alternatives> {
  const queries = [...(result.nearest ?? []), ...shortenQuery(request.query)]
  const requests = queries.map((query): SearchRequest => ({ ...request, query, hitsPerPage: 1 }))
  if (elsewhere) requests.push({ ...elsewhere, hitsPerPage: 1 })
  const { results } = requests.length > 0 ? await client.search({ requests }).catch(() => nothing) : nothing
  const useful = queries.filter((_, index) => results[index]?.nbHits)
  // Skips beginnings of other suggestions.
  const isOwn = (query: string) => !useful.some((other) => other !== query && other.startsWith(query))
  const countElsewhere = elsewhere ? (results.at(-1)?.nbHits ?? 0) : 0
  return { suggestions: useful.filter(isOwn).slice(0, maxSuggestions), countElsewhere }
}

const nothing: { results: SearchResult[] } = { results: [] }

/** The query without its last or first word, then each of its words, longest first; for a single word, its prefixes. */
function shortenQuery(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  const [word = ''] = words
  const beginnings = [word.length - 2, Math.ceil(word.length / 2), 4]
    .filter((length) => length >= 3 && length < word.length)
    .map((length) => cutText(word, length))
  const single = words.filter(({ length }) => length > 2).sort((a, b) => b.length - a.length)
  const shorter = words.length < 2 ? beginnings : [words.slice(0, -1).join(' '), words.slice(1).join(' '), ...single]
  return [...new Set(shorter)].slice(0, maxTries)
}
