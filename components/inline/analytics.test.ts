import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { bundledScript } from '@/tests/bundled-script'

const analytics = { src: 'https://count.example.org/script.js', websiteId: '</script>' }

test('loads the counter after the page, without queries and anchors', async () => {
  const { appended, load } = await visit({})
  expect(appended).toEqual([])
  load()
  expect(appended).toEqual([
    {
      src: analytics.src,
      async: true,
      dataset: { websiteId: '</script>', doNotTrack: 'true', excludeSearch: 'true', excludeHash: 'true' },
    },
  ])
})

test('does not count readers who ask not to be tracked', async () => {
  for (const reader of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
    const { appended, load } = await visit(reader)
    load()
    expect(appended).toEqual([])
  }
})

test('escapes a setting with markup', async () => {
  expect(await bundledScript('analytics', { analytics })).not.toContain('</script>')
})

async function visit(navigator: object) {
  const appended: object[] = []
  const listeners: Array<() => void> = []
  runInNewContext(await bundledScript('analytics', { analytics }), {
    navigator,
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    document: {
      createElement: () => ({ dataset: {} }),
      head: { append: (script: object) => appended.push(script) },
    },
  })
  return { appended, load: () => listeners.map((listener) => listener()) }
}
