import { expect, test } from '@playwright/test'
import { findDescription } from './description'
import { plainText } from './plain-text'
import { findTitle, headingText } from './title'

test('plain text is what a reader would say', () => {
  const table: Record<string, string> = {
    'A **bold _and_ soft** word': 'A bold and soft word',
    '`code *kept*` and ``a`b``': 'code *kept* and a`b',
    'a [link](./x.md "title (too)") and [ref][1]': 'a link and ref',
    '![alt](x.png) [![in a link](a)](b)': 'alt in a link',
    'snake_case_name and __strong__': 'snake_case_name and strong',
    '5 * 3 * 2 and ~~gone~~': '5 * 3 * 2 and gone',
    '<kbd>Ctrl</kbd>+<Key name="K" /> <!-- note --> {/* note */}': 'Ctrl+',
    'formula $T_2^*$ here': 'formula T_2^* here',
    'AT&amp;T &lt;b&gt; &#233; &unknown;': 'AT&T <b> é &unknown;',
    '\\*not soft\\* \\{x}': '*not soft* {x}',
    'see <https://example.org> [^1]': 'see https://example.org',
    'two\n  lines': 'two lines',
  }
  for (const [markdown, text] of Object.entries(table)) expect(plainText(markdown), markdown).toBe(text)
})

test('the title is a heading of level 1 before anything else that shows', () => {
  const table: Array<[string, string | undefined]> = [
    ['# Title', 'Title'],
    ['#   Title  ##  ', 'Title'],
    ['\n<!-- a\nb -->\n\n{/* c */}\nimport A from "a"\nimport {\n  b,\n} from "b"\n\n# Late', 'Late'],
    ['export const a = 1\n\nUnder\n=====', 'Under'],
    ['# A {#id}', 'A'],
    ['# A \\{#id}', 'A'],
    ['## Two', undefined],
    ['#Tag', undefined],
    ['# ', undefined],
    ['Text\n\n# Later', undefined],
    ['<!-- a --> text\n\n# Later', undefined],
    ['', undefined],
  ]
  for (const [body, title] of table) {
    const found = findTitle(body)
    expect(found === undefined ? found : headingText(found), body).toBe(title)
  }
})

test('the description is the first paragraph', () => {
  const table: Array<[string, string]> = [
    ['# Title\n\nFirst\nparagraph.\n\nSecond.', 'First paragraph.'],
    ['Title\n===\n\nText.', 'Text.'],
    ['## Two\n\nText.', 'Text.'],
    ['Two\n---\n\nText.', 'Text.'],
    [':::tip[Title]\n\nInside.\n:::', 'Inside.'],
    ['```md\ntext\n```\n\n~~~\ntext\n~~~\n\nAfter.', 'After.'],
    ['$$\nx\n$$\n\nAfter.', 'After.'],
    ['| a |\n| - |\n\n![x](y)\n\n***\n\nAfter.', 'After.'],
    ['<Tabs\n  a="b"\n>\n<TabItem>\n\nInside.\n\n</TabItem>', 'Inside.'],
    ['- item\n- other', 'item'],
    ['> quoted\n> text', 'quoted text'],
    ['[ref]: https://example.org\n\nText.', 'Text.'],
    ['import A from "a"\n\n{/* note */}\n\nText.', 'Text.'],
    ['# Only a title', ''],
    ['', ''],
  ]
  for (const [body, description] of table) expect(findDescription(body), body).toBe(description)
})
