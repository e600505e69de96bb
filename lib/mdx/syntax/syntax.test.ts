import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

async function html(body: string, format: 'md' | 'mdx' = 'mdx'): Promise<string> {
  return (await renderMarkdown(body, { format })).html
}

test('removes comments everywhere', async () => {
  expect(await html('a<!-- x -->b')).toBe('<p>ab</p>')
  expect(await html('a <!-- over\ntwo lines --> b')).toBe('<p>a  b</p>')
  expect(await html('<!-- alone -->')).toBe('')
  expect(await html('<!-- with\n\na blank line\n-->\n\ntext')).toBe('<p>text</p>')
  expect(await html('<!-- before --> text')).toBe('<p> text</p>')
  expect(await html('text\n<!-- between -->\ntext')).toBe('<p>text</p><p>text</p>')
  expect(await html('- one\n- two\n  <!-- in\n\n  a list -->\n  more')).toMatch(/<li>two\s+more<\/li>/)
  expect(await html('> <!-- quoted\n> comment -->\n> text')).toMatch(/^<blockquote>\s*<p>text<\/p><\/blockquote>$/)
  expect(await html('## Head <!-- x -->')).toContain('<h2 id="head">Head<a')
  expect(await html('| a <!-- x --> |\n|---|\n| b |')).toContain('<th>a </th>')
})

test('allows comments beside tags and expressions', async () => {
  expect(await html('<div><!-- a -->\n\ntext\n\n</div> <!-- b -->')).toBe('<div><p>text</p></div>')
  expect(await html('<!-- a --> <div>\n\ntext\n\n</div>')).toBe('<div><p>text</p></div>')
  expect(await html('<div>text <!-- a --></div>')).toBe('<div>text </div>')
  expect((await html('{1 + 1} <!-- two -->')).trim()).toBe('2')
  expect(await html('<Tabs><!-- a -->\n<!-- b -->\n<TabItem value="x">y</TabItem>\n</Tabs>')).toBe(
    '<x-tabs><x-tabitem value="x">y</x-tabitem></x-tabs>',
  )
})

test('keeps comments in code', async () => {
  expect(await html('`<!-- a -->`')).toBe('<p><code>&lt;!-- a --&gt;</code></p>')
  expect(await html('```text\n<!-- a -->\n```')).toContain('&lt;!-- a --&gt;')
})

test('keeps amounts of money and shell variables as text', async () => {
  for (const text of [
    'Between $a and $b we set $PATH and $HOME.',
    'It costs 5$ and 6$ each.',
    'From $5 to $10, or $1,000 and $2,000.',
    'A lone $ and another $.',
    'Names such as $HOME are text, but \\$5 need not be.',
    'Escaped \\$x$ and $a \\$b.',
  ])
    expect(await html(text)).toBe(`<p>${text.replaceAll('\\', '')}</p>`)
  expect(await html('Set $HOME or `\\$5` or `$a$`.')).toBe('<p>Set $HOME or <code>\\$5</code> or <code>$a$</code>.</p>')
  const mixed = await html('Costs $5. Formula $E=mc^2$ *holds*.')
  expect(mixed).toContain('<p>Costs $5. Formula <math>')
  expect(mixed).toContain('</math> <em>holds</em>.</p>')
  expect(await html('A set $x$, $y$ and `$z` or `a$`')).toMatch(
    /<math>.*<math>.*<code>\$z<\/code> or <code>a\$<\/code>/,
  )
})

test('supports bars in tables, chemistry, units and line breaks in formulas', async () => {
  const cell = await html('| a |\n| - |\n| $\\|z\\|$ and $P(A\\|B)$ |')
  expect(cell.match(/>[|∣]</g)).toHaveLength(3)
  expect(cell).not.toContain('∥')
  expect(await html('$\\ce{H2O}$ at $\\pu{123 kJ/mol}$')).toMatch(/<math>.*<math>/)
  expect(await html('the sum $a +\nb$')).toContain('<math>')
})

test('keeps single tildes', async () => {
  expect(await html('At 20~25 °C for 1~2 h, ~~not~~ more.')).toBe('<p>At 20~25 °C for 1~2 h, <del>not</del> more.</p>')
})

test('supports emphasis next to punctuation of scripts without spaces', async () => {
  expect(await html('太字は**重要です。**次の文。**「括弧」**は太字。')).toBe(
    '<p>太字は<strong>重要です。</strong>次の文。<strong>「括弧」</strong>は太字。</p>',
  )
})

test('keeps colons in text', async () => {
  const text = 'A ratio C:H of 10:1 at 12:30, :smile, ::leaf and :a[*b*]{c}.'
  expect(await html(text, 'md')).toBe(`<p>${text.replace('*b*', '<em>b</em>')}</p>`)
  expect(await html('::leaf[*a*]{b}', 'md')).toBe('<p>::leaf[<em>a</em>]{b}</p>')
  expect(await html('[C:H](mailto:team@example.org) https://example.org:80/a:b')).toContain('>C:H</a>')
  expect(await html('At 10:30 :name: ::x :b[c]')).toBe('<p>At 10:30 :name: ::x :b[c]</p>')
  expect(await html('\\:::')).toBe('<p>:::</p>')
  expect(await html('a :::note')).toBe('<p>a :::note</p>')
})

for (const format of ['md', 'mdx'] as const) {
  test(`supports titles, bodies and nesting of admonitions, in ${format}`, async () => {
    const render = (body: string) => html(body, format)
    expect(await render(':::note\ntext\n:::')).toBe('<x-admonition type="note"><p>text</p></x-admonition>')
    const titled =
      '<x-admonition type="tip"><p class="admonition-title">My <em>title</em></p><p>text</p></x-admonition>'
    expect(await render(':::tip My *title*\n\ntext\n\n:::')).toBe(titled)
    expect(await render(':::tip[My *title*]\ntext\n:::')).toBe(titled)
    expect(await render('::: tip My *title*\ntext\n:::')).toBe(titled)
    expect(await render(':::TIP[My *title*]  \ntext\n:::  ')).toBe(titled)
    expect(await render(':::note[A [link](/x)]\n:::')).toContain('A <x-link href="/x">link</x-link></p>')
    expect(await render(':::note[A] and more\n:::')).toContain('<p class="admonition-title">[A] and more</p>')
    expect(await render(':::info{#here .wide .tall}\nx\n:::')).toContain(
      '<x-admonition type="info" id="here" class="wide tall">',
    )
    expect(await render('- one\n\n  :::note\n  in a list\n  :::\n- two')).toContain(
      '<x-admonition type="note"><p>in a list</p>',
    )
    expect(await render(':::note\n- one\n- two\n:::')).toContain('<ul><li>one</li><li>two</li></ul></x-admonition>')
    expect(await render('> :::note\n> quoted\n> :::')).toContain('<blockquote><x-admonition type="note">')
    expect(await render('text\n:::note\nmore\n:::\nend')).toBe(
      '<p>text</p><x-admonition type="note"><p>more</p></x-admonition><p>end</p>',
    )
  })

  test(`closes an admonition by a line that is indented after a list, in ${format}`, async () => {
    const render = (body: string) => html(body, format)
    const closed = '<x-admonition type="tip"><ul><li>one</li><li>two</li></ul></x-admonition><p>end</p>'
    expect(await render(':::tip\n- one\n- two\n  :::\n\nend')).toBe(closed)
    const inner = await render('::::tip\n- one\n\n  :::note\n  in\n  :::\n\n::::\n\nend')
    expect(inner).toContain('<x-admonition type="note"><p>in</p></x-admonition></li></ul></x-admonition><p>end</p>')
  })

  test(`reads a title in the braces of an admonition, in ${format}`, async () => {
    expect(await html(':::note{title="My title" .wide}\nx\n:::', format)).toBe(
      '<x-admonition type="note" class="wide" title="My title"><p>x</p></x-admonition>',
    )
    expect(await html(':::secondary\nx\n:::', format)).toBe('<x-admonition type="secondary"><p>x</p></x-admonition>')
  })

  test(`nests admonitions by more colons, in ${format}`, async () => {
    const nested =
      '<x-admonition type="note"><x-admonition type="tip"><p>in</p></x-admonition><p>out</p></x-admonition>'
    expect(await html('::::note\n:::tip\nin\n:::\nout\n::::', format)).toBe(nested)
    expect(await html('::::note\n```text\n:::\n```\n::::\n\nend', format)).toMatch(/<\/x-admonition><p>end<\/p>$/)
  })

  test(`reads ids of headings, in ${format}`, async () => {
    const { html, toc } = await renderMarkdown('## One {#first}\n\n## Two `x`\n\nThree {#third}\n---', { format })
    expect(toc).toEqual([
      { level: 2, id: 'first', text: 'One' },
      { level: 2, id: 'two-x', text: 'Two x' },
      { level: 2, id: 'third', text: 'Three' },
    ])
    expect(html).toContain(
      '<h2 id="first">One<a class="heading-anchor" aria-label="Link to this heading: One" href="#first"></a></h2>',
    )
  })
}

test('reads an id in a comment in braces', async () => {
  expect((await renderMarkdown('## One {/* #first */}')).toc).toEqual([{ level: 2, id: 'first', text: 'One' }])
})

test('keeps braces and angle brackets in plain Markdown', async () => {
  expect(await html('a {b} {#c} <5 <https://x.y>', 'md')).toBe(
    '<p>a {b} {#c} &lt;5 <x-link href="https://x.y">https://x.y</x-link></p>',
  )
})

test('includes blocks of mdx-code-block in the page', async () => {
  const body = 'a\n\n```mdx-code-block\n<Tabs>\n```\n\n```mdx-code-block\n<TabItem value="x">y</TabItem>\n</Tabs>\n```'
  expect(await html(body)).toBe('<p>a</p><x-tabs><x-tabitem value="x">y</x-tabitem></x-tabs>')
  expect(await html('````md\n```mdx-code-block\n<B/>\n```\n````')).toContain('mdx-code-block')
  const { problems } = await checkMarkdown('```mdx-code-block\n\n<Nothing />\n```')
  expect(problems).toContain('page.mdx:3:1  error:')
})

const faults: Record<string, string> = {
  'text {#id} text': '1:7  error: "{" starts JavaScript in MDX, but what follows is invalid: Unexpected token.',
  ':::nota\nx\n:::': '1:1  error: There is no kind of admonition called "nota". Did you mean "note"? Write one of',
  '<Admonition type="secret">x</Admonition>': '1:13  error: There is no kind of admonition called "secret". Write',
  'text\n\n::::tip\nx': '3:1  error: The admonition ":::tip" opened here is never closed. Write a line "::::" at its',
  'text\n\n:::': '3  error: The line ":::" closes an admonition, but none is open here. Remove it,',
  ':::note{wide}\nx\n:::': '1:1  error: "wide" cannot be used in the braces of an admonition. Write only',
}

for (const [body, problem] of Object.entries(faults)) {
  test(`reports ${JSON.stringify(body)}`, async () => {
    expect((await checkMarkdown(body)).problems).toContain(`page.mdx:${problem}`)
  })
}

test('reports an admonition inside another with as many colons, and the surplus line', async () => {
  const { problems } = await checkMarkdown(':::note\n:::tip\nin\n:::\nout\n:::')
  expect(problems).toContain('page.mdx:2:1  error: The admonition ":::tip" opened here is never closed.')
  expect(problems).toContain('page.mdx:6  error: The line ":::" closes an admonition, but none is open here.')
})

test('reports only the inner admonition if that is not closed', async () => {
  const { problems } = await checkMarkdown('::::note\n:::tip\nx\n::::')
  expect(problems.match(/error/g)).toHaveLength(1)
  expect(problems).toContain('page.mdx:2:1  error: The admonition ":::tip" opened here is never closed.')
})

test('shows the emoji of a code', async () => {
  expect(await html('Done :tada: **:+1:** :-1: :white_check_mark: (:microscope:)')).toBe(
    '<p>Done 🎉 <strong>👍</strong> 👎 ✅ (🔬)</p>',
  )
  expect(await html('At 12:30:45 a ratio of 1:100:1, :none: and :constructor: or `:tada:`')).toBe(
    '<p>At 12:30:45 a ratio of 1:100:1, :none: and :constructor: or <code>:tada:</code></p>',
  )
  expect(await html('```text\n:tada:\n```')).toContain(':tada:')
  expect(await html('$a:m:b$')).not.toContain('Ⓜ')
  expect(await html(':::tip[:bulb: Idea]\n:tada:\n:::')).toContain('💡 Idea')
})

test('makes the id of a heading from the code of an emoji', async () => {
  const { html: page, toc } = await renderMarkdown('## :tada: Party')
  expect(page).toContain('id="tada-party">🎉 Party')
  expect(toc).toEqual([{ level: 2, id: 'tada-party', text: '🎉 Party' }])
  expect((await checkMarkdown('# :tada: Party\n\nText :100:')).title).toBe('🎉 Party')
})
