import { SearchError } from '@/lib/search/search-client'

/** What the library tells of a failure; it exports none of its error classes. */
interface LibraryError {
  name: string
  message: string
  /** Status of an answer that refuses. */
  status?: number
  /** The attempts of which none was answered. */
  stackTrace?: Array<{ response: { status: number; content: string } }>
}

/** What went wrong, as an error of the seam; the library's error is its cause. */
export function toSearchError(cause: unknown): SearchError {
  if (cause instanceof SearchError) return cause
  const error: LibraryError = cause instanceof Error ? cause : { name: '', message: String(cause) }
  if (error.name === 'RetryError') return new SearchError(describeUnreachable(error), { cause })
  if (error.name === 'DeserializationError') {
    return new SearchError(`The answer of the search server is not JSON: ${error.message}`, { cause })
  }
  if (!error.status) return new SearchError(error.message, { cause })
  return new SearchError(describeRefusal(error), { status: error.status, cause })
}

function describeUnreachable({ stackTrace = [] }: LibraryError): string {
  const last = stackTrace.at(-1)?.response
  const reason = last && (last.status ? `status ${last.status}` : last.content)
  return `Unreachable hosts: the search application id may be incorrect${reason ? ` (${reason})` : ''}.`
}

// Without a message in JSON the library hands on the whole body, which may be a web page.
function describeRefusal({ message = '', status }: LibraryError): string {
  const isMessage = message !== '' && !/^\s*</.test(message)
  return isMessage ? message : `The search server refused with status ${status}.`
}
