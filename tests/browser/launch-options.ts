import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser, isProgram, type Machine, ownOrigin } from './find-browser'

/** Whether this process may do everything on this machine. */
export const isRoot = process.getuid?.() === 0

/** This machine, as the search for a browser sees it. */
export function thisMachine(): Machine {
  return { env: process.env, platform: process.platform, playwrightBrowser: chromium.executablePath(), isProgram }
}

/** How Playwright starts the browser on this machine, with further arguments; without a browser Playwright itself tells what is missing. */
export function launchOptions(...further: string[]): LaunchOptions {
  const browser = findBrowser(thisMachine())
  return {
    // Of its own browsers Playwright itself takes the one without a window, unless CHROMIUM_PATH names the other.
    ...(browser && browser.origin !== ownOrigin ? { executablePath: browser.file } : {}),
    args: [
      // A test's answers come from the test or from this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      // The browser itself must not talk to the network either.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      // Chromium's sandbox does not work for root.
      ...(isRoot ? ['--no-sandbox'] : []),
      ...further,
    ],
  }
}
