import { openEthylbenzene } from '../data/openings'
import type { Scene } from './scene'

/** An open menu of the left toolbar with numbered entries. */
export function menuScene(tool: string, file: string, entries: number): Scene {
  return {
    file,
    open: () => openEthylbenzene('default'),
    size: { width: 760, height: 520 },
    panels: 0,
    async prepare(actor) {
      await actor.tool(tool).click()
      await actor.see(actor.page.getByRole('menu'))
      await actor.settle(300)
    },
    crop: (actor) => [actor.tool('zoom'), actor.tool('inset'), actor.page.getByRole('menu')],
    margin: 6,
    marks: (actor) =>
      Array.from({ length: entries }, (_, index) => ({
        at: actor.page.getByRole('menu').getByRole('menuitem').nth(index),
        side: 'right',
        gap: 4,
      })),
  }
}
