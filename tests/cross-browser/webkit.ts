import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createInput } from './input'
import { type Browser, callInPage, type Settings, type Tab } from './tab'

/** The programs of WebKitGTK. */
export interface WebKitPrograms {
  driver: string
  /** The display without a screen on which it draws. */
  display: string
}

type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>

/** Starts WebKitGTK's small browser, which is driven by WebDriver: https://www.w3.org/TR/webdriver2/. */
export async function startWebKit(programs: WebKitPrograms, settings: Settings): Promise<Browser> {
  const home = await writeHome(settings)
  const started: ChildProcess[] = []
  const end = () => {
    for (const child of started) child.kill()
  }
  process.once('exit', end)
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(display)
  const number = String(await once(display.stdio[3] as NodeJS.ReadableStream, 'data')).trim()
  const port = await findPort()
  started.push(spawn(programs.driver, [`--port=${port}`], { env: environmentOf(home, number), stdio: 'ignore' }))
  const address = `http://127.0.0.1:${port}`
  await waitForAnswer(`${address}/status`)
  const browserOptions = { args: ['--automation', ...flagsOf(settings)] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } }
  const { sessionId } = (await createSend(address)('POST', 'session', { capabilities })) as { sessionId: string }
  const send = createSend(`${address}/session/${sessionId}`)
  return {
    newTab: (siteUrl) => useWindow(send, siteUrl),
    async close() {
      await send('DELETE', '').catch(() => {})
      process.off('exit', end)
      end()
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A home without the settings of the person who runs the tests. */
async function writeHome({ reducedMotion }: Settings): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  const folder = path.join(home, '.config/gtk-3.0')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`)
  // The bar of buttons is wider than a phone otherwise.
  const small = '* { min-width: 0; padding: 0; margin: 0; font-size: 4px; } image { -gtk-icon-transform: scale(0); }'
  await writeFile(path.join(folder, 'gtk.css'), small)
  return home
}

function environmentOf(home: string, display: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, 'data'),
    XDG_CACHE_HOME: path.join(home, 'cache'),
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Its sandbox needs rights that containers do not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
}

function flagsOf({ javaScript, storage }: Settings): string[] {
  return [
    // Scripts of tests still run.
    ...(javaScript === false ? ['--enable-javascript-markup=false'] : []),
    ...(storage === false ? ['--enable-html5-local-storage=false'] : []),
  ]
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await wait(50)
  }
  throw new Error("WebKit's driver does not answer.")
}

function createSend(address: string): Send {
  return async (method, command, body = {}) => {
    const response = await fetch(command ? `${address}/${command}` : address, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(30_000),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${command}: ${value.error}: ${value.message}`)
    return value
  }
}

/** The only window of the browser as a tab: it hangs when another one is closed. */
async function useWindow(send: Send, siteUrl: string): Promise<Tab> {
  const tab: Tab = {
    ...createInput((actions) => send('POST', 'actions', { actions })),
    goto: (address) => send('POST', 'url', { url: new URL(address, siteUrl).href }),
    reload: () => send('POST', 'refresh'),
    goBack: () => send('POST', 'back'),
    goForward: () => send('POST', 'forward'),
    async evaluate(run, argument) {
      const script = `return ${callInPage(run, argument)}`
      return JSON.parse(String(await send('POST', 'execute/sync', { script, args: [] })))
    },
    async setViewportSize({ width, height }) {
      let outer = { width, height }
      for (let tries = 0; tries < 20; tries += 1) {
        await send('POST', 'window/rect', { x: 0, y: 0, ...outer })
        const { inner, frame } = await tab.evaluate(measureWindow, undefined)
        if (inner.width === width && inner.height === height) return
        // Both sizes are late on a busy machine, and not always at the same time.
        outer = { width: width + Math.max(0, frame.width), height: height + Math.max(0, frame.height) }
        await wait(50)
      }
      throw new Error(`WebKit's window cannot be ${width} × ${height} pixels.`)
    },
    pdf: () => Promise.reject(new Error('WebKitGTK prints nothing by command.')),
    close: () => send('POST', 'url', { url: 'about:blank' }),
  }
  await tab.setViewportSize({ width: 1280, height: 800 })
  return tab
}

/** Runs in the page: the size of the page, and what the window adds to it. */
function measureWindow() {
  const inner = { width: innerWidth, height: innerHeight }
  return { inner, frame: { width: outerWidth - inner.width, height: outerHeight - inner.height } }
}
