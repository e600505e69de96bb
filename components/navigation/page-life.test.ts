import { expect, test } from '@playwright/test'
import { beginPage, endPage, guard, onPage } from './page-life.browser'

const before = { document: globalThis.document, reportError: globalThis.reportError }

// Other tests run in the same process.
test.afterEach(() => void Object.assign(globalThis, before))

test('sets up and cleans up each page; after a failure, setups wait until the reader tries again', async () => {
  const screen = new FakeScreen()
  const log: string[] = []
  let isBroken = false
  onPage((main) => {
    if (isBroken) throw new Error('It broke.')
    log.push(`first on ${main.id}`)
    return () => log.push(`first leaves ${main.id}`)
  })
  onPage((main) => {
    log.push(`second on ${main.id}`)
    return undefined
  })
  expect(log.splice(0)).toEqual(['first on a', 'second on a'])

  endPage()
  screen.main.id = 'b'
  isBroken = true
  beginPage()
  expect(log.splice(0)).toEqual(['first leaves a'])
  await expect.poll(() => screen.shown?.detail.textContent).toBe('It broke.')
  expect(screen.errors).toEqual(['It broke.'])

  isBroken = false
  screen.shown?.button.onclick()
  expect(screen.shown).toBeUndefined()
  expect(log.splice(0)).toEqual(['first on b', 'second on b'])

  // A failure outside the pages does not stop them.
  let calls = 0
  guard(() => {
    calls += 1
    if (calls === 1) throw new Error('No media here.')
  })
  await expect.poll(() => screen.shown?.detail.textContent).toBe('No media here.')
  screen.shown?.button.onclick()
  expect(calls).toBe(2)
})

/** The document, with a page that crash screens can replace. */
class FakeScreen {
  readonly main = this.element('a')
  readonly errors: string[] = []
  shown: { detail: { textContent: string }; button: { onclick: () => void } } | undefined

  constructor() {
    const template = { content: { cloneNode: () => 'heading, detail and button' } }
    Object.assign(globalThis, {
      document: { querySelector: (selector: string) => (selector === 'main' ? this.main : template) },
      reportError: ({ message }: Error) => this.errors.push(message),
    })
  }

  private element(id: string) {
    return {
      id,
      cloneNode: () => {
        const [detail, button] = [{ textContent: '' }, { onclick: () => {} }]
        return {
          dataset: {},
          append: () => {},
          children: [{}, detail, button],
          detail,
          button,
          replaceWith: () => {
            this.shown = undefined
          },
        }
      },
      replaceWith: (screen: FakeScreen['shown']) => {
        this.shown = screen
      },
    }
  }
}
