import { answerQuery, type Query } from './algolia-query'
import type { KeyRights, Received } from './algolia-server'

/** The contents of an index. */
export interface StoredIndex {
  records: Map<string, Record<string, unknown>>
  settings: Record<string, unknown>
  synonyms: Array<{ objectID: string }>
  rules: unknown[]
}

interface State {
  keys: KeyRights
  indices: Map<string, StoredIndex>
}

interface Answer {
  status: number
  body: unknown
}

/** Creates an empty index. */
export function emptyIndex(): StoredIndex {
  return { records: new Map(), settings: {}, synonyms: [], rules: [] }
}

/** Answers a request like Algolia and updates the state. */
export function answerRequest(request: Received, state: State): Answer {
  const key = credential(request, 'x-algolia-api-key')
  const rights = state.keys[key]
  if (!credential(request, 'x-algolia-application-id') || !rights) {
    return refuse(403, 'Invalid Application-ID or API key')
  }
  const [, , kind, name = '', action, id] = request.path.split('/')
  if (kind === 'keys') return answerKey(name, state.keys, rights)
  if (request.method === 'POST' && name === '*' && action === 'queries') {
    const { requests } = request.body as { requests: Query[] }
    const missing = requests.find((query) => !state.indices.has(query.indexName))
    if (missing) return refuse(404, `Index ${missing.indexName} does not exist`)
    const records = (query: Query) => [...(state.indices.get(query.indexName)?.records.values() ?? [])]
    return ok({ results: requests.map((query) => answerQuery(query, records(query))) })
  }
  if (!rights.includes('addObject')) return refuse(403, 'Method not allowed with this API key')
  return answerWrite({ request, name, action: `${request.method} ${action ?? ''}`, id }, state)
}

interface Write {
  request: Received
  name: string
  action: string
  id: string | undefined
}

let lastTask = 0
const polled = new Set<string>()

function answerWrite({ request, name, action, id }: Write, { indices }: State): Answer {
  const index = indices.get(name) ?? emptyIndex()
  const create = () => indices.set(name, index)
  const body = request.body as never
  switch (action) {
    case 'POST batch':
      create()
      for (const { body: record } of (body as { requests: Array<{ body: { objectID: string } }> }).requests) {
        index.records.set(record.objectID, record)
      }
      break
    case 'PUT settings':
      create()
      Object.assign(index.settings, body)
      break
    case 'GET settings':
      return indices.has(name) ? ok(index.settings) : refuse(404, `Index ${name} does not exist`)
    case 'POST synonyms':
      create()
      index.synonyms = body
      break
    case 'POST operation':
      operate(name, body, indices)
      break
    case 'DELETE ':
      indices.delete(name)
      break
    case 'GET task': {
      // Like Algolia's, some tasks take a while.
      const isDone = Number(id) % 4 !== 0 || polled.has(`${id}`)
      polled.add(`${id}`)
      return ok({ status: isDone ? 'published' : 'notPublished' })
    }
    default:
      return refuse(404, `No such call: ${action}`)
  }
  lastTask += 1
  return ok({ taskID: lastTask, updatedAt: '2026-01-01T00:00:00Z', objectIDs: [] })
}

interface Operation {
  operation: 'copy' | 'move'
  destination: string
  scope?: Array<'settings' | 'synonyms' | 'rules'>
}

function operate(name: string, { operation, destination, scope }: Operation, indices: State['indices']): void {
  const source = indices.get(name)
  if (operation === 'move') {
    if (source) indices.set(destination, source)
    indices.delete(name)
    return
  }
  const target = indices.get(destination) ?? emptyIndex()
  for (const part of scope ?? []) Object.assign(target, { [part]: structuredClone(source?.[part] ?? target[part]) })
  indices.set(destination, target)
}

function answerKey(name: string, keys: KeyRights, rights: string[]): Answer {
  if (!rights.includes('admin') && keys[name] !== rights) return refuse(403, 'Method not allowed with this API key')
  const acl = keys[name]
  return acl ? ok({ value: name, acl, createdAt: 0 }) : refuse(404, 'Key does not exist')
}

function credential(request: Received, name: string): string {
  return request.params[name] ?? String(request.headers[name] ?? '')
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function refuse(status: number, message: string): Answer {
  return { status, body: { message, status } }
}
