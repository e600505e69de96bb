import { run } from '@/lib/build/run'
import { isProgram } from './find-browser'
import { type BrowserName, browserNames, find, labels } from './find-programs'
import { installCommands } from './install-browser'
import { isRoot } from './launch-options'

process.exitCode = await ensureBrowsers()

/** Installs the browsers that are missing; fails without Chromium, and in CI without a Firefox that can be installed. */
async function ensureBrowsers(): Promise<number> {
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

/** Whether a browser is there, and whether the packages of this system do not have it. */
async function ensureBrowser(name: BrowserName): Promise<{ isThere: boolean; isRefused: boolean }> {
  if (tell(name)) return { isThere: true, isRefused: false }
  let isRefused = false
  const hasApt = isProgram('/usr/bin/apt-get')
  for (const [command = '', ...args] of installCommands(name, { platform: process.platform, isRoot, hasApt })) {
    console.log(`No ${labels[name]} here; installing it: ${[command, ...args].join(' ')}`)
    isRefused = (await run(command, args, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })) !== 0
    if (tell(name)) return { isThere: true, isRefused: false }
  }
  return { isThere: false, isRefused }
}

function tell(name: BrowserName): boolean {
  const found = find(name)
  if (found) console.log(`The browser tests use ${found}`)
  return found !== undefined
}
