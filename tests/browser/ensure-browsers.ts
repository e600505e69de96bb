import { run } from '@/lib/build/run'
import { findBrowser, isProgram, isWhole } from './find-browser'
import { type BrowserName, browserNames, find, labels } from './find-programs'
import { type InstallingMachine, installCommands, installShellCommands } from './install-browser'
import { isRoot, thisMachine } from './launch-options'

process.exitCode = await ensureBrowsers()

/**
 * Installs the browsers that are missing, and in CI Chromium's headless shell; fails without Chromium, and in CI without a Firefox that
 * can be installed.
 */
async function ensureBrowsers(): Promise<number> {
  if (process.env.CI) await ensureShell()
  const lacking: string[] = []
  for (const name of browserNames) {
    const { isThere, isRefused } = await ensureBrowser(name)
    const isRequired = name === 'chromium' || (name === 'firefox' && process.env.CI && !isRefused)
    if (!isThere && isRequired) lacking.push(labels[name])
  }
  if (lacking.length === 0) return 0
  console.error(
    `There is no ${lacking.join(' and no ')} to test with. Install it, or name a Chromium in CHROMIUM_PATH.`,
  )
  return 1
}

/** Installs the headless shell if there is only a whole Chromium, in which the tests also run. */
async function ensureShell(): Promise<void> {
  const found = findBrowser(thisMachine())
  if (!found || !isWhole(found)) return
  for (const command of installShellCommands(installingMachine()))
    if ((await install(command, 'headless Chromium')) !== 0) return
}

/** Whether a browser is there, and whether the packages of this system do not have it. */
async function ensureBrowser(name: BrowserName): Promise<{ isThere: boolean; isRefused: boolean }> {
  if (tell(name)) return { isThere: true, isRefused: false }
  let isRefused = false
  for (const command of installCommands(name, installingMachine())) {
    isRefused = (await install(command, labels[name])) !== 0
    if (tell(name)) return { isThere: true, isRefused: false }
  }
  return { isThere: false, isRefused }
}

function installingMachine(): InstallingMachine {
  return { platform: process.platform, isRoot, hasApt: isProgram('/usr/bin/apt-get') }
}

function install([command = '', ...args]: string[], label: string): Promise<number> {
  console.log(`No ${label} here; installing it: ${[command, ...args].join(' ')}`)
  return run(command, args, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
}

function tell(name: BrowserName): boolean {
  const found = find(name)
  if (found) console.log(`The browser tests use ${found}`)
  return found !== undefined
}
