import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { themeColors } from '@/components/inline/theme-colors'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const surfaces = ['--surface', '--surface-raised', '--surface-sunken']
const textRoles = ['text', 'text-strong', 'text-muted', 'text-faint', 'accent-text', 'accent-hover', 'second']
const codeKinds = ['text', 'comment', 'keyword', 'string', 'constant', 'function', 'parameter', 'punctuation']
const codeRoles = codeKinds.map((kind) => `--code-${kind}`)
const kinds = ['note', 'tip', 'info', 'warning', 'danger']

for (const mode of ['light', 'dark'] as const) {
  const colors = readColors(mode)
  const pairs: Array<[string, string, number]> = [
    ...[...textRoles.map((role) => `--${role}`), ...codeRoles].flatMap((text) =>
      surfaces.map((on): [string, string, number] => [text, on, 4.5]),
    ),
    ...codeRoles.flatMap((text) =>
      ['--code-highlight', '--code-added', '--code-removed'].map((on): [string, string, number] => [text, on, 4.5]),
    ),
    ...kinds.flatMap(
      (kind): Array<[string, string, number]> => [
        [`--${kind}`, `--${kind}-soft`, 4.5],
        ['--text', `--${kind}-soft`, 4.5],
        ['--accent-text', `--${kind}-soft`, 4.5],
        ['--text-muted', `--${kind}-soft`, 3],
      ],
    ),
    ['--accent-text', '--accent-soft', 4.5],
    ['--text', '--mark', 4.5],
    ['--on-accent', '--accent', 4.5],
    ['--line-strong', '--surface', 3],
    ['--focus', '--surface', 3],
  ]
  test(`contrast holds in ${mode} mode`, () => {
    const failures = pairs
      .map(([text, on, least]) => ({ text, on, least, ratio: contrast(colors(text), colors(on)) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ text, on, least, ratio }) => `${text} on ${on}: ${ratio.toFixed(2)} of ${least}`)
    expect(failures).toEqual([])
  })
}

test('colours the browser frame like the page', () => {
  for (const mode of ['light', 'dark'] as const) {
    const rgb = [1, 3, 5].map((start) => Number.parseInt(themeColors[mode].slice(start, start + 2), 16))
    expect(rgb).toEqual(readColors(mode)('--surface'))
  }
})

test('only tokens.css has literal colours', () => {
  const literals = findLines(['app', 'components', 'figures/live'], /(#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\()/i)
  expect(literals).toEqual([])
})

test('draws no text or line in the colour of selected areas, which may hardly differ from the canvas', () => {
  expect(findLines(['app', 'components', 'figures'], /(?<!background(?:-color)?: )\bHighlight;/)).toEqual([])
})

/** The lines of style sheets, except tokens.css, that match a pattern. */
function findLines(folders: string[], pattern: RegExp): string[] {
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // figures/pictures is a separate package, whose dependencies may be installed.
      .filter((file) => /^(?!.*node_modules).*\.css$/.test(file) && !file.endsWith('tokens.css'))
      .map((file) => `${folder}/${file}`),
  )
  expect(sheets.length).toBeGreaterThan(10)
  return sheets.flatMap((sheet) =>
    readFileSync(sheet, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${sheet}:${index + 1} ${line.trim()}`] : [])),
  )
}

function readColors(mode: 'light' | 'dark'): (role: string) => number[] {
  const rules = [...tokens.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    body,
  }))
  const values = new Map<string, string>()
  for (const { selector, body } of rules) {
    if (selector.includes('dark') && mode === 'light') continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value)
  }
  return function resolve(role): number[] {
    const value = values.get(role)
    if (!value) throw new Error(`tokens.css has no ${role}`)
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    if (reference) return resolve(reference)
    return [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16))
  }
}

// WCAG 2.2, relative luminance and contrast ratio.
function contrast(a: number[], b: number[]): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
