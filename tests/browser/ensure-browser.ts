import { run } from '@/lib/build/run'
import { findBrowser, isProgram } from './find-browser'
import { installCommands } from './install-browser'
import { isRoot, thisMachine } from './launch-options'

process.exitCode = await ensureBrowser()

async function ensureBrowser(): Promise<number> {
  if (tell()) return 0
  const hasApt = isProgram('/usr/bin/apt-get')
  for (const [command = '', ...args] of installCommands({ platform: process.platform, isRoot, hasApt })) {
    console.log(`No Chromium or Chrome here; installing one: ${[command, ...args].join(' ')}`)
    await run(command, args, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
    if (tell()) return 0
  }
  console.error('There is no browser to test with. Install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  return 1
}

function tell(): boolean {
  const browser = findBrowser(thisMachine())
  if (browser) console.log(`The browser tests use ${browser.origin}: ${browser.file}`)
  return browser !== undefined
}
