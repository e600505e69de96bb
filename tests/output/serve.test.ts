import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { testSiteDir, testSiteEnv } from '../sites'
import { startScript } from '../start-script'
import { listElements } from './elements'

const cases = [
  { title: 'of the environment', args: [], env: testSiteEnv('every-kind') },
  { title: 'named on the command line', args: ['--dir', testSiteDir('every-kind')], env: {} },
]

for (const { title, args, env } of cases) {
  test(`npm run serve serves the site in a folder ${title} at its base path`, async () => {
    const { url, stop } = await startScript('serve.ts', args, env)
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
      await stop()
    }
  })
}
