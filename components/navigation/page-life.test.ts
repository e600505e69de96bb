import { expect, test } from '@playwright/test'
import { beginPage, endPage, guard, onPage } from './page-life.browser'

const before = { document: globalThis.document, reportError: globalThis.reportError }

// Other tests run in the same process.
test.afterEach(() => void Object.assign(globalThis, before))

test('a page is set up when it comes and ended when it goes; what fails waits until the reader tries again', async () => {
  const screen = new FakeScreen()
  const told: string[] = []
  let isBroken = false
  onPage((main) => {
    if (isBroken) throw new Error('It broke.')
    told.push(`first on ${main.id}`)
    return () => told.push(`first leaves ${main.id}`)
  })
  onPage((main) => {
    told.push(`second on ${main.id}`)
    return undefined
  })
  expect(told.splice(0)).toEqual(['first on a', 'second on a'])

  endPage()
  screen.main.id = 'b'
  isBroken = true
  beginPage()
  expect(told.splice(0)).toEqual(['first leaves a'])
  await expect.poll(() => screen.shown?.detail.textContent).toBe('It broke.')
  expect(screen.errors).toEqual(['It broke.'])

  isBroken = false
  screen.shown?.button.onclick()
  expect(screen.shown).toBeUndefined()
  expect(told.splice(0)).toEqual(['first on b', 'second on b'])

  // Something outside of the pages fails; the pages go on.
  let calls = 0
  guard(() => {
    calls += 1
    if (calls === 1) throw new Error('No media here.')
  })
  await expect.poll(() => screen.shown?.detail.textContent).toBe('No media here.')
  screen.shown?.button.onclick()
  expect(calls).toBe(2)
})

/** The document, with a page that crash screens can take the place of. */
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
