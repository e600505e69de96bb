import { expect, test } from '@playwright/test'
import { findBrowser, isWhole, type Machine } from './find-browser'
import { installCommands, installShellCommands } from './install-browser'

const playwrightBrowser = '/cache/ms-playwright/chrome'
const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/local/bin:/usr/bin', HOME: '/Users/me' }

function find(present: string[], machine: Partial<Machine> = {}) {
  const isProgram = (file: string) => present.includes(file)
  return findBrowser({ env, platform: 'linux', playwrightBrowser, isProgram, ...machine })
}

test('prefers CHROMIUM_PATH, then Playwright, CHROME_PATH and the system', () => {
  const present = [
    '/from/environment',
    playwrightBrowser,
    '/opt/chrome',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ]
  const found = present.map((_, index) =>
    find(present.slice(index), { env: { ...env, CHROMIUM_PATH: '/from/environment' } }),
  )
  expect(found.map((browser) => browser?.file)).toEqual(present)
  expect(found.map((browser) => browser?.origin)).toEqual([
    'the browser that CHROMIUM_PATH names',
    "Playwright's own browser",
    'the browser that CHROME_PATH names',
    ...Array(5).fill('the browser of this system'),
  ])
  expect(found.map((browser) => browser && isWhole(browser))).toEqual([...Array(4).fill(false), ...Array(4).fill(true)])
})

test('finds browsers of macOS and Windows', () => {
  const mac = '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium'
  expect(find([mac], { platform: 'darwin' })?.file).toBe(mac)
  expect(find([mac])).toBeUndefined()
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(find([windows], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } })?.file).toBe(windows)
})

const debian = { platform: 'linux', isRoot: true, hasApt: true } as const
const others = [
  { ...debian, isRoot: false },
  { ...debian, hasApt: false },
  { ...debian, platform: 'darwin' },
] as const
const install = ['apt-get', 'install', '-y', '--no-install-recommends']

test('installs a Debian package as root, preferably the headless shell, else the browser of Playwright', () => {
  expect(installCommands('chromium', debian)).toEqual([
    ['apt-get', 'update'],
    [...install, 'fonts-liberation', 'chromium-headless-shell'],
    [...install, 'fonts-liberation', 'chromium'],
  ])
  for (const machine of others)
    expect(installCommands('chromium', machine)).toEqual([['playwright', 'install', 'chromium']])
})

test('installs the headless shell beside another Chromium as root on Debian and nowhere else', () => {
  expect(installShellCommands(debian)).toEqual([
    ['apt-get', 'update'],
    [...install, 'fonts-liberation', 'chromium-headless-shell'],
  ])
  for (const machine of others) expect(installShellCommands(machine)).toEqual([])
})

test('installs Firefox as root on Debian and nowhere else, and WebKit never', () => {
  expect(installCommands('firefox', debian)).toEqual([
    ['apt-get', 'update'],
    [...install, 'firefox-esr'],
  ])
  expect(installCommands('webkit', debian)).toEqual([])
  for (const name of ['firefox', 'webkit'] as const)
    for (const machine of others) expect(installCommands(name, machine)).toEqual([])
})
