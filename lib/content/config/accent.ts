import type { Problems } from '@/lib/site/problems/problems'
import type { ConfigSource } from '../site-context'

type Rgb = [number, number, number]

/** Backgrounds of text in the accent colour: the lightest and darkest of each colour mode in `app/styles/tokens.css`. */
const grounds: Record<'light' | 'dark', Rgb[]> = {
  light: [parse('#ffffff'), parse('#f4f6f7')],
  dark: [parse('#182228'), parse('#0c1317')],
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Minimum contrast of text in WCAG 2.2. */
const needed = 4.5

/** The style sheet of the accent colour in both colour modes; insufficient contrast is a problem. */
export function formatAccent({ config, yaml }: ConfigSource, problems: Problems): string {
  const written = config.accent
  if (written === undefined) return ''
  const { light, dark } = typeof written === 'string' ? { light: written, dark: undefined } : written
  const check = (color: string, mode: 'light' | 'dark') => {
    const contrast = contrastIn(parse(color), mode)
    if (contrast >= needed) return
    const location = yaml.locationOf(typeof written === 'string' ? ['accent'] : ['accent', mode])
    const readable = makeReadable(color, mode)
    problems.add(location, 'low-contrast', { color, mode, contrast, needed, readable })
  }
  check(light, 'light')
  if (dark !== undefined) check(dark, 'dark')
  return `:root {
${formatRoles(parse(light), 'light')}
}
@media screen {
  :root[data-theme="dark"] {
${formatRoles(parse(dark ?? makeReadable(light, 'dark')), 'dark')}
  }
}
`
}

/** The nearest shade of a colour with enough contrast for text. */
export function makeReadable(color: string, mode: 'light' | 'dark'): string {
  const rgb = parse(color)
  for (let share = 0; share < 1; share += 0.01) {
    // Rounded as in the style sheet.
    const shade = format(mix(rgb, mode === 'light' ? black : white, share))
    if (contrastIn(parse(shade), mode) >= needed) return shade
  }
  return format(mode === 'light' ? black : white)
}

function formatRoles(accent: Rgb, mode: 'light' | 'dark'): string {
  const isLight = mode === 'light'
  const [ground = white] = grounds[mode]
  const roles = {
    accent: accent,
    'accent-text': accent,
    'accent-hover': mix(accent, isLight ? black : white, 0.2),
    'accent-soft': mix(ground, accent, isLight ? 0.09 : 0.16),
    'on-accent': isLight ? white : parse('#0c1317'),
    focus: accent,
    selection: mix(ground, accent, isLight ? 0.25 : 0.4),
  }
  return Object.entries(roles)
    .map(([role, color]) => `    --${role}: ${format(color)};`)
    .join('\n')
}

function contrastIn(color: Rgb, mode: 'light' | 'dark'): number {
  return Math.min(...grounds[mode].map((ground) => contrast(color, ground)))
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix([r, g, b]: Rgb, [toR, toG, toB]: Rgb, share: number): Rgb {
  return [r + (toR - r) * share, g + (toG - g) * share, b + (toB - b) * share]
}

function parse(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

function format(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
