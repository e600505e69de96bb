import type { Colors } from '@/figures/svg/svg'

/** A drawing of the documentation, one file for each colour mode. */
export interface Figure {
  /** Path below `content/docs`, without mode and extension. */
  path: string
  /** Returns a complete SVG file. */
  draw: (palette: Palette) => string
}

/** A file that is the same in both colour modes. */
export interface SingleFile {
  /** Path below `content`. */
  file: string
  write: () => string
}

/** The colours of one figure. */
export interface Palette extends Colors {
  /** Part of the file name and of the Markdown fragment. */
  mode: 'light' | 'dark'
}

/** The palette of the light colour mode. */
export const lightPalette: Palette = {
  mode: 'light',
  ink: '#1d2a33',
  muted: '#5b6b76',
  line: '#d5dce1',
  accent: '#0b6b73',
  second: '#b4541c',
}

const darkPalette: Palette = {
  mode: 'dark',
  ink: '#dbe4e9',
  muted: '#93a4af',
  line: '#2d3a42',
  accent: '#5cc8c9',
  second: '#f0a06a',
}

/** One palette for each colour mode of the site. */
export const palettes = [lightPalette, darkPalette]
