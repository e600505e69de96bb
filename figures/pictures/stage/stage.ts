import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '@/tests/browser/launch-options'
import { builtDir, bundleProgram, installPackages } from '../program/bundle'
import { type ProgramSource, readSamplesDir } from '../program/source'
import { seeIn, startClock, stopClock } from './clock'
import type { Opening } from './scene'

const folder = 'figures/pictures'

/** Size of the window in CSS pixels. */
export interface WindowSize {
  width: number
  height: number
}

/** The browser with the program. */
export interface Stage {
  /** Reloads the program and opens it with the initial content of a scene. */
  open(opening: Opening, size: WindowSize, options?: { runsInRealTime?: boolean }): Promise<Page>
  /** A page for other work, with the same pixel ratio. */
  blank: Promise<Page>
  close(): Promise<void>
}

/** Bundles the program, serves it on this machine, and starts the browser. */
export async function openStage(source: ProgramSource): Promise<Stage> {
  installPackages()
  await bundleProgram(source)
  const server = await serve()
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server of the program has no port.')
  // Partial repaints differ by a shade from full ones.
  const fixed = ['--font-render-hinting=none', '--disable-lcd-text', '--disable-partial-raster']
  // The program reads stack traces while it starts, for which V8 would parse its code again.
  const fast = ['--in-process-gpu', '--js-flags=--no-enable-lazy-source-positions']
  const browser = await chromium.launch(launchOptions(...fixed, ...fast))
  let program: Page | undefined
  return {
    blank: browser.newContext({ deviceScaleFactor: 2 }).then((context) => context.newPage()),
    async open(opening, size, { runsInRealTime = false } = {}) {
      await program?.context().close()
      program = await loadProgram(browser, { url: `http://localhost:${address.port}/`, opening, size, runsInRealTime })
      return program
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Serves the program. */
function serve(): Promise<Server> {
  const cursor =
    '<svg id="cursor" viewBox="0 0 16 22" width="16" height="22"><path d="M1 1v17l4.4-4 2.8 6.6 3-1.3L8.4 13H14z"/></svg>'
  const page = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/window.css"><div id="program"></div>${cursor}`
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html').end(`${page}<script type="module" src="/window.js"></script>`)
      return
    }
    try {
      const file = locate(pathname)
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
      response.end(await readFile(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)))
}

/** The file behind a path of the server. */
function locate(pathname: string): string {
  if (pathname === '/resources.json') return `${folder}/node_modules/openchemlib/dist/resources.json`
  if (pathname.startsWith('/samples/')) return path.join(readSamplesDir(), pathname.slice('/samples/'.length))
  return `${builtDir}${pathname}`
}

/** A new page with the program and, for pictures, a stopped clock. */
async function loadProgram(
  browser: Browser,
  { url, opening, size, runsInRealTime }: { url: string; opening: Opening; size: WindowSize; runsInRealTime: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  // tsx wraps functions in a helper that is missing in the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(fixRandom)
  await page.addInitScript(followPointer)
  if (!runsInRealTime) await startClock(page)
  await page.goto(url, { timeout: 60_000 })
  await page.waitForFunction(() => 'showProgram' in window, undefined, { timeout: 60_000 })
  if (!runsInRealTime) await stopClock(page)
  const { sample, input, workspace, preferences } = opening
  const file = sample && `/samples/${sample}`
  await page.evaluate(`showProgram(${JSON.stringify({ input, workspace, preferences, file })})`)
  if (runsInRealTime) await page.locator('#logo').waitFor()
  else await seeIn(page, page.locator('#logo'))
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Runs in the page: makes random numbers and UUIDs reproducible. */
function fixRandom(): void {
  let state = 1
  Math.random = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(Math.random() * 16).toString(16)).join('')
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}

/** Runs in the page: the drawn cursor follows the pointer. */
function followPointer(): void {
  const follow = ({ clientX, clientY }: MouseEvent) => {
    document.getElementById('cursor')?.style.setProperty('transform', `translate(${clientX}px, ${clientY}px)`)
  }
  addEventListener('mousemove', follow, true)
}
