import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser, isProgram, type Machine, ownOrigin } from './find-browser'

/** Whether this process runs as root. */
export const isRoot = process.getuid?.() === 0

/** Properties of this machine that decide which browser is used. */
export function thisMachine(): Machine {
  return { env: process.env, platform: process.platform, playwrightBrowser: chromium.executablePath(), isProgram }
}

/** Playwright's launch options on this machine, with further arguments. */
export function launchOptions(...further: string[]): LaunchOptions {
  const browser = findBrowser(thisMachine())
  return {
    // Without a path, Playwright starts its own headless shell.
    ...(browser && browser.origin !== ownOrigin ? { executablePath: browser.file } : {}),
    args: [
      // Tests reach only this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      // Nor does the browser contact its vendor.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      // The headless shell makes letters of fonts of the system as wide as whole pixels otherwise.
      '--font-render-hinting=none',
      // Chromium's sandbox does not work for root.
      ...(isRoot ? ['--no-sandbox'] : []),
      ...further,
    ],
  }
}
