import { expect, test } from '@playwright/test'
import type { WorkerAnswer, WorkerQuestion } from '@/lib/search/local/search-worker'
import { SearchError } from '@/lib/search/search-client'
import { createLocalClient } from './search-client'

/** Replaces the browser's worker. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  readonly questions: WorkerQuestion[] = []
  isTerminated = false

  constructor() {
    super()
    FakeWorker.all.push(this)
  }

  postMessage(question: WorkerQuestion): void {
    this.questions.push(question)
  }

  terminate(): void {
    this.isTerminated = true
  }

  answer(answer: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
}

const startWorker = () => new FakeWorker() as unknown as Worker
test.beforeEach(() => {
  FakeWorker.all = []
})

function ask(client: ReturnType<typeof createLocalClient>, query: string) {
  return client.search({ requests: [{ indexName: 'docs', query }] })
}

function lastWorker(): FakeWorker {
  const worker = FakeWorker.all.at(-1)
  if (!worker) throw new Error('No worker was started.')
  return worker
}

test('matches answers to searches', async () => {
  const client = createLocalClient(startWorker)
  const [first, second] = [ask(client, 'a'), ask(client, 'b')]
  const [one, two] = lastWorker().questions
  expect(one).toMatchObject({ requests: [{ query: 'a' }] })
  lastWorker().answer({ id: two?.id ?? 0, results: [] })
  lastWorker().answer({ id: one?.id ?? 0, failure: { status: 503 } })
  await expect(second).resolves.toEqual({ results: [] })
  await expect(first).rejects.toMatchObject({ name: 'SearchError', status: 503 })
})

test('fails pending searches when the worker crashes, and starts another for the next one', async () => {
  const client = createLocalClient(startWorker)
  const lost = ask(client, 'a')
  const [broken] = FakeWorker.all
  broken?.dispatchEvent(new Event('error', { cancelable: true }))
  await expect(lost).rejects.toBeInstanceOf(SearchError)
  await expect(lost).rejects.toThrow(
    'The search index could not be loaded. Check the network connection and try again.',
  )
  expect(broken?.isTerminated).toBe(true)
  const again = ask(client, 'a')
  expect(FakeWorker.all).toHaveLength(2)
  lastWorker().answer({ id: lastWorker().questions[0]?.id ?? 0, results: [] })
  await expect(again).resolves.toEqual({ results: [] })
})
