import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { readBasePath } from './base-path'

const cases: Array<[text: string | undefined, path: string]> = [
  [undefined, ''],
  ['', ''],
  ['just words', ''],
  ['baseUrl: /', ''],
  ['baseUrl: /docs/', '/docs'],
  ['baseUrl: [1]', ''],
  ['baseUrl: /docs/\ntitle: [unclosed', '/docs'],
]
for (const [text, path] of cases) {
  test(`site.yml: ${JSON.stringify(text) ?? 'missing'}`, async () => {
    const contentDir = process.env.CONTENT_DIR
    process.env.CONTENT_DIR = await writeFolder('content', text === undefined ? {} : { 'site.yml': text })
    expect(await readBasePath()).toBe(path)
    if (contentDir === undefined) delete process.env.CONTENT_DIR
    else process.env.CONTENT_DIR = contentDir
  })
}
