import type { LiveFigure } from '../kit/figure'
import { readAspirin } from './aspirin'
import { createBench } from './bench'

/** Loads the measured FID, and makes the figure from it. */
export async function loadBench(): Promise<LiveFigure> {
  const { packed } = await import('@/figures/data/aspirin/packed')
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const measured = readAspirin(new Uint8Array(await new Response(unpacked).arrayBuffer()))
  // The first drawing is a separate task, so that neither blocks the page for long.
  await new Promise((resolve) => setTimeout(resolve))
  return createBench(measured)
}
