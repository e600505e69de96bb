import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { formatHeadScript } from './head-script'

interface Reader {
  stored?: string
  prefersDark?: boolean
}

const shipped = { default: 'light', switch: true, system: false } as const

test('without a stored choice the default counts, or the system where the site follows it', () => {
  expect(load(shipped, { prefersDark: true })).toEqual({ choice: 'light', theme: 'light' })
  expect(load({ ...shipped, default: 'dark' }, {})).toEqual({ choice: 'dark', theme: 'dark' })
  expect(load({ ...shipped, system: true }, { prefersDark: true })).toEqual({ choice: 'system', theme: 'dark' })
})

test('a stored choice counts when the site offers it and lets the reader switch', () => {
  expect(load(shipped, { stored: 'dark' })).toEqual({ choice: 'dark', theme: 'dark' })
  expect(load(shipped, { stored: 'system', prefersDark: true })).toEqual({ choice: 'light', theme: 'light' })
  expect(load({ ...shipped, default: 'dark' }, { stored: 'sepia' })).toEqual({ choice: 'dark', theme: 'dark' })
  expect(load({ ...shipped, switch: false }, { stored: 'dark' })).toEqual({ choice: 'light', theme: 'light' })
})

test('an id with markup does not end the script', () => {
  expect(formatHeadScript({ colorMode: shipped, announcementId: '</script>', trailingSlash: true })).not.toContain(
    '</script>',
  )
})

/** Runs the script as the browser of such a reader does. */
function load(colorMode: Parameters<typeof formatHeadScript>[0]['colorMode'], { stored, prefersDark = false }: Reader) {
  const dataset: Record<string, string> = {}
  const listen = () => {}
  runInNewContext(formatHeadScript({ colorMode, announcementId: undefined, trailingSlash: true }), {
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { prepend: listen },
      addEventListener: listen,
    },
    navigator: { platform: '' },
    matchMedia: () => ({ matches: prefersDark, addEventListener: listen }),
    localStorage: { getItem: (key: string) => (key === 'theme' ? (stored ?? null) : null) },
    addEventListener: listen,
    customElements: { define: listen },
    HTMLElement: class {},
    location: { pathname: '/' },
    MutationObserver: class {
      observe() {}
    },
  })
  return { choice: dataset.themeChoice, theme: dataset.theme }
}
