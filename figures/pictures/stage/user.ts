import type { Locator } from '@playwright/test'
import { Actor } from './actor'
import { boxOf } from './place'

/** Title of the panel of the ranges. */
export const rangesPanel = 'Ranges / Multiplet analysis'

/** Finds panels, windows and buttons by their titles and tooltips, as a page describes them. */
export class User extends Actor {
  private readonly tips = new Map<string, string>()

  /** Sets the kind of the range in the row with a text; returns the kinds that the list offers. */
  async kind(row: RegExp, kind: string): Promise<string[]> {
    await this.openKinds(row)
    const offered = (await this.menu().innerText()).split('\n')
    await this.click(this.page.getByText(kind, { exact: true }).last())
    await this.settle(600)
    return offered
  }

  /** Opens the list of kinds in the row with a text. */
  async openKinds(row: RegExp): Promise<void> {
    const kinds = /^(Signal|Residual solvent|NMR Solvent|Impurity|Unknown|Unspecified)$/
    const line = this.wholePanel(rangesPanel).getByRole('row', { name: row }).first()
    await this.click(line.getByText(kinds).first())
    await this.settle(300)
  }

  /** Chemical structures → Paste SMILES or molfile. */
  async pasteStructure(smiles: string): Promise<void> {
    const panel = 'Chemical structures'
    if ((await this.wholePanel(panel).locator('button').count()) < 3) await this.showPanel(panel)
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), smiles)
    await this.click(await this.button(panel, 'Paste SMILES or molfile'))
    await this.settle(2000)
  }

  /** The text of a panel or window on one line. */
  async read(element: Locator): Promise<string> {
    return flat(await element.innerText())
  }

  dialog(): Locator {
    return this.page.locator('.bp6-dialog').last()
  }

  menu(): Locator {
    return this.page.locator('.bp6-menu').last()
  }

  /** The button of a panel with a tooltip; throws with the tooltips that there are. */
  async button(title: string, tooltip: string | RegExp): Promise<Locator> {
    const tips: string[] = []
    for (const button of await this.wholePanel(title).locator('button').all()) {
      if (!(await button.isVisible())) continue
      const tip = await this.tip(button, title)
      if (tooltip instanceof RegExp ? tooltip.test(tip) : tip === tooltip) return button
      tips.push(tip)
    }
    throw new Error(`The panel ${title} has no button "${tooltip}", only: ${tips.join(', ')}.`)
  }

  /** The tooltip of a button, remembered by its icon. */
  private async tip(button: Locator, title: string): Promise<string> {
    const icon = title + (await button.innerHTML())
    const known = this.tips.get(icon)
    if (known !== undefined) return known
    await this.away()
    const { x, y, width, height } = await boxOf(button)
    await this.moveTo([x + width / 2, y + height / 2])
    await this.settle(500)
    const tip = (await this.page.locator('.bp6-tooltip').allInnerTexts()).at(-1) ?? ''
    this.tips.set(icon, tip)
    return tip
  }
}

/** A text on one line. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
