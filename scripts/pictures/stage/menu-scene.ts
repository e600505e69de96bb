import { openEthylbenzeneWithStructure } from '../data/openings'
import type { Scene } from './scene'

/** A menu of the left toolbar, opened beside its button. */
export function menuScene(tool: string, file: string): Scene {
  return {
    file,
    open: () => openEthylbenzeneWithStructure('default'),
    size: { width: 760, height: 520 },
    panels: 0,
    async prepare(actor) {
      await actor.tool(tool).click()
      await actor.page.getByRole('menu').waitFor()
      await actor.settle(300)
    },
    crop: (actor) => [
      actor.tool('zoom'),
      actor.tool('inset'),
      actor.page.getByRole('menu'),
      { x: 0, y: 40, width: 430, height: 200 },
    ],
    margin: 6,
  }
}
