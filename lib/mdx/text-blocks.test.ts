import { expect, test } from '@playwright/test'
import { checkMarkdown, type Setting } from '../../tests/render-markdown'

/** The blocks of a text, headings as `#level id: text`. */
async function blocksOf(body: string, setting?: Setting): Promise<string[]> {
  const { blocks, problems } = await checkMarkdown(body, setting)
  expect(problems).toBe('')
  return blocks.map(({ text, heading }) => (heading ? `#${heading.level} ${heading.id}: ${text}` : text))
}

test('reads headings with their ids', async () => {
  expect(await blocksOf('# Title\n\n## By `hand` {#own}\n\nText with **bold** and [a link](./other.md).\n')).toEqual([
    '#1 title: Title',
    '#2 own: By hand',
    'Text with bold and a link.',
  ])
})

test('joins lines that end between Chinese or Japanese characters, and separates others', async () => {
  const body = '核磁\n共振，\n波谱和\nNMR\n的**位\n相**。\n\n核 磁\n\n𠀀\n𠀀、カタ\nカナ\n\n스펙\n트럼 and\nwords\n'
  expect(await blocksOf(body)).toEqual([
    '核磁共振，波谱和 NMR 的位相。',
    '核 磁',
    '𠀀𠀀、カタカナ',
    '스펙 트럼 and words',
  ])
})

test('reads a list or table as a block with a line for each item or row, and keys before a tab', async () => {
  expect(
    await blocksOf(
      '- one\n- two\n  - inner\n\n    more\n\n| Key | Effect |\n| --- | --- |\n| <kbd>a</kbd> | phase |\n| drag | zoom |\n| <kbd>Shift</kbd> + <kbd>f</kbd> | limits |\n',
    ),
  ).toEqual(['one\ntwo inner more', 'Key · Effect\na\tphase\ndrag · zoom\nShift + f\tlimits'])
})

test('begins blocks with the label of a tab or the title of an admonition', async () => {
  const tabs = '<Tabs>\n<TabItem value="a" label="Windows">\n\nPress a.\n\n</TabItem>\n</Tabs>\n'
  expect(await blocksOf(tabs)).toEqual(['Windows: Press a.'])
  const [title, text] = await blocksOf(':::tip In short\n\nPress b.\n\n:::\n')
  expect([title, text].join(' ')).toMatch(/^In short:? Press b\.$/)
})

test('reads details, quotations and footnotes', async () => {
  const blocks = await blocksOf(
    '<details>\n<summary>More</summary>\n\nHidden text.\n\n</details>\n\n> Quoted.\n\nA claim.[^1]\n\n[^1]: The proof.\n',
  )
  expect(blocks).toEqual(['More', 'Hidden text.', 'Quoted.', 'A claim.', 'The proof.'])
})

test('reads alternative texts once for both colour modes', async () => {
  expect(await blocksOf('![A peak](./a.png#gh-light-mode-only)\n![A peak](./b.png#gh-dark-mode-only)\n')).toEqual([
    'A peak',
  ])
})

test('reads formulas as typed', async () => {
  expect(
    await blocksOf('The shift $\\delta = \\frac{\\nu - \\nu_0}{\\nu_0}$ of ^13^C.\n'.replace('^13^C', '¹³C')),
  ).toEqual(['The shift δ = (ν − ν0)/ν0 of ¹³C.'])
  expect(await blocksOf('$$\n{}^{13}\\mathrm{C} \\quad \\sqrt{x+1}\n$$\n')).toEqual(['13C √(x + 1)'])
  expect(await blocksOf('$\\ce{^{13}CDCl3}$, $\\ce{^{13}_6C}$, $\\vec{B}$, $\\mathbb{R}$, $\\overline{AB}$\n')).toEqual(
    ['13CDCl3, 6 13C, B, R, AB'],
  )
  expect(await blocksOf('$\\ce{H2O + SO4^2-}$ and $\\pu{1.5 kJ/mol}$')).toEqual(['H2O + SO42 − and 1.5 kJ/mol'])
})

test('joins subscripts to their word, and skips code blocks', async () => {
  expect(await blocksOf('CDCl<sub>3</sub> and `inline`<br/>code\n\n```js\nconst hidden = 1\n```\n')).toEqual([
    'CDCl3 and inline code',
  ])
})

test('reads a partial in its place', async () => {
  const partials = { '_part.mdx': '## Part\n\nShared text.\n' }
  const body = "import Part from './_part.mdx'\n\n## First\n\n<Part />\n\nAfter it.\n"
  expect(await blocksOf(body, { partials })).toEqual(['#2 first: First', '#2 part: Part', 'Shared text.', 'After it.'])
})

test('reads elements named like methods of objects', async () => {
  const { blocks } = await checkMarkdown('A <toString>word</toString> here.', { file: 'page.mdx' })
  expect(blocks.map(({ text }) => text)).toEqual(['A word here.'])
})
