/** The colours of one figure, by the role they play. */
export interface Palette {
  /** Part of the file name and of the Markdown fragment. */
  mode: 'light' | 'dark'
  ink: string
  muted: string
  line: string
  accent: string
  second: string
}

/** One palette for each colour mode of the site. */
export const palettes: Palette[] = [
  { mode: 'light', ink: '#1d2a33', muted: '#5b6b76', line: '#d5dce1', accent: '#0b6b73', second: '#b4541c' },
  { mode: 'dark', ink: '#dbe4e9', muted: '#93a4af', line: '#2d3a42', accent: '#5cc8c9', second: '#f0a06a' },
]
