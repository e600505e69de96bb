import path from 'node:path'
import { findBrowser, isProgram } from './find-browser'
import { thisMachine } from './launch-options'

/** The browsers of the tests, as Playwright names them. */
export const browserNames = ['chromium', 'firefox', 'webkit'] as const

/** Name of a browser of the tests. */
export type BrowserName = (typeof browserNames)[number]

/** Names of the browsers for people. */
export const labels: Record<BrowserName, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

/** Finds Firefox on this system. */
export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox') ?? only('/Applications/Firefox.app/Contents/MacOS/firefox')
}

/** Finds WebKitGTK's driver, and the display on which it draws without a screen. */
export function findWebKit(): { driver: string; display: string } | undefined {
  const driver = onPath('WebKitWebDriver')
  const display = onPath('Xvfb')
  return driver && display ? { driver, display } : undefined
}

/** A browser of this machine and where it comes from, in words. */
export function find(name: BrowserName): string | undefined {
  const chromium = findBrowser(thisMachine())
  const files: Record<BrowserName, string | undefined> = {
    chromium: chromium && `${chromium.origin}: ${chromium.file}`,
    firefox: findFirefox(),
    webkit: findWebKit()?.driver,
  }
  const file = files[name]
  return file && name !== 'chromium' ? `the ${labels[name]} of this system: ${file}` : file
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, name)).find(isProgram)
}

function only(file: string): string | undefined {
  return isProgram(file) ? file : undefined
}
