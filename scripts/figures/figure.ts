import type { Palette } from './palette'

/** A drawing of the documentation, made once for each colour mode. */
export interface Figure {
  /** Path below `content/docs`, without mode and extension. */
  path: string
  /** Returns a complete SVG file. */
  draw: (palette: Palette) => string
}
