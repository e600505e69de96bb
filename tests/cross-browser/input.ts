import type { Keyboard, Mouse } from './tab'

/** A device and what it does, as WebDriver defines it: https://www.w3.org/TR/webdriver2/#actions. */
export type Action = Record<string, unknown>
type Perform = (sources: Action[]) => Promise<unknown>

/** Codes of the keys that type no character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** Keyboard and pointer of a tab whose browser performs the actions of WebDriver. */
export function createInput(perform: Perform): { keyboard: Keyboard; mouse: Mouse } {
  return { keyboard: createKeyboard(perform), mouse: createMouse(perform) }
}

function createKeyboard(perform: Perform): Keyboard {
  const send = (actions: Action[]) => perform([{ type: 'key', id: 'keyboard', actions }])
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  return {
    press(keys) {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key)
      return send([...values.map(down), ...values.toReversed().map(up)])
    },
    type: (text) => send([...text].flatMap((character) => [down(character), up(character)])),
  }
}

function createMouse(perform: Perform): Mouse {
  let at = { x: 0, y: 0 }
  let wheels = 0
  const send = (actions: Action[]) =>
    perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  return {
    async move(x, y, { steps = 1 } = {}) {
      const from = at
      at = { x: Math.round(x), y: Math.round(y) }
      const part = (step: number, start: number, end: number) => Math.round(start + ((end - start) * step) / steps)
      await send(
        Array.from({ length: steps }, (_, index) => ({
          type: 'pointerMove',
          duration: 20,
          x: part(index + 1, from.x, at.x),
          y: part(index + 1, from.y, at.y),
        })),
      )
    },
    down: () => send([{ type: 'pointerDown', button: 0 }]),
    up: () => send([{ type: 'pointerUp', button: 0 }]),
    wheel(deltaX, deltaY) {
      wheels += 1
      const scroll = { type: 'scroll', ...at, deltaX, deltaY, duration: 0, origin: 'viewport' }
      // WebKit ignores a wheel that repeats its last step.
      return perform([{ type: 'wheel', id: `wheel ${wheels}`, actions: [scroll] }])
    },
  }
}
