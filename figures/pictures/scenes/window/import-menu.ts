import { menuScene } from '../../stage/menu-scene'

/** The menu Import. */
export const scene = menuScene('import', 'docs/20_1d-spectra/img/import-menu', 4)
