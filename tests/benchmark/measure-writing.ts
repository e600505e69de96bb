import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../browser/launch-options'
import { readTreeMemory } from './run-build'

/** What a writer waits for, in seconds, under the development server of a checkout that has run before. */
export interface WritingCost {
  /** From the command to the first page. */
  firstPage: number
  /** From a saved line to the line in the browser. */
  shown: number[]
  /** From a saved mistake to its words in the panel. */
  told: number[]
  /** Memory of all processes of the server at the end, in MB; unknown without /proc. */
  memory: number | undefined
}

interface Writing {
  checkout: string
  env: NodeJS.ProcessEnv
  /** The doc that is edited, from the checkout. */
  file: string
  /** Its address. */
  address: string
}

const port = 4950
const edits = 10
const patienceMs = 120_000

/** Edits a doc in turn with a line and with a mistake; the first start fills the caches and does not count. */
export async function measureWriting(writing: Writing): Promise<WritingCost> {
  const browser = await chromium.launch(launchOptions())
  try {
    await withServer(writing, async () => {
      const page = await browser.newPage()
      await openPage(page, writing.address)
      // As long as a writer stays: when it rests, Next writes what it has compiled.
      await page.waitForTimeout(10_000)
    })
    return await withServer(writing, async (server, started) => {
      const page = await browser.newPage()
      await openPage(page, writing.address)
      const firstPage = secondsSince(started)
      const [shown, told]: [number[], number[]] = [[], []]
      const file = path.join(writing.checkout, writing.file)
      const text = await readFile(file, 'utf8')
      for (let edit = 1; edit <= edits; edit += 1) {
        shown.push(await edited(page, file, `${text}\nLine ${edit} of the writer.\n`, `Line ${edit} of the writer.`))
        told.push(
          await edited(page, file, `${text}\n[Nowhere](./no-such-page-${edit}.md)\n`, `no-such-page-${edit}.md`),
        )
      }
      await writeFile(file, text)
      return { firstPage, shown, told, memory: readTreeMemory(server.pid ?? 0) || undefined }
    })
  } finally {
    await browser.close()
  }
}

/** Runs the development server; rejects with what it says when it ends by itself. */
async function withServer<T>(
  { checkout, env }: Writing,
  work: (server: ChildProcess, started: number) => Promise<T>,
): Promise<T> {
  const started = performance.now()
  // Not npm's: it would stay between us and the server.
  const { scripts } = JSON.parse(await readFile(path.join(checkout, 'package.json'), 'utf8'))
  const [, ...args] = scripts.dev.split(' ')
  const server = spawn(process.execPath, args, { cwd: checkout, env: { ...env, PORT: `${port}` } })
  let output = ''
  // Not asked of the browser: a page that cannot be reached is work as well.
  const up = new Promise<void>((resolve) => {
    const read = (text: Buffer) => {
      output += text
      if (output.includes('The site is on')) resolve()
    }
    for (const stream of [server.stdout, server.stderr]) stream.on('data', read)
  })
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const failed = ended.then(() => Promise.reject(new Error(`The development server has ended.\n${output}`)))
  try {
    return await Promise.race([up.then(() => work(server, started)), failed])
  } finally {
    failed.catch(() => {})
    server.kill('SIGINT')
    await ended
  }
}

async function openPage(page: Page, address: string): Promise<void> {
  const url = `http://localhost:${port}${address}`
  // By then the part that shows changes is awake.
  const listens = page.waitForResponse(/__content-events/, { timeout: 2 * patienceMs })
  await page.goto(url, { timeout: patienceMs })
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: patienceMs })
  await listens
}

async function edited(page: Page, file: string, text: string, awaited: string): Promise<number> {
  // A writer rests between two changes, and so may the watch.
  await page.waitForTimeout(500)
  const started = performance.now()
  await writeFile(file, text)
  // At each frame, and also in a panel that is closed; a locator would look every half second.
  const isThere = (words: string) => document.body.textContent?.includes(words)
  await page.waitForFunction(isThere, awaited, { timeout: patienceMs })
  return secondsSince(started)
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}
