import { expect, test } from '@playwright/test'
import { findTwinEdits, formatTwin } from './markdown-twin'

const twin = (body: string) =>
  formatTwin(body, findTwinEdits(body), (address) => (address.startsWith('./') ? `/x/${address.slice(2)}` : address))

test('addresses are replaced where they stand, and nothing else is', () => {
  expect(twin('[./a](./a "./a") and ![b](./b.png), `[c](./c)`\n\n[d]: ./d')).toBe(
    '[./a](/x/a "./a") and ![b](/x/b.png), `[c](./c)`\n\n[d]: /x/d',
  )
  expect(twin('```md\n[c](./c)\n```\n\n| a |\n| - |\n| [b](./b#c) |')).toBe(
    '```md\n[c](./c)\n```\n\n| a |\n| - |\n| [b](/x/b#c) |',
  )
  expect(twin('$$\na \\cdot b\n$$\n\n:::tip In short\nText\n:::')).toBe(
    '$$\na \\cdot b\n$$\n\n:::tip In short\nText\n:::',
  )
})

test('what only the build understands is left out', () => {
  expect(twin("import A from './a.mdx'\n\nText\n\n<!-- truncate -->\n\n{/* truncate */}\n\nMore")).toBe('Text\n\nMore')
})

test('of a pair for light and dark mode one is kept', () => {
  expect(twin('![a](./a.svg#gh-light-mode-only)\n![a](./b.svg#gh-dark-mode-only)')).toBe(
    '![a](/x/a.svg#gh-light-mode-only)',
  )
})
