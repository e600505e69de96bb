import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { formatProblem } from '@/lib/content/source/problems'
import { siteLocales } from '@/lib/site/locale'
import { writeFolder } from '@/tests/write-folder'
import { checkLocales } from '../check-content'

/** The problems of a site with one page and files beside it, as they are printed, without the path of the site. */
async function check(page: string, files: Record<string, string> = {}): Promise<string> {
  const home = `---\nslug: /\n---\n\n# Home\n\n${page}\n`
  const dir = await writeFolder('site', { 'docs/index.mdx': home, ...files })
  process.env.CONTENT_DIR = dir
  const { config } = await readSite()
  const { problems } = await checkLocales(siteLocales(config))
  return problems.map((problem) => formatProblem(problem).replaceAll(`${dir}/`, '')).join('\n')
}

const faults: Array<[name: string, page: string, files: Record<string, string>, told: string]> = [
  [
    'a hook outside of a client component',
    '<Count />',
    { 'components/Count.tsx': "import { useState } from 'react'\nexport default () => useState(1)\n" },
    `components/Count.tsx:1:10  error: The component uses useState, which works in the browser alone. Write 'use client' in the first line of its file.`,
  ],
  [
    'a handler outside of a client component',
    '<Count />',
    { 'components/Count.jsx': 'export default () => <b onClick={() => 1}>x</b>\n' },
    'components/Count.jsx:1:25  error: The component uses onClick, which works in the browser alone.',
  ],
  [
    'a package that is not installed, in a page',
    "import { FaFlask } from 'react-icons-x/fa'\n\n<FaFlask />",
    {},
    'docs/index.mdx:7:1  error: The package "react-icons-x" is not installed. Run "npm install react-icons-x", or remove the import.',
  ],
  [
    'a file that a package does not have',
    "import '@docsearch/css/dist/nothing.css'",
    {},
    'docs/index.mdx:7  error: The package of "@docsearch/css/dist/nothing.css" has no such file.',
  ],
  [
    'a package that is not installed, in a component',
    '<Chart />',
    { 'components/Chart.tsx': "import draw from '@scope/charts/bar'\nexport default () => draw()\n" },
    'components/Chart.tsx:1:18  error: The package "@scope/charts" is not installed. Run "npm install @scope/charts", or remove the import.',
  ],
  [
    'a name that a file does not export',
    "import { Axis } from '@site/src/chart'\n\n<Axis />",
    { 'src/chart.tsx': 'export const Line = () => <i />\n' },
    'docs/index.mdx:7  error: "src/chart.tsx" exports no "Axis". It exports "Line".',
  ],
  [
    'a part of Docusaurus that is not here',
    '<Chart />',
    { 'components/Chart.tsx': "import Layout from '@theme/Layout'\nexport default () => <Layout />\n" },
    'components/Chart.tsx:1:20  error: There is no "@theme/Layout" here: it is a part of Docusaurus. Remove it: every page has the frame of the site.',
  ],
  [
    'a component that is not written as JavaScript wants it',
    '<Chart />',
    { 'components/Chart.tsx': 'export default () => <b>\n' },
    'components/Chart.tsx:2:1  error: Unexpected end of file before a closing "b" tag.',
  ],
  [
    'data that cannot be read',
    "import rows from './rows.json'\n\n{rows.length}",
    { 'docs/rows.json': '[1,' },
    'docs/index.mdx:7:1  error: The imported file docs/rows.json cannot be read: Unexpected end of JSON input.',
  ],
]
for (const [name, page, files, told] of faults) {
  test(`${name} is told with its place`, async () => {
    expect(await check(page, files)).toContain(told)
  })
}

test('files of installed packages may be imported', async () => {
  const page =
    "import '@docsearch/css/dist/modal.css'\nimport MiniSearch from 'minisearch'\n\n{new MiniSearch({ fields: [] }).documentCount}"
  expect(await check(page)).not.toContain('error')
})

test('what pages do not use is not read', async () => {
  const files = { 'components/Broken.tsx': "import x from 'nothing-of-that-name'\n" }
  expect(await check('Text.', files)).not.toContain('error')
})
