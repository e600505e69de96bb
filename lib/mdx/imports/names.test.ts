import { expect, test } from '@playwright/test'
import { checkMarkdown, firstCodes, firstProblems, renderMarkdown } from '@/tests/render-markdown'

test('supports the imports of Docusaurus, under any name', async () => {
  const { html } = await renderMarkdown(`import Tabs from '@theme/Tabs'
import Item from '@theme/TabItem'
import Note from '@theme/Admonition'
import Block from '@theme/CodeBlock'
import More from '@theme/Details'
import Toc from '@theme/TOCInline'
import GoTo from '@docusaurus/Link'
import React from 'react'

<Tabs><Item value="a">A</Item></Tabs>

<Note type="tip">B</Note>

<Block language="text">C</Block>

<More summary="D">E</More>

<GoTo to="/f">F</GoTo>

<Toc toc={toc} />`)
  expect(html).toContain('<x-tabs><x-tabitem value="a">A</x-tabitem></x-tabs>')
  expect(html).toContain('<x-admonition type="tip">B</x-admonition>')
  expect(html).toContain('<x-codeblock language="text" label="C"><span class="line">C</span></x-codeblock>')
  expect(html).toContain('<x-details summary="D">E</x-details>')
  expect(html).toContain('<x-link href="/f">F</x-link>')
  expect(html).toContain('<x-tocinline')
})

test('provides registered components without an import, in text and in code', async () => {
  const { html } = await renderMarkdown(
    'export const Both = () => <Admonition type="tip"><Link to="/a">A</Link></Admonition>\n\n<Both />\n\n{[1, 2].map((n) => <Details key={n}>{n}</Details>)}',
  )
  expect(html).toContain('<x-admonition type="tip"><x-link to="/a">A</x-link></x-admonition>')
  expect(html).toContain('<x-details>1</x-details><x-details>2</x-details>')
})

test('lets a page define values and components, and use its front matter', async () => {
  const { html } = await renderMarkdown(
    'export const shift = (hertz) => hertz / 400\nexport const Badge = ({ children, color }) => <mark style={{ color }}>{children}</mark>\nexport const Link = ({ children }) => <b>{children}</b>\n\n{shift(800)} <Badge color="teal">on *{frontMatter.title}*</Badge>\n\n<Link to="/x">own</Link>',
    { frontMatter: { title: 'Phase' } },
  )
  expect(html).toContain('2')
  expect(html).toContain('<mark style="color:teal">on <em>Phase</em></mark>')
  expect(html).toContain('<b>own</b>')
})

test('replaces imported files by addresses', async () => {
  const { html } = await renderMarkdown(`import logo from './img/logo.png'
import Drawing from '@site/static/img/drawing.svg'

<img src={logo} alt="logo" />

<Drawing alt="drawing" width="50" />

The file {logo}`)
  const size = 'width="200" height="100"'
  expect(html).toContain(`<img src="/assets/logo.png" alt="logo" ${size} loading="eager" decoding="async"/>`)
  expect(html).toContain('<img src="/assets/drawing.svg" alt="drawing" width="50" height="25" loading="lazy"')
  expect(html).toContain(' /assets/logo.png</p>')
})

test('replaces useBaseUrl and require in attributes by addresses', async () => {
  const { html } = await renderMarkdown(`import useBaseUrl from '@docusaurus/useBaseUrl'

<img src={useBaseUrl('/img/b.png')} alt="b" />

<a href={require('./c.pdf').default}>c</a>

<Link to={useBaseUrl('help/peaks')}>d</Link>

<Link to={useBaseUrl('#peaks')}>f</Link>`)
  expect(html).toContain('<img src="/assets/b.png"')
  expect(html).toContain('<a href="./c.pdf">c</a>')
  expect(html, 'every path starts at the root').toContain('<x-link href="/help/peaks">d</x-link>')
  expect(html).toContain('<a href="#peaks">f</a>')
})

const only = 'only Markdown files, pictures and other files to show.'
const addIt = 'Write a component for writers, as CONTRIBUTING.md describes: pages use it without an import.'

const faults: Record<string, string> = {
  "import Chart from '@site/src/components/Chart'": `1:1  error: A page cannot import "@site/src/components/Chart", ${only} ${addIt}`,
  "import rows from './rows.csv'": `1:1  error: A page cannot import "./rows.csv", ${only} Write the values into the page: "export const rows = [ … ]".`,
  "import code from '!!raw-loader!./peaks.py'": `1:1  error: A page cannot import "!!raw-loader!./peaks.py", ${only} Copy the text into a block of code.`,
  "import './styles.css'": `1:1  error: A page cannot import "./styles.css", ${only} Write the rules into the style sheet that "css" in site.yml names.`,
  "import Cards from '@theme/DocCardList'": `1:1  error: A page cannot import "@theme/DocCardList", ${only} Remove it with its page: a category without an index page gets a list of its pages.`,
  "import { translate } from '@docusaurus/Translate'": `1:1  error: A page cannot import "@docusaurus/Translate", ${only} Write the text itself; translated pages are in the folder i18n.`,
  "import { useState } from 'react'":
    '1:1  error: A page cannot use "useState" of React: it is rendered once, by the build. Write a component for writers, as CONTRIBUTING.md describes.',
  "import { Tabs } from '@theme/Tabs'":
    '1:1  error: "@theme/Tabs" exports no "Tabs" that a page could import. Write "import Name from \'@theme/Tabs\'".',
  ...Object.fromEntries(
    ["export * from './a'", "export { a } from './a'", 'export default () => <p />'].map((body) => [
      body,
      '1:1  error: A page cannot have a default export, or export from another file. Import what the page shows, or define it here with "export const name = …".',
    ]),
  ),
  'text\n\n<TabItm value="a">x</TabItm>': `3:1  error: There is no component "<TabItm>". Did you mean "<TabItem>"? Import its Markdown file, define it with "export const", write a component for writers as CONTRIBUTING.md describes, or write "&lt;TabItm>" for the characters themselves.`,
  '<Tabs.Panel />': `1:1  error: There is no component "<Tabs.Panel>". Import its Markdown file, define it with "export const", write a component for writers as CONTRIBUTING.md describes, or write "&lt;Tabs.Panel>" for the characters themselves.`,
  '<tabs />': '1:1  error: "<tabs>" is not an HTML element. Write "<Tabs>".',
  'returns {}': '1:9  error: Empty braces show nothing in MDX. Write "\\{\\}" for the braces themselves.',
}

test('reports an import of a missing file', async () => {
  const text = "import logo from './missing.png'"
  expect(await firstCodes([text])).toEqual({ [text]: '1:1 error missing-file' })
})

test('reports imports, exports and components that do not exist, with their place', async () => {
  expect(await firstProblems(Object.keys(faults))).toEqual(faults)
})

test('accepts every name that code declares', async () => {
  const { problems } = await checkMarkdown(`export const { a, b: [c, ...d], e = 1 } = { a: 1, b: [2] }
export function f(g, { h }) {
  try {
    label: for (const i of d) if (i.length) break label
  } catch (j) {
    return class K { m() { return [g, h, j, this.n, { o: 1 }] } }
  }
}

{((p) => p + a + c + e + Math.PI + f().length)(1)} {[1].map(function q(r) { return r ? q : undefined })}`)
  expect(problems).toBe('')
})

test('reports code that fails with its line', async () => {
  await expect(renderMarkdown("export const a = (() => { throw new Error('too far') })()")).rejects.toThrow(
    'page.mdx:1  error: The code of the page fails: too far. Look at its "export" lines and at the code in braces.',
  )
  await expect(renderMarkdown('export const a = undefined\n\n{a.b}')).rejects.toThrow(
    "page.mdx:3  error: The code of the page fails: Cannot read properties of undefined (reading 'b').",
  )
})
