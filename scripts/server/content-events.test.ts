import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { temporaryFiles } from '@/tests/temporary-files'
import { writeFolder } from '@/tests/write-folder'
import { type ContentEvents, watchContent } from './content-events'
import { closeServer, listen } from './listen'

let folder: string
let changes: string[][]
/** The text of `docs/a.md` at each change. */
let read: string[]
let events: ContentEvents
let server: Server
let port: number
let failure: Error | undefined
/** Until when a change is handled. */
let busy: Promise<void>

test.beforeEach(async () => {
  folder = await writeFolder('content', { 'docs/a.md': 'a', 'docs/b.md': 'b', 'site.yml': '', 'static/a.pdf': '' })
  changes = []
  read = []
  failure = undefined
  busy = Promise.resolve()
  events = await watchContent(folder, async (files) => {
    if (failure) throw failure
    read.push(await readFile(path.join(folder, 'docs/a.md'), 'utf8'))
    changes.push(files.map((file) => path.relative(folder, file)).sort())
    await busy
  })
  server = createServer(events.handle)
  port = await listen(server, 0)
})
test.afterEach(async () => {
  await events.close()
  await closeServer(server)
})

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(folder, file), text)
}

test('reports every kind of change', async () => {
  await write('docs/a.md', 'edited')
  await expect.poll(() => changes[0]).toEqual(['docs/a.md'])
  await rm(path.join(folder, 'docs/b.md'))
  await expect.poll(() => changes.at(-1)).toEqual(['docs/b.md'])
  await mkdir(path.join(folder, 'docs/new'))
  await write('docs/new/_category_.json', '{}')
  await expect.poll(() => changes.flat()).toContain('docs/new/_category_.json')
})

test('reports changes at once while none is being handled, and all that follow together', async () => {
  let finish = () => {}
  busy = new Promise((resolve) => {
    finish = resolve
  })
  await write('docs/a.md', 'edited')
  await expect.poll(() => changes).toHaveLength(1)
  await write('docs/b.md', 'edited')
  await setTimeout(500)
  await write('site.yml', 'title: T')
  await setTimeout(500)
  finish()
  await expect.poll(() => changes.at(1)).toEqual(expect.arrayContaining(['docs/b.md', 'site.yml']))
})

test('reads what is saved shortly after another change of the file, as formatters do', async () => {
  for (let round = 0; round < 5; round++) {
    await write('docs/a.md', `first ${round}`)
    await setTimeout(15 + 5 * round)
    await write('docs/a.md', `second ${round}`)
    await expect.poll(() => read.at(-1)).toBe(`second ${round}`)
    await setTimeout(100)
  }
})

test('ignores hidden files, and temporary ones of editors and systems', async () => {
  await mkdir(path.join(folder, 'docs/.obsidian'))
  await write('docs/.obsidian/workspace.json', '{}')
  for (const name of temporaryFiles) await write(`docs/${name}`, '')
  await write('docs/a.md', 'saved')
  await expect.poll(() => changes).toEqual([['docs/a.md']])
})

test('sends the age of the last change, and then an event for each new one', async () => {
  const first = await open()
  expect(await first.next()).toContain('event: connected\ndata: Infinity\n\n')
  await write('docs/a.md', 'edited')
  expect(await first.next()).toBe('event: change\ndata: update\n\n')
  await first.close()
  const second = await open()
  const age = Number(/data: (.+)/.exec(await second.next())?.[1])
  expect(age).toBeGreaterThan(0)
  expect(age).toBeLessThan(5000)
  await second.close()
})

test('loads pages again that show a file under an unchanged address', async () => {
  const stream = await open()
  await stream.next()
  await write('static/a.pdf', 'edited')
  expect(await stream.next()).toBe('event: change\ndata: load\n\n')
  await stream.close()
})

test('goes on after a change that could not be read', async () => {
  const stream = await open()
  await stream.next()
  failure = new Error('ENOENT: no such file or directory')
  await write('docs/a.md', 'vanished')
  expect(await stream.next()).toContain('event: change')
  failure = undefined
  await write('docs/a.md', 'edited')
  await expect.poll(() => changes[0]).toEqual(['docs/a.md'])
  expect(await stream.next()).toContain('event: change')
  await stream.close()
})

async function open() {
  const response = await fetch(`http://localhost:${port}/`)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    next: async () => (await reader?.read())?.value ?? '',
    close: async () => reader?.cancel(),
  }
}
