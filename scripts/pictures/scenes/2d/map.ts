import { openMaps } from '../../data/openings'
import type { Scene } from '../../stage/scene'

/** The map with its traces. */
export const scene: Scene = {
  file: 'docs/30_2d-spectra/img/map-and-panel',
  open: () => openMaps(),
  panels: 330,
}
