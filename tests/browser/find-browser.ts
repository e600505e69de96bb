import { accessSync, constants } from 'node:fs'
import path from 'node:path'

type Environment = Record<string, string | undefined>

/** What the search for a browser needs to know of the machine. */
export interface Machine {
  env: Environment
  platform: NodeJS.Platform
  /** Where Playwright puts the browser that it downloads. */
  playwrightBrowser: string
  isProgram(file: string): boolean
}

/** A browser, and why this one. */
export interface FoundBrowser {
  file: string
  origin: string
}

/** Why the browser was taken that Playwright has downloaded. */
export const ownOrigin = "Playwright's own browser"

/** The shell is the same engine without a window: a new context takes it a third of the time. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const windowsPlace = 'Google\\Chrome\\Application\\chrome.exe'

/** The Chromium that the tests use: the one asked for, Playwright's own, or one of the system. */
export function findBrowser(machine: Machine): FoundBrowser | undefined {
  return candidates(machine).find(({ file }) => machine.isProgram(file))
}

/** Whether a file is there and may be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function candidates({ env, platform, playwrightBrowser }: Machine): FoundBrowser[] {
  return [
    ...named('CHROMIUM_PATH', env),
    { file: playwrightBrowser, origin: ownOrigin },
    ...named('CHROME_PATH', env),
    ...systemPlaces(env, platform).map((file) => ({ file, origin: 'the browser of this system' })),
  ]
}

function named(variable: string, env: Environment): FoundBrowser[] {
  const file = env[variable]
  return file ? [{ file, origin: `the browser that ${variable} names` }] : []
}

function systemPlaces(env: Environment, platform: NodeJS.Platform): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return roots.flatMap((root) => (root ? [path.win32.join(root, windowsPlace)] : []))
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean)
  const onPath = systemNames.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))
  const applications = ['/Applications', path.posix.join(env.HOME ?? '/', 'Applications')]
  const onMac = applications.flatMap((folder) => macPlaces.map((place) => path.posix.join(folder, place)))
  return platform === 'darwin' ? [...onPath, ...onMac] : onPath
}
