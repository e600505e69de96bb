import { PassThrough } from 'node:stream'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { letTimePass, seeIn } from './clock'
import { type Box, boxOf } from './place'

/** A position in the window, in pixels. */
type Point = [x: number, y: number]

const framesPerSecond = 20

/** Operates the program with mouse and keys; takes a frame after each step while recording. */
export class Actor {
  /** Concatenated JPEG pictures. */
  readonly frames = new PassThrough()
  private session: CDPSession | undefined
  private at: Point = [-40, -40]

  constructor(readonly page: Page) {}

  /** Starts the clip and shows the drawn cursor. */
  async record(): Promise<void> {
    this.session = await this.page.context().newCDPSession(this.page)
    await this.page.evaluate(() => document.documentElement.setAttribute('data-cursor', ''))
    await this.moveTo(this.at, 0.05)
  }

  /** Holds the current frame. */
  async hold(seconds: number): Promise<void> {
    await this.settle()
    const frame = await this.frame()
    if (!frame) return
    for (let rest = Math.round(seconds * framesPerSecond) - 1; rest > 0; rest--) this.frames.write(frame)
  }

  /** Advances the clock of the program and waits for its tasks. */
  async settle(milliseconds = 150): Promise<void> {
    await this.pass(milliseconds)
  }

  /** Advances the clock of the program until the element is visible. */
  async see(element: Locator): Promise<void> {
    await seeIn(this.page, element)
  }

  /** Moves the pointer in a straight line, with easing. */
  async moveTo(target: Point | Locator | Box, seconds = 0.5): Promise<void> {
    const to = Array.isArray(target) ? target : centerOf(await boxOf(target))
    const from = this.at
    const steps = this.session ? Math.max(1, Math.round(seconds * framesPerSecond)) : 4
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2
      await this.place([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])])
      await this.frame()
    }
  }

  async click(target: Point | Locator | Box): Promise<void> {
    await this.moveTo(target)
    await this.page.mouse.down()
    await this.frame()
    await this.page.mouse.up()
    await this.settle()
    await this.frame()
  }

  async drag(from: Point, to: Point, seconds = 0.9): Promise<void> {
    await this.moveTo(from)
    await this.page.mouse.down()
    await this.moveTo(to, seconds)
    await this.page.mouse.up()
    await this.settle()
    await this.frame()
  }

  /** Turns the wheel in steps; up is negative. */
  async wheel(steps: number, delta: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.page.mouse.wheel(0, delta)
      await this.settle(60)
      await this.frame()
    }
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    await this.settle()
    await this.frame()
  }

  /** Replaces the value of a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field)
    await field.press('ControlOrMeta+a')
    for (const letter of text) {
      await this.page.keyboard.type(letter)
      await this.frame()
    }
    await this.settle(400)
    await this.frame()
  }

  /** The toolbar button with an id of the program. */
  tool(name: string): Locator {
    return this.page.locator(`#${name}`)
  }

  /** Selects a tool and moves the pointer over the spectrum until the tooltip is gone. */
  async take(name: string): Promise<void> {
    await this.click(this.tool(name))
    await this.moveTo(await this.plot(0.85, 0.5))
    await seeIn(this.page, this.page.getByText('Learn more'), false)
    await this.settle(300)
  }

  /** The title bar of a panel. */
  panel(title: string): Locator {
    return this.page.getByRole('button').filter({ has: this.page.getByText(title, { exact: true }) })
  }

  /** A panel, with its title. */
  wholePanel(title: string): Locator {
    return this.panel(title).locator('xpath=..')
  }

  /** Opens one panel and closes the others. */
  async showPanel(title: string): Promise<void> {
    await this.panel(title).click({ modifiers: ['Shift'], position: { x: 30, y: 14 } })
    await this.away()
  }

  /** Sets the width of the panels; 0 hides them. */
  async setPanels(width: number): Promise<void> {
    const splitter = this.page.getByText('⋮', { exact: true })
    if (width === 0) return splitter.dblclick()
    const { x, y } = await boxOf(splitter)
    const bar = await boxOf(this.page.locator('#spectraPanel'))
    await this.page.mouse.move(x + 2, y + 5)
    await this.page.mouse.down()
    await this.page.mouse.move(bar.x - width - 8, y + 5, { steps: 3 })
    await this.page.mouse.up()
    await this.settle()
  }

  /** Moves the pointer to an empty spot, which closes tooltips. */
  async away(): Promise<void> {
    await this.place([120, 60])
    await this.place([300, 40])
    await this.place([300, 12])
    await this.settle(250)
  }

  /** A point of the plot, as fractions of its width and height. */
  async plot(x: number, y: number): Promise<Point> {
    const box = await this.plotBox()
    return [box.x + x * box.width, box.y + y * box.height]
  }

  /** The plot between toolbar and panels. */
  async plotBox(): Promise<Box> {
    return boxOf(this.page.locator('#nmrSVG'))
  }

  /** The point at a shift, and at a fraction of the height of the plot or, in 2D, at a shift of F1. */
  async point(ppm: number, second: number): Promise<Point> {
    const { x, y } = await this.page.evaluate(readAxes)
    const box = await this.plotBox()
    if (!x) throw new Error('The axis of the spectrum has no readable numbers.')
    const across = x.from + x.slope * ppm
    return [across, y ? y.from + y.slope * second : box.y + second * box.height]
  }

  /** Lets time pass in the program, in milliseconds. */
  protected async pass(milliseconds: number, waitsForFrame?: boolean): Promise<void> {
    await letTimePass(this.page, milliseconds, waitsForFrame)
  }

  private async place(point: Point): Promise<void> {
    this.at = point
    await this.page.mouse.move(...point)
  }

  private async frame(): Promise<Buffer | undefined> {
    await this.pass(1000 / framesPerSecond, !this.session)
    if (!this.session) return undefined
    // Four times as fast as PNG; the encoder of the clip loses more than JPEG.
    const { data } = await this.session.send('Page.captureScreenshot', { format: 'jpeg', quality: 95 })
    const frame = Buffer.from(data, 'base64')
    this.frames.write(frame)
    return frame
  }
}

function centerOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2]
}

/** Runs in the page: fits the axis numbers with pixel = from + slope · ppm. */
function readAxes(): Record<'x' | 'y', { from: number; slope: number } | undefined> {
  const numbers = [...document.querySelectorAll('#nmrSVG text, svg text')].flatMap((text) => {
    const value = Number(text.textContent?.replace('−', '-'))
    const { x, y, width, height } = text.getBoundingClientRect()
    const isNumber = text.textContent?.trim() !== '' && Number.isFinite(value)
    return isNumber ? [{ value, x: x + width / 2, y: y + height / 2 }] : []
  })
  const fit = (side: 'x' | 'y') => {
    const other = side === 'x' ? 'y' : 'x'
    const rows = new Map<number, typeof numbers>()
    for (const number of numbers) {
      const key = Math.round(number[other] / 6)
      rows.set(key, [...(rows.get(key) ?? []), number])
    }
    const row = [...rows.values()].sort((a, b) => b.length - a.length)[0] ?? []
    const [first, last] = [row[0], row.at(-1)]
    if (row.length < 3 || !first || !last || first.value === last.value) return undefined
    const slope = (last[side] - first[side]) / (last.value - first.value)
    return { from: first[side] - slope * first.value, slope }
  }
  return { x: fit('x'), y: fit('y') }
}
