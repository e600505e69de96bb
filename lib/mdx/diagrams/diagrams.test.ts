import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

const fence = (lines: string[], meta = ' title="A name"') => `\`\`\`mermaid${meta}\n${lines.join('\n')}\n\`\`\``

/** The drawing in a page, and the texts in it. */
async function draw(lines: string[], meta?: string) {
  const { html } = await renderMarkdown(fence(lines, meta))
  const svg = (/<diagram svg="([^"]*)"/.exec(html)?.[1] ?? '').replace(
    /&(quot|lt|gt|amp);/g,
    (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '',
  )
  const texts = Array.from(svg.matchAll(/<text [^>]*>(.*?)<\/text>/g), ([, text = '']) =>
    text.replace(/<\/tspan>(?=<tspan x)/g, ' ').replace(/<[^>]*>/g, ''),
  )
  return { html, svg, texts }
}

const check = async (lines: string[], meta?: string) => (await checkMarkdown(fence(lines, meta))).problems

test('a flowchart is drawn: arrows without spaces, texts that are given later, groups that are named later', async () => {
  const chart = [
    'graph LR',
    'A-->B; B---->C & D',
    'A["Start (a) [b] #quot;c#quot;"]',
    'C{Is it so?} -- yes --> E',
    'C -.->|no| A',
    'subgraph one [A group]',
    '  C',
    'end',
  ]
  const { svg, texts } = await draw(chart)
  expect(texts.sort()).toEqual(['A group', 'B', 'D', 'E', 'Is it so?', 'Start (a) [b] &quot;c&quot;', 'no', 'yes'])
  expect(svg.match(/<polyline /g)).toHaveLength(5)
  expect(svg).not.toContain('width="0"')
  expect(await check(chart)).toBe('')
})

test('a drawing has no styles, no colours and no ids of its own', async () => {
  const chart = ['flowchart TD', 'A --> B']
  const { svg } = await draw(chart)
  expect(svg).not.toMatch(/<style|style=|var\(|#[0-9a-f]{3}|fonts\.googleapis|data-/)
  expect(svg).toContain('class="fill-node-fill stroke-node-stroke"')
  const two = (await renderMarkdown(`${fence(chart)}\n\n${fence(chart)}`)).html
  const ids = Array.from(two.matchAll(/ id=&quot;(.*?)&quot;/g), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what a state is called holds wherever it is said', async () => {
  const { texts } = await draw(['stateDiagram-v2', '[*] --> s', 's --> [*]', 's : Waiting for a file'])
  expect(texts).toEqual(['Waiting for a file'])
})

test('sequences, classes and entities are drawn with their texts', async () => {
  const sequence = [
    'sequenceDiagram',
    'participant A as Alice',
    'A->>+Bob: Hello <you>',
    'Bob-->>-A: Hi',
    'Note over A,Bob: both',
  ]
  expect((await draw(sequence)).texts).toEqual(['Hello &lt;you&gt;', 'Hi', 'both', 'Alice', 'Bob'])
  const classes = ['classDiagram', 'class A {', '+String name', '}', 'A "1" *-- "2" B : has']
  const drawn = await draw(classes)
  expect(drawn.texts).toEqual(expect.arrayContaining(['A', '+ name: String', 'B', 'has', '1', '2']))
  // The diamond of a part stands at the box, not below it.
  expect(drawn.svg).toMatch(/cls-composition"[^>]*refX="12"/)
  const entities = ['erDiagram', 'C ||--o{ O : places', 'C {', 'string name PK, FK "its name"', '}']
  expect((await draw(entities)).texts).toEqual(expect.arrayContaining(['C', 'O', 'PK,FK', 'string', 'name', 'places']))
})

test('the name comes from the block, the title or accTitle, and a missing one is reported', async () => {
  const name = async (lines: string[], meta: string) => / name="([^"]*)"/.exec((await draw(lines, meta)).html)?.[1]
  expect(await name(['flowchart LR', 'A --> B'], ' title="Of the block"')).toBe('Of the block')
  expect(await name(['---', 'title: Of the front matter', '---', 'flowchart LR', 'A --> B'], '')).toBe(
    'Of the front matter',
  )
  expect(
    await name(['flowchart LR', 'accTitle: Told', 'accDescr {', 'More', 'of it', '}', 'A --> B'], ' title="Seen"'),
  ).toBe('Told')
  const problem = await check(['flowchart LR', 'A --> B'], '')
  expect(problem).toContain('page.mdx:1  warning: The diagram has no name for readers who cannot see it.')
})

const unreadable: Array<[string, string[], number, string]> = [
  ['a kind that cannot be drawn', ['pie', '"a": 1'], 2, 'begins with "pie" cannot be drawn; it is shown as code'],
  ['nothing', [''], 2, 'begins with "" cannot be drawn'],
  ['only a first line', ['flowchart LR'], 2, 'has nothing in it'],
  ['an arrow that would be lost', ['flowchart LR', '', 'B -->> C'], 4, '"-->> C" cannot be read in a flowchart'],
  ['an arrow that is not drawn', ['flowchart LR', 'B --x C'], 3, '"--x C" cannot be read'],
  ['a bracket that is not closed', ['flowchart LR', 'B --> C[a'], 3, '"[a" cannot be read'],
  ['a shape that is not drawn', ['flowchart LR', 'B[/a/]'], 3, '"[/a/]" cannot be read'],
  ['a group without an end', ['flowchart LR', 'subgraph a', 'B'], 3, 'The group "a" has no end'],
  ['a group without nodes', ['flowchart LR', 'A', 'subgraph a', 'end'], 4, 'The group "a" has no node'],
  ['an arrow to a group', ['flowchart LR', 'A --> g', 'subgraph g', 'B', 'end'], 3, 'An arrow leads to the group "g"'],
  ['a message that would get an arrow', ['sequenceDiagram', 'A->B: x'], 3, '"A->B: x" cannot be read in a sequence'],
  ['numbers that would be lost', ['sequenceDiagram', 'autonumber', 'A->>B: x'], 3, '"autonumber" cannot be read'],
  ['a note in a state diagram', ['stateDiagram-v2', 'a --> b', 'note right of a : x'], 4, '"note right of a : x"'],
  [
    'an attribute that is no pair',
    ['erDiagram', 'A {', 'string', '}'],
    4,
    '"string" cannot be read in a diagram of entities',
  ],
  [
    'a note that begins a block',
    ['sequenceDiagram', 'A->>B: x', 'alt yes', 'note over A: y', 'B->>A: z', 'end'],
    5,
    '"note over A: y" stands first in its block',
  ],
  ['a block that is not closed', ['stateDiagram-v2', 'state a {', 'b --> c'], 3, '"state a {" is not closed'],
  ['a lollipop', ['classDiagram', 'A ()-- B'], 3, '"A ()-- B" cannot be read in a class diagram'],
]

for (const [what, lines, line, found] of unreadable) {
  test(`${what} is told with its line, and the diagram is shown as code`, async () => {
    const problems = await check(lines)
    expect(problems).toContain(`page.mdx:${line}  warning: `)
    expect(problems).toContain(found)
    expect((await draw(lines)).svg).toBe('')
  })
}

test('looks, links and comments are left out, of which the former two are told', async () => {
  const lines = [
    'flowchart LR',
    '%% a comment',
    'A:::hot --> B',
    'classDef hot fill:#f96',
    'click A "https://example.org"',
  ]
  expect((await draw(lines)).texts).toEqual(['A', 'B'])
  const problems = await check(lines)
  expect(problems).toContain('page.mdx:5  warning: "classDef hot fill:#f96" has no effect on the diagram.')
  expect(problems).toContain('page.mdx:6  warning: "click A "https://example.org"" has no effect')
  expect(problems).not.toContain('comment')
})
