import { PushError } from './push-index'
import type { PushSettings } from './push-settings'

/** What went wrong with an upload, and what that means for the index. */
export function describePushError(error: unknown, settings: PushSettings): string {
  const cause = error instanceof PushError ? error.cause : error
  return [describeCause(cause, settings), describeState(error, settings)].join('\n')
}

function describeCause(cause: unknown, { appId }: PushSettings): string {
  const { name, message, status } = cause as { name?: string; message?: string; status?: number }
  if (name === 'RetryError') {
    return `No host of the application "${appId}" answered. NEXT_PUBLIC_ALGOLIA_APP_ID may be incorrect, or there is no connection.`
  }
  if (status === 401 || status === 403) {
    return `Algolia refused the key for the application "${appId}" (${status}: ${message}). ALGOLIA_ADMIN_KEY must belong to that application and have the rights addObject, deleteIndex, settings and editSettings.`
  }
  return status ? `Algolia answered with status ${status}: ${message}` : `${message ?? cause}`
}

function describeState(error: unknown, { indexName }: PushSettings): string {
  if (!(error instanceof PushError)) return `The index "${indexName}" is as it was.`
  if (error.isMoved)
    return `The new index "${indexName}" was complete, but Algolia did not confirm that it is in place.`
  if (!error.leftover) return `The index "${indexName}" is as it was.`
  return `The index "${indexName}" is as it was. The unfinished copy "${error.leftover}" could not be deleted: delete it in the dashboard.`
}
