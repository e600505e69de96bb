import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { testSiteDir, testSiteEnv } from '../sites'
import { listElements } from './elements'

/** Starts `npm run serve` and reads the URL that it prints. */
async function serve(args: string[], env: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', ...args], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(server.stdout), 'line')
  return { server, url: /http:\S+/.exec(line)?.[0] ?? '' }
}

const cases = [
  { title: 'the base path in its settings', args: [], env: testSiteEnv('versions') },
  {
    title: 'a base path given on the command line',
    args: ['--dir', testSiteDir('versions'), '--base-path', '/sub'],
    env: {},
  },
]

for (const { title, args, env } of cases) {
  test(`npm run serve serves a site and its files at ${title}`, async () => {
    const { server, url } = await serve(args, env)
    try {
      expect(new URL(url).pathname).toBe('/sub/')
      const page = await fetch(url)
      expect(page.status).toBe(200)
      const files = listElements(parse(await page.text())).flatMap(({ tagName, attrs }) => {
        const names = { link: 'href', script: 'src', img: 'src' }[tagName]
        return attrs.filter(({ name }) => name === names).map(({ value }) => new URL(value, url))
      })
      const own = files.filter(({ origin }) => origin === new URL(url).origin)
      expect(own.some(({ pathname }) => pathname.startsWith('/sub/_next/static/'))).toBe(true)
      for (const file of own) expect((await fetch(file)).status, file.href).toBe(200)
    } finally {
      server.kill()
    }
  })
}
