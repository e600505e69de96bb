import { readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { listen } from './listen'
import { Supervisor } from './supervisor'

// Each start loads tsx, which takes seconds on a busy machine.
test.setTimeout(90_000)

let folder: string
let port: number
let supervisor: Supervisor | undefined
let ended: Promise<number>

/** A program that notes each of its starts, then serves. */
const serving = `
process.on('message', (_, socket) => {
  process.send('taken')
  answer(socket)
})
function answer(socket) {
  socket.end('start ' + starts)
}
process.send('ready')
setInterval(() => process.send('alive'), 100)
`
const endless = '\nwhile (true) {}\n'

async function start(program: string, limits: { mostSilentSeconds?: number; mostEndingSeconds?: number } = {}) {
  folder = await writeFolder('program', { 'starts.txt': '', 'run.mjs': '' })
  await change(program)
  const module = `${folder}/run.mjs`
  const listener = createServer({ pauseOnConnect: true })
  port = await listen(listener, 0, '127.0.0.1')
  supervisor = new Supervisor({ module, listener, listFiles: () => [module], mostEndingSeconds: 0.3, ...limits })
  ended = supervisor.run()
}

function change(program: string): Promise<void> {
  const file = JSON.stringify(`${folder}/starts.txt`)
  const note = `import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(${file}, '.')
const starts = readFileSync(${file}, 'utf8').length\n`
  return writeFile(`${folder}/run.mjs`, note + program)
}

/** Waits until the program has started this often. */
async function expectStarts(count: number): Promise<void> {
  const starts = async () => (await readFile(`${folder}/starts.txt`, 'utf8')).length
  await expect.poll(starts, { timeout: 60_000 }).toBe(count)
}

test.afterEach(() => supervisor?.stop())

/** What a new connection receives. */
async function request(): Promise<string> {
  return text(connect(port, '127.0.0.1'))
}

test('starts the program again when it asks for it, and keeps connections until then', async () => {
  const asking = `if (starts === 1) {
    answer = (socket) => {
      process.send('restart')
      setTimeout(() => socket.end('start 1'), 200)
    }
    process.on('SIGTERM', () => setTimeout(() => process.exit(), 250))
  }\n`
  await start(serving + asking)
  expect(await request()).toBe('start 1')
  expect(await Promise.all([request(), request()])).toEqual(['start 2', 'start 2'])
})

test('starts the program again when one of its files changes', async () => {
  await start(serving)
  await expectStarts(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await change(`${serving}\n`)
  await expectStarts(2)
})

test('waits for a correction when a changed program cannot start', async () => {
  await start(serving)
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  await expect(request()).resolves.toBe('start 1')
  await change('process.exit(1)\n')
  await expectStarts(2)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(hasEnded).toBe(false)
  await change(serving)
  await expectStarts(3)
})

test('starts a program again that is stuck in an endless loop, and stops it', async () => {
  await start(serving + endless, { mostSilentSeconds: 2 })
  await expectStarts(2)
  const since = Date.now()
  await supervisor?.stop()
  expect(Date.now() - since).toBeLessThan(5000)
  expect(await ended).toBe(0)
})

test('keeps the connections that a stuck program has not taken for the next one', async () => {
  const stuck = `process.once('message', () => starts === 1 && setTimeout(() => {${endless}}, 100))`
  await start(serving + stuck, { mostSilentSeconds: 3 })
  await expect(request()).resolves.toBe('start 1')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await Promise.all([request(), request(), request()])).toEqual(['start 2', 'start 2', 'start 2'])
})

test('ends with the exit code of a program that does not start', async () => {
  await start('process.exit(3)\n')
  expect(await ended).toBe(3)
})
