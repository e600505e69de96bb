import { expect, test } from '@playwright/test'
import { parseProse } from './parse'
import { checkProse } from './rules'

const names = new Set(['Bruker', 'Zenodo'])

/** The findings in a text, each as `line message`. */
function check(text: string, file = 'content/docs/page.md'): string[] {
  return checkProse(parseProse(text, file), names).map(({ line, found }) => `${line} ${found}`)
}

const page = (body: string, title = 'Phase correction') => `---\ntitle: ${title}\n---\n\n${body}\n`

const clean: Array<[name: string, text: string]> = [
  ['words that contain an avoided word', page('Oversimply put, in simplicity.')],
  [
    'words and phrases similar to avoided ones',
    page('Amend it. There is no line. It is no longer there, and no more. It tells you how.'),
  ],
  ['an avoided word in code and formulas', page('`simply`\n\n```md\nsimply\n# Two\n```\n\n$simply$')],
  ['a link that names its target', page('Read [how to phase](./phase.md) and [this page on phases](./phase.md).')],
  ['pictures with text', page('![A doublet](a.png)\n\n<img src="a.png" alt="" />')],
  ['a picture with computed attributes', page('<img {...props} />')],
  ['levels without gaps', page('## One\n\n### Two\n\n#### Three\n\n## Four')],
  ['names, acronyms and symbols in a heading', page('## Files of Bruker on Zenodo, HSQC and *J*, T₂, qNMR {#id}')],
  ['labels, keys and code in a heading', page('## The tab **Axes**, <kbd>Shift</kbd> and `Option`')],
  ['the start of a sentence in a heading', page('## Which format? Any of these')],
  [
    'an italic or named J, and one of an author or journal',
    page('*J* and ¹*J*(CH); **Show J graph**, `J`, <kbd>J</kbd>; J. Smith, JEOL, $J$\n\n## J\n\n### The *J* graph'),
  ],
  ['grouped thousands and numbers that are none', page('131\u202f072 points; 0.5, 100 and 2010, 29, 2176; 1, 200')],
  ['a possessive of a name', page("## Bruker's files")],
]
test('accepts good prose', () => {
  for (const [name, text] of clean) expect(check(text), name).toEqual([])
})

const faults: Array<[name: string, text: string, expected: string[]]> = [
  [
    'an upright J',
    page('One J.\nIts ¹J(CH), Δν/J\n\n| J |\n| --- |\n| ²J |'),
    [5, 6, 6, 8, 10].map((line) => `${line} The coupling constant J is upright.`),
  ],
  [
    'thousands with a comma or a space that can break',
    page('131,072 points\nand 1 234 567'),
    ['5 131,072', '6 1 234 567'].map(
      (text) => `${text.replace(/ /, ' The thousands of "')}" are grouped by a comma or a space that can break.`,
    ),
  ],
  ['an avoided word with its line', page('One\nand Simply two.'), ['6 "Simply" says that it is easy.']],
  [
    'archaic and translated phrases',
    page('It shall hold, stands at the\ntop, was mended, and is no\nsignal.'),
    [
      '5 "shall" is for contracts.',
      '5 "stands at" reads like a translation.',
      '6 "mended" is for clothes.',
      '6 "is no" reads like a translation.',
    ],
  ],
  [
    '"tells how" and "belongs into"',
    page('The page tells how to phase.\nIt belongs into a table.'),
    ['5 "tells how" does not say whom.', '6 "belongs into" reads like a translation.'],
  ],
  [
    'an avoided word in the description',
    page('', 'Phase\ndescription: Simply correct it.'),
    ['3 "Simply" says that it is easy.'],
  ],
  [
    'links without a meaningful label',
    page('[Click here](a.md) or go [here][a].\n\n<a href="/b">this link</a>\n\n[a]: /a'),
    [
      '5 The link "Click here" does not say where it leads.',
      '5 The link "here" does not say where it leads.',
      '7 The link "this link" does not say where it leads.',
    ],
  ],
  [
    'pictures without alternative text',
    page('![](a.png)\n\n<img src="a.png" />'),
    [5, 7].map((line) => `${line} The picture has no alternative text.`),
  ],
  [
    'a picture in plain Markdown',
    page('<img src="a.png">', 'A\nformat: md'),
    ['6 The picture has no alternative text.'],
  ],
  ['a title in the body', page('# Phase'), ['5 "# Phase" is a second title of the page.']],
  ['a skipped level', page('## One\n\n#### Two'), ['7 The heading "Two" skips a level.']],
  ['a first heading below the second level', page('### One'), ['5 The heading "One" skips a level.']],
  ['a heading in title case', page('## The Pivot'), ['5 "Pivot" starts upper-case inside a heading.']],
  ['a title in title case', page('', 'Phase Correction'), ['2 "Correction" starts upper-case inside a heading.']],
]
test('finds faults with their lines', () => {
  for (const [name, text, expected] of faults) expect(check(text), name).toEqual(expected)
})

test('requires one title in a page without front matter', () => {
  expect(check('# One\n\n## Two', 'README.md')).toEqual([])
  expect(check('Text', 'README.md')).toEqual(['1 The page has no title.'])
  expect(check('# One\n\n# Two', 'README.md')).toEqual(['3 "# Two" is a second title of the page.'])
})

test('accepts a partial without a title and from any level', () => {
  expect(check('### One\n\n#### Two', 'content/docs/_parts/keys.mdx')).toEqual([])
  expect(check('# One', 'content/docs/_parts.mdx')).toEqual(['1 "# One" is a second title of the page.'])
})
