import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { type Supervisor, supervise } from './supervisor'

let folder: string
let supervisor: Supervisor | undefined

/** A program that notes each of its starts, then serves. */
const serving = "process.send({ port: 4321 })\nsetInterval(() => process.send('alive'), 100)\n"
const endless = '\nwhile (true) {}\n'

async function start(program: string, limits: { mostSilentSeconds?: number; mostEndingSeconds?: number } = {}) {
  folder = await writeFolder('program', { 'starts.txt': '', 'run.mjs': '' })
  await change(program)
  const module = `${folder}/run.mjs`
  supervisor = supervise({ module, listFiles: () => [module], mostEndingSeconds: 0.3, ...limits })
  return supervisor
}

function change(program: string): Promise<void> {
  const note = `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(`${folder}/starts.txt`)}, 'port ' + process.env.PORT + ', ')\n`
  return writeFile(`${folder}/run.mjs`, note + program)
}

/** Waits until the program has started this often. */
async function expectStarts(count: number): Promise<void> {
  const starts = async () => (await readFile(`${folder}/starts.txt`, 'utf8')).split(', ').length - 1
  await expect.poll(starts, { timeout: 15_000 }).toBe(count)
}

test.afterEach(() => supervisor?.stop())

test('starts the program again at the same port when it asks for it', async () => {
  await start(`${serving}if (process.env.PORT !== '4321') setTimeout(() => process.exit(75), 200)\n`)
  await expectStarts(2)
  expect(await readFile(`${folder}/starts.txt`, 'utf8')).toMatch(/port 4321, $/)
})

test('starts the program again when one of its files changes', async () => {
  await start(serving)
  await expectStarts(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await change(`${serving}\n`)
  await expectStarts(2)
})

test('waits for a correction when a changed program cannot start', async () => {
  const { ended } = await start(`${serving}setTimeout(() => process.exit(75), 500)\n`)
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  await expectStarts(1)
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
  expect(await supervisor?.ended).toBe(0)
})

test('ends with the exit code of a program that does not start', async () => {
  expect(await (await start('process.exit(3)\n')).ended).toBe(3)
})
