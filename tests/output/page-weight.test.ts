import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { writeFolder } from '../write-folder'
import { createScales } from './page-weight'

test('weighs what a browser of today fetches, each file once', async () => {
  const html = `<!doctype html><head><link rel="preload" as="script" href="/sub/a%20b.js"><link rel="modulepreload" href="/sub/m.js">
    <link rel="stylesheet" href="/sub/s.css?dpl=1"><link rel="preload" as="style" href="/sub/s.css?dpl=1"><link rel="icon" href="/sub/i.svg">
    <script src="/sub/a%20b.js" async></script><script src="/sub/old.js" nomodule></script><script>1</script>
    <script src="https://example.com/x.js"></script>`
  const files = {
    'a b.js': noise(),
    'm.js': noise(),
    's.css': noise(),
    'old.js': noise(),
    'i.svg': noise(),
    'index.html': html,
  }
  const folder = await writeFolder('out', files)
  expect(await createScales(folder, '/sub')('/index.html')).toEqual({
    html: compressed(html),
    script: compressed(files['a b.js']) + compressed(files['m.js']),
    style: compressed(files['s.css']),
  })
})

function noise(): string {
  return randomBytes(500).toString('hex')
}

function compressed(text: string): number {
  return brotliCompressSync(text).length
}
