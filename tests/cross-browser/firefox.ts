import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { createInput } from './input'
import { type Browser, callInPage, type Settings, type Tab } from './tab'

type Preferences = Record<string, boolean | number | string>
type Send = (method: string, params: object) => Promise<Record<string, unknown>>

/** A browser that starts at once and contacts nobody. */
const quiet: Preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
  // Headless it finds no mouse: a fine pointer that hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** Starts a Firefox without a window, which is driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export async function startFirefox(program: string, settings: Settings): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ ...quiet, ...preferencesOf(settings) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const kill = () => child.kill()
  process.once('exit', kill)
  const socket = new WebSocket(`${await readAddress(child.stderr)}/session`)
  await once(socket, 'open')
  const send = createSend(socket)
  await send('session.new', { capabilities: {} })
  return {
    newTab: (siteUrl) => newTab(send, siteUrl),
    async close() {
      const ended = once(child, 'exit')
      await send('browser.close', {}).catch(kill)
      await ended
      process.off('exit', kill)
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function preferencesOf({ javaScript, storage, reducedMotion, forcedColors, textSize }: Settings): Preferences {
  return {
    ...(javaScript === false ? { 'javascript.enabled': false } : {}),
    ...(storage === false ? { 'network.cookie.cookieBehavior': 2 } : {}),
    ...(forcedColors ? { 'browser.display.document_color_use': 2 } : {}),
    ...(textSize ? { 'font.size.variable.x-western': textSize } : {}),
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface(output)) {
    const [, address] = /^WebDriver BiDi listening on (\S+)/.exec(line) ?? []
    // Unread output would fill the pipe and stop the browser.
    if (address) {
      output.resume()
      return address
    }
    said.push(line)
  }
  throw new Error(`Firefox has ended before it could be driven.\n${said.join('\n')}`)
}

function createSend(socket: WebSocket): Send {
  const waiting = new Map<number, (message: { type: string; result: object; message: string }) => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  let id = 0
  return async (method, params) => {
    id += 1
    const answer = new Promise<{ type: string; result: object; message: string }>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answer
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return { ...result }
  }
}

async function newTab(send: Send, siteUrl: string): Promise<Tab> {
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const traverse = (delta: number) => send('browsingContext.traverseHistory', { context, delta })
  const tab: Tab = {
    ...createInput((actions) => send('input.performActions', { context, actions })),
    goto: (address) =>
      send('browsingContext.navigate', { context, url: new URL(address, siteUrl).href, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    goBack: () => traverse(-1),
    goForward: () => traverse(1),
    async evaluate(run, argument) {
      const expression = callInPage(run, argument)
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
      const { result, exceptionDetails } = answer as { result?: { value: string }; exceptionDetails?: { text: string } }
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    setViewportSize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    async pdf() {
      const { data } = await send('browsingContext.print', { context })
      return Buffer.from(String(data), 'base64')
    },
    close: () => send('browsingContext.close', { context }),
  }
  await tab.setViewportSize({ width: 1280, height: 800 })
  return tab
}
