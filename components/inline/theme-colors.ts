/** Colour of the browser's frame by colour mode; a test compares them with `--surface` in tokens.css. */
export const themeColors = { light: '#ffffff', dark: '#111a1f' } as const
