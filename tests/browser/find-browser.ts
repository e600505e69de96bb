import { accessSync, constants } from 'node:fs'
import path from 'node:path'

type Environment = Record<string, string | undefined>

/** Properties of a machine that decide which browser is used. */
export interface Machine {
  env: Environment
  platform: NodeJS.Platform
  /** Path of the browser that Playwright downloads. */
  playwrightBrowser: string
  isProgram(file: string): boolean
}

/** A browser and where it comes from. */
export interface FoundBrowser {
  file: string
  origin: string
}

/** Origin of the browser that Playwright has downloaded. */
export const ownOrigin = "Playwright's own browser"

const systemOrigin = 'the browser of this system'
const shellName = 'chromium-headless-shell'

/** The headless shell is first: tests take half the computing time in it. */
const systemNames = [shellName, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const windowsPlace = 'Google\\Chrome\\Application\\chrome.exe'

/** Finds the Chromium for the tests: from CHROMIUM_PATH, Playwright, CHROME_PATH or the system. */
export function findBrowser(machine: Machine): FoundBrowser | undefined {
  return candidates(machine).find(({ file }) => machine.isProgram(file))
}

/** Whether a browser of the system is more than the headless shell. */
export function isWhole({ file, origin }: FoundBrowser): boolean {
  return origin === systemOrigin && path.basename(file) !== shellName
}

/** Whether a file exists and is executable. */
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
    ...systemPlaces(env, platform).map((file) => ({ file, origin: systemOrigin })),
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
