import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

async function html(body: string): Promise<string> {
  return (await renderMarkdown(body, { format: 'md' })).html
}

test('keeps HTML', async () => {
  expect(await html('a<br>b <sup>c</sup>')).toBe('<p>a<br/>b <sup>c</sup></p>')
  expect(await html('<!-- note -->\n\ntext')).toBe('<p>text</p>')
  expect(await html('<details>\n<summary>A</summary>\n\n**b**\n\n</details>')).toBe(
    '<details><summary>A</summary><p><strong>b</strong></p></details>',
  )
  expect(await html('<table><tr><td>a</td></tr></table>')).toContain(
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  )
})

test('supports tabs in upper and lower case', async () => {
  const body = (tabs: string, item: string) =>
    `<${tabs} groupId="os" defaultValue="b">\n<${item} value="a" label="A">\n\n**x**\n\n</${item}>\n<${item} value="b" default>\n\ny\n\n</${item}>\n</${tabs}>`
  const expected =
    '<x-tabs groupId="os" defaultValue="b"><x-tabitem value="a" label="A"><p><strong>x</strong></p></x-tabitem><x-tabitem value="b" default=""><p>y</p></x-tabitem></x-tabs>'
  expect(await html(body('Tabs', 'TabItem'))).toBe(expected)
  expect(await html(body('tabs', 'tabitem'))).toBe(expected)
})

test('supports HTML in admonitions, and admonitions in HTML', async () => {
  expect(await html(':::tip\n<div>a</div>\n\n:::')).toBe('<x-admonition type="tip"><div>a</div></x-admonition>')
  expect(await html('<div>\n\n:::tip\na\n:::\n\n</div>')).toBe(
    '<div><x-admonition type="tip"><p>a</p></x-admonition></div>',
  )
})

test('supports formulas and footnotes', async () => {
  expect(await html('a $x$ <b>$y$</b>')).toBe('<p>a <math><mi>x</mi></math> <b><math><mi>y</mi></math></b></p>')
  expect(await html('a[^1]\n\n[^1]: b')).toContain('<li id="footnote-fn-1"><p>b <a href="#footnote-fnref-1"')
})

test('reports attributes with code', async () => {
  expect((await checkMarkdown('<p onclick="a()">b</p>', { format: 'md' })).problems).toContain(
    'page.mdx:1:1  error: The attribute "onClick" would run code in the reader\'s browser, which Markdown cannot do. Write a component for writers with a *.browser.ts, as CONTRIBUTING.md describes.',
  )
})
