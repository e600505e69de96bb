import { menuScene } from '../../stage/menu-scene'

/** The menu Export as. */
export const scene = menuScene('exportAs', 'docs/10_general/img/export-menu', 7)
