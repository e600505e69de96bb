import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown, type Setting } from '@/tests/render-markdown'

const titles: Record<string, string | undefined> = {
  '# Title': 'Title',
  '\n<!-- a\nb -->\n\n{/* c */}\n\nimport A from "@theme/Tabs"\nimport {\n  default as A2,\n} from "react"\n\n# Late':
    'Late',
  'export const a = 1\n\nUnder\n=====': 'Under',
  'export const rows = [\n  1,\n\n  2,\n]\n\n# Zero filling': 'Zero filling',
  'Title on\ntwo *lines*\n===': 'Title on two lines',
  '# A {#id}': 'A',
  '# The `ft` of **a** [signal](/help), T&amp;C': 'The ft of a signal, T&C',
  '# About {frontMatter.title}': 'About spectra',
  '# About $T_2$': 'About T2',
  '## Two': undefined,
  '# ': undefined,
  'Text\n\n# Later': undefined,
  '<!-- a --> text\n\n# Later': undefined,
}

const frontMatter = { title: 'spectra', tags: ['a', 'b'], day: 3 }

test('takes the title from a heading of the first level at the start', async () => {
  for (const [body, title] of Object.entries(titles)) {
    const found = (await checkMarkdown(body, { frontMatter })).title
    // An empty heading is not shown beside the title that the page then draws.
    const { html } = await renderMarkdown(body, { frontMatter })
    expect([found, html.includes('<h1')], body).toEqual([title, title !== undefined])
  }
})

const descriptions: Array<[body: string, description: string, setting?: Setting]> = [
  ['# Title\n\nFirst\nparagraph.\n\nSecond.', 'First paragraph.'],
  ['Title\n===\n\nText.', 'Text.'],
  ['## Two\n\nText.', 'Text.'],
  [':::tip[Title]\n\nInside.\n:::', 'Inside.'],
  ['```md\ntext\n```\n\n~~~\ntext\n~~~\n\nAfter.', 'After.'],
  ['$$\nx\n$$\n\nAfter.', 'After.'],
  ['| a |\n| - |\n\n![x](y)\n\n***\n\nAfter.', 'After.'],
  ['<Tabs\n  groupId="b"\n>\n<TabItem value="c">\n\nInside.\n\n</TabItem></Tabs>', 'Inside.'],
  ['> quoted\n> text', 'quoted text'],
  ['[ref]: https://example.org\n\nText.', 'Text.'],
  ['import A from "@theme/Tabs"\n\n{/* note */}\n\nText.', 'Text.'],
  ['- item\n- other', ''],
  ['1. item\n\n   with more\n\nText.', 'Text.'],
  ['[A link alone](/help)\n\nText.', 'Text.'],
  ['A **bold _and_ soft** word', 'A bold and soft word'],
  ['`code *kept*` and ``a`b``', 'code *kept* and a`b'],
  ['a [link](./x.md "title (too)") and [g] and [ref][1]\n\n[g]: /g\n[1]: /h', 'a link and g and ref'],
  ['![alt](x.png) [![in a link](a)](b)', 'alt in a link'],
  ['<kbd>Ctrl</kbd>+<b title="K" /> <!-- note --> {/* note */}', 'Ctrl+'],
  ['formula $T_2^*$ and $\\frac{1}{2\\pi}$ here', 'formula T2∗ and 1/2π here'],
  ['The peak[^1], shown in ![figure](p.png), is good.\n\n[^1]: n', 'The peak, shown in figure, is good.'],
  ['AT&amp;T &lt;b&gt; &#233; &unknown;', 'AT&T <b> é &unknown;'],
  ['\\*not soft\\* \\{x}', '*not soft* {x}'],
  ['see <https://example.org> [^1]\n\n[^1]: Note.', 'see https://example.org', { format: 'md' }],
  [
    'All of {frontMatter.title}, {frontMatter.tags[1]}, {frontMatter?.day}{" and "}{`more`}{unknown}.',
    'All of spectra, b, 3 and more.',
  ],
]

test('takes the description from the first paragraph, as plain text', async () => {
  for (const [body, description, setting] of descriptions) {
    expect((await checkMarkdown(body, { frontMatter, ...setting })).description, body).toBe(description)
  }
})
