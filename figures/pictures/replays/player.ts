import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type ProgramSource, readSamplesDir } from '../program/source'
import { boxOf } from '../stage/place'
import { flat, rangesPanel, User } from '../stage/user'

/** A point of the window, in pixels. */
type Point = [x: number, y: number]

/** Cells of a table, by rows. */
export type Table = string[][]

/** Limit for loading a file, in milliseconds. */
const loading = 60_000

/** Operates the program as a page describes, by labels, keys and shifts, and reads what it shows. */
export class Player extends User {
  private constructor(
    page: Page,
    private readonly source: ProgramSource,
  ) {
    super(page)
  }

  /** Answers the addresses of the sample files from the local copies. */
  static async create(page: Page, source: ProgramSource): Promise<Player> {
    const context = page.context()
    const folders = [
      ['https://cheminfo.github.io/nmr-dataset-demo/', readSamplesDir()],
      ['https://raw.githubusercontent.com/cheminfo/nmrium/', `${source.dir}/public`],
    ] as const
    for (const [origin, folder] of folders) {
      await context.route(`${origin}**`, (route) => {
        const { pathname } = new URL(route.request().url())
        const name = pathname.replace(/^\/(nmr-dataset-demo|cheminfo\/nmrium\/[^/]+\/public)\//, '')
        const headers = { 'access-control-allow-origin': '*' }
        return route.fulfill({ body: readFileSync(path.join(folder, name)), headers })
      })
    }
    return new Player(page, source)
  }

  /** Chooses a workspace in the list at the top right. */
  async workspace(name: string): Promise<void> {
    const names = /^(Simple NMR analysis|1D multiple spectra analysis|NMR spectra assignment|Process 1D)/
    await this.click(this.page.getByRole('button', { name: names }).first())
    await this.click(this.page.getByText(name, { exact: true }).last())
    await this.settle(500)
  }

  /** Import → Add JCAMP-DX from URL. */
  async importAddress(address: string): Promise<void> {
    await this.requestAddress(address)
    await this.waitForSpectrum()
  }

  /** The same for an address that may be refused. */
  async requestAddress(address: string): Promise<void> {
    await this.click(this.tool('import'))
    await this.click(this.page.getByText('Add JCAMP-DX from URL', { exact: true }))
    await this.type(this.dialog().locator('input'), address)
    await this.click(this.dialog().getByRole('button', { name: 'Load' }))
    await this.settle(1500)
  }

  /** Drops files on the program, through the field of its file dialog. */
  async drop(...files: string[]): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(files)
    await this.waitForSpectrum()
  }

  /** Path of a sample file on this machine. */
  sample(file: string): string {
    return path.join(readSamplesDir(), file)
  }

  /** Path of a file in the public folder of the program's source. */
  publicFile(file: string): string {
    return path.join(this.source.dir, 'public', file)
  }

  async waitForSpectrum(): Promise<void> {
    await this.page.locator('#nmrSVG').waitFor({ timeout: loading })
    await this.settle(1500)
  }

  /** Replays run in real time: the clock of pictures would have to be advanced through all work of a load. */
  protected override async pass(milliseconds: number): Promise<void> {
    await this.page.waitForTimeout(milliseconds)
  }

  /** Zooms in with the zoom tool, in several steps where the region is too narrow for one drag. */
  async zoomTo(from: number, to: number): Promise<void> {
    await this.click(this.tool('zoom'))
    for (let round = 0; round < 4; round++) {
      const [left, right] = [await this.point(from, 0.3), await this.point(to, 0.3)]
      const { width } = await this.plotBox()
      const share = Math.abs(right[0] - left[0])
      if (share > 0.8 * width) return
      const grow = share < 40 ? (from - to) * 4 : 0
      await this.dragOver(from + grow, to - grow, { height: 0.3 })
    }
  }

  /** Drags over a region in ppm, with an optional modifier key; returns the bar below the spectrum while the button is down. */
  async dragOver(from: number, to: number, options: { height?: number; key?: string } = {}): Promise<string> {
    const { height = 0.4, key } = options
    await this.moveTo(await this.point(from, height))
    if (key) await this.page.keyboard.down(key)
    await this.page.mouse.down()
    await this.moveTo(await this.point(to, height))
    await this.settle(150)
    const bar = await this.infoBar()
    await this.page.mouse.up()
    if (key) await this.page.keyboard.up(key)
    await this.settle(700)
    return bar
  }

  /** Presses keys, one after the other, with the pointer over the spectrum. */
  async key(...keys: string[]): Promise<void> {
    await this.moveTo(await this.plot(0.3, 0.25))
    for (const key of keys) {
      await this.page.keyboard.press(key)
      await this.settle(80)
    }
    await this.settle(700)
  }

  /** Presses r, then Auto ranges picking. */
  async pickRanges(): Promise<void> {
    await this.key('f', 'f')
    await this.key('r')
    await this.click(this.page.getByRole('button', { name: 'Auto ranges picking' }))
    await this.settle(1500)
  }

  /** Change ranges sum → Auto → Set; returns the text of the window. */
  async sumAuto(): Promise<string> {
    await this.click(await this.button(rangesPanel, /^Change ranges sum/))
    await this.click(this.dialog().getByText('Auto', { exact: true }))
    const text = flat(await this.dialog().innerText())
    await this.click(this.dialog().getByRole('button', { name: 'Set' }))
    await this.settle(600)
    return text
  }

  /** Types a value into a cell of a table, and presses Enter. */
  async editCell(row: RegExp, column: string, value: string, panel = rangesPanel): Promise<void> {
    const [heads = []] = await this.table(panel)
    const cell = this.wholePanel(panel).getByRole('row', { name: row }).first().locator('td').nth(heads.indexOf(column))
    await this.click(cell)
    await this.type(this.wholePanel(panel).locator('td input').first(), value)
    await this.press('Enter')
    await this.settle(800)
  }

  /** Centers of the atoms of the floating structure, in the order of the SMILES. */
  atoms(): Promise<Array<{ id: string; at: Point }>> {
    return this.page.evaluate(() => {
      const plot = document.querySelector('#nmrSVG')?.getBoundingClientRect()
      return [...document.querySelectorAll('svg [data-atom-id], svg circle[id*="Atom"], svg circle')].flatMap(
        (circle) => {
          const { x, y, width, height } = circle.getBoundingClientRect()
          const at: [number, number] = [x + width / 2, y + height / 2]
          const isInside = plot && at[0] > plot.x && at[0] < plot.right && at[1] > plot.y && at[1] < plot.bottom
          return isInside && width > 4 ? [{ id: circle.id || (circle.getAttribute('data-atom-id') ?? ''), at }] : []
        },
      )
    })
  }

  /** Hovers over a range, clicks Assign multiplet, then an atom. */
  async assign(ppm: number, atom: Point, height = 0.75): Promise<void> {
    await this.moveTo(await this.plot(0.3, 0.25))
    await this.moveTo(await this.point(ppm, height))
    await this.settle(400)
    const [button] = await this.page.evaluate(readRangeButtons)
    if (!button) throw new Error(`No buttons beside the range at ${ppm} ppm.`)
    await this.click(button)
    await this.moveTo(atom)
    await this.settle(300)
    await this.click(atom)
    await this.settle(600)
  }

  /** Clicks an atom of the floating structure, with an optional modifier key. */
  async clickAtom(atom: Point, key?: string): Promise<void> {
    await this.moveTo(atom)
    await this.settle(300)
    if (key) await this.page.keyboard.down(key)
    await this.click(atom)
    if (key) await this.page.keyboard.up(key)
    await this.settle(600)
  }

  /** Hovers over a range and presses Delete. */
  async deleteRange(ppm: number): Promise<void> {
    await this.moveTo(await this.point(ppm, 0.4))
    await this.settle(300)
    await this.press('Delete')
    await this.settle(800)
  }

  /** Chooses Automatic in the phase tool, and applies it. */
  async automaticPhase(): Promise<void> {
    const panel = this.wholePanel('Processing')
    await this.settle(600)
    await this.click(panel.getByText('Manual', { exact: true }).first())
    await this.click(this.page.getByText('Automatic', { exact: true }).last())
    await this.settle(1000)
    await this.click(panel.getByRole('button', { name: 'Apply' }).first())
    await this.settle(2500)
  }

  /** Switches a column on with the gear of a panel. */
  async setColumn(title: string, label: string): Promise<void> {
    const panel = this.wholePanel(title)
    await this.click(
      panel
        .locator('button')
        .filter({ has: this.page.locator('svg[data-icon=cog], [icon=cog], .bp6-icon-cog') })
        .first(),
    )
    await this.settle(600)
    const place = await boxOf(panel.getByText(label).first())
    for (const box of await panel.locator('input[type=checkbox]').all()) {
      const { y, height } = await boxOf(box)
      if (Math.abs(y + height / 2 - place.y - place.height / 2) < 12) await box.click({ force: true })
    }
    await this.click(await this.button(title, /^Save/))
    await this.settle(600)
  }

  /** Import → Import meta information, as the page of the series describes it. */
  async importDelays(file: string): Promise<void> {
    await this.click(this.tool('import'))
    await this.click(this.page.getByText('Import meta information', { exact: true }))
    await this.dialog().locator('input[type=file]').setInputFiles(file)
    await this.settle(1000)
    await this.click(this.dialog().getByText('Select source field'))
    await this.click(this.menu().getByText('name', { exact: true }))
    await this.type(this.dialog().locator('input[placeholder*=Example]'), 'info.name')
    await this.settle(600)
    await this.press('Enter')
    await this.dialog().getByText('Link Spectra').click({ force: true })
    await this.settle(600)
    await this.click(this.dialog().getByRole('button', { name: 'Import' }))
    await this.settle(1000)
  }

  /** Export → Copy publication string → Copy and apply; returns the copied text without tags. */
  async publicationString(panel = rangesPanel): Promise<string> {
    await this.click(await this.button(panel, 'Export'))
    await this.click(this.page.getByText('Copy publication string', { exact: true }))
    await this.settle(600)
    await this.click(this.dialog().getByRole('button', { name: 'Copy and apply' }))
    await this.settle(600)
    return this.page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const html = await (await item?.getType('text/html'))?.text()
      return new DOMParser()
        .parseFromString(html ?? '', 'text/html')
        .body.innerText.replace(/\s+/g, ' ')
        .trim()
    })
  }

  /** A table of a panel; fields count with their values. */
  async table(title: string): Promise<Table> {
    return this.wholePanel(title).evaluate((panel) =>
      [...panel.querySelectorAll('tr')].map((row) =>
        [...row.querySelectorAll<HTMLElement>('th,td')].map((cell) => {
          const field = cell.querySelector<HTMLInputElement>('input, select')
          return (cell.innerText || (field?.value ?? '')).replace(/\s+/g, ' ').trim()
        }),
      ),
    )
  }

  /** The text of the bar below the spectrum. */
  private async infoBar(): Promise<string> {
    const { y, height } = await this.plotBox()
    return this.page.evaluate((foot) => {
      const bars = [...document.querySelectorAll('div')].filter((div) => {
        const box = div.getBoundingClientRect()
        const isBar = box.height > 5 && box.height < 45 && box.y > foot - 80
        return isBar && /ppm|Hz/.test(div.textContent ?? '') && !/^δ \[/.test((div.textContent ?? '').trim())
      })
      const texts = bars.map((div) => div.innerText.replace(/\s+/g, ' ').trim())
      return texts.sort((a, b) => b.length - a.length)[0] ?? ''
    }, y + height)
  }
}

/** Runs in the page: centers of the small buttons beside a hovered range. */
function readRangeButtons(): Point[] {
  const plot = document.querySelector('#nmrSVG')?.getBoundingClientRect()
  return [...document.querySelectorAll('button')]
    .map((button) => button.getBoundingClientRect())
    .filter(
      ({ x, y, width, right }) => plot && width > 0 && width < 30 && x > plot.x && right < plot.right && y > plot.y + 8,
    )
    .map(({ x, y, width, height }): Point => [x + width / 2, y + height / 2])
}
