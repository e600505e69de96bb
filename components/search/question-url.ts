import type { Question } from '@/lib/search/results-store'

/** What the search page knows of the docs versions. */
export interface VersionChoice {
  /** Name and label of each version, newest first. */
  versions: Array<{ name: string; label: string }>
  /** The version that is searched unless the reader says otherwise; undefined when there is but one. */
  defaultVersion: string | undefined
}

const allVersions = 'all'
const mostCharacters = 512

/** The question in the query part of an address, which anyone may have written. */
export function parseQuestion(search: string, { versions, defaultVersion }: VersionChoice): Question {
  const params = new URLSearchParams(search)
  const query = trimQuery(params.get('q') ?? '')
  const wanted = params.get('version')
  if (wanted === allVersions) return { query, version: undefined }
  return { query, version: versions.some(({ name }) => name === wanted) ? (wanted ?? undefined) : defaultVersion }
}

/** The query part of the address of a question; empty when nothing is asked of the default version. */
export function formatQuestion({ query, version }: Question, { defaultVersion }: VersionChoice): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (version !== defaultVersion) params.set('version', version ?? allVersions)
  const written = params.toString()
  return written && `?${written}`
}

/** What a reader typed, as it is searched. */
export function trimQuery(typed: string): string {
  return typed.slice(0, mostCharacters).trim()
}
