import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { formatProblem } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { checkContent } from './check-content'
import { writeGraphs } from './graphs'

test('reports code that fails before the build begins', async () => {
  process.env.CONTENT_DIR = await writeFolder('site', {
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n{null.x}\n',
  })
  const { problems } = await writeGraphs()
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`)).toEqual([
    "index.md:7 The code of the page fails: Cannot read properties of null (reading 'x').",
  ])
})

/** The problems of a site with one post, as they are printed, without the path of the site. */
async function check(post: string, more: Record<string, string> = {}): Promise<string> {
  const files = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n', 'blog/2024-01-01-post.md': post, ...more }
  process.env.CONTENT_DIR = await writeFolder('site', files)
  const { problems } = await checkContent(await readSite())
  return problems.map((problem) => formatProblem(problem).replace(`${process.env.CONTENT_DIR}/`, '')).join('\n')
}

test('takes names of methods for tags, authors, ids, redirects, sidebars, versions and languages', async () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty']
  const list = (write: (name: string) => string) => names.map(write).join('')
  const doc = (name: string) => `---\ntags: [${names}]\n---\n\n# ${name}\n\n## ${name}\n\n[a](#${name.toLowerCase()})\n`
  const files = {
    'site.yml': `docs:\n  path: docs\n  versions:\n    current:\n      path: next\nlocales:\n  - code: en\n  - code: fr\nredirects:\n${list((name) => `  /${name}: /docs/next/${name}\n`)}`,
    'sidebars.yml': list((name) => `${name}: [${name}]\n`),
    'versions.json': '["constructor"]',
    'docs/tags.yml': list((name) => `${name}: { label: Tag ${name} }\n`),
    'i18n/fr/docs/tags.yml': 'toString: { description: T }\n',
    ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, doc(name)])),
    'versioned_docs/version-constructor/valueOf.md': '# Old\n\n<constructor>Text</constructor>\n',
    'blog/authors.yml': list((name) => `${name}: { name: A ${name} }\n`),
    'blog/2024-01-01-toString.md': `---\nauthors: [${names}]\ntags: [${names}]\n---\n\nText.\n\n<!-- truncate -->\n`,
  }
  process.env.CONTENT_DIR = await writeFolder('names', { 'pages/index.md': '# Home\n\nText.\n', ...files })
  const site = await readSite()
  const { problems } = await writeGraphs()
  expect(problems.map(({ code }) => code).filter((code) => code !== 'no-description')).toEqual([])
  const tags = ['constructor', 'has-own-property', 'to-string', 'value-of'].map((slug) => `/docs/next/tags/${slug}`)
  expect([...site.permalinks]).toEqual(expect.arrayContaining([...names.map((name) => `/docs/next/${name}`), ...tags]))
})

test('checks the text of a post like that of a doc', async () => {
  expect(await check('---\ntitle: Post\n---\n\n<!-- truncate -->\n\n<Unknown />\n')).toContain(
    'blog/2024-01-01-post.md:7:1  error: There is no component "<Unknown>".',
  )
})

test('reports a problem above the truncate marker once', async () => {
  const problems = await check('Text <Unknown />.\n\n<!-- truncate -->\n\nMore.\n')
  expect(problems.match(/Unknown/g)).toHaveLength((await check('Text <Unknown />.\n')).match(/Unknown/g)?.length ?? 0)
})

test('allows the truncate marker inside an element', async () => {
  expect(await check('<details>\n\nText.\n\n<!-- truncate -->\n\nMore.\n\n</details>\n')).toBe('')
})

test('reports problems of the announcement with their line in the settings', async () => {
  const said = async (settings: string) => (await check('Text.\n', { 'site.yml': settings })).split('\n').slice(0, 2)
  expect(await said('title: T\nannouncementBar:\n  id: a\n  content: "[x](javascript:a)"\n')).toEqual([
    expect.stringMatching(/^site\.yml:4:12 {2}error: The address "javascript:a" has a scheme that is not allowed\./),
    '  4 |   content: "[x](javascript:a)"',
  ])
  expect(await said('announcementBar:\n  content: |\n    Text,\n    <Nope />\n  id: a\n')).toEqual([
    expect.stringMatching(/^site\.yml:4 {2}error: There is no component "<Nope>"\./),
    '  4 | <Nope />',
  ])
})

test('warns of a social picture that networks cannot show', async () => {
  const svg = { 'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }
  expect(await check('---\nimage: /a.svg\n---\n\nText.\n', svg)).toMatch(
    /^blog\/2024-01-01-post\.md:2:8 {2}warning: Social networks show no SVG picture\. Save it as a PNG or JPEG file\./,
  )
})

test('reports static files that may hold secrets, and each hidden folder once', async () => {
  const names = [
    '.env',
    '.ENV.production',
    'a/.git/config',
    'a/.git/objects/1',
    '.htaccess',
    '.well-known/x',
    'env',
    'a.git',
  ]
  const more = Object.fromEntries(names.map((name) => [`static/${name}`, 'x']))
  const problems = await check('Post.\n', { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n', ...more })
  expect(problems.split('\n')).toEqual(
    ['.ENV.production', '.env', 'a/.git'].map(
      (name) =>
        `static/${name}  error: This would be published, with any secrets in it. Move it out of the folder "static".`,
    ),
  )
})

test('reports static files in folders that the build writes, each folder once', async () => {
  const names = [
    'assets/a.png',
    'assets/b/c.png',
    '_next/x.js',
    'fr/assets/a.png',
    'doc/assets/a.png',
    'assets-of-ours/a',
  ]
  const more = Object.fromEntries(names.map((name) => [`static/${name}`, 'x']))
  const settings = { 'site.yml': 'locales: [{ code: en }, { code: fr }]\n' }
  const problems = await check('Post.\n', { ...settings, ...more })
  expect(problems.match(/^static.*?(?=\.)/gm)).toEqual([
    'static/_next  error: The address /_next/ is for files that are named after their content, which browsers keep for a year without asking',
    'static/assets  error: The address /assets/ is for files that are named after their content, which browsers keep for a year without asking',
    'static/fr  error: The address /fr/ belongs to the site in the language "fr"',
  ])
})

test('reports static files at addresses of pages', async () => {
  const more = {
    'docs/é.md': '# A\n\nText.\n',
    'static/é': '',
    'static/index.html': '',
    'static/blog': '',
    'static/free': '',
  }
  expect((await check('Post.\n', more)).match(/^static.*taken/gm)).toEqual([
    'static/blog  error: The address /blog is already taken',
    'static/index.html  error: The address /index.html is already taken',
    'static/é  error: The address /é is already taken',
  ])
})

test('warns of invisible characters in pages and partials', async () => {
  const more = {
    'docs/a.mdx': "# A\n\nimport Part from './_part.mdx'\n\nOne\u001d two.\n\n<Part />\n",
    'docs/_part.mdx': 'Three\u0007.\n',
  }
  const left = 'which no page can hold: it is left out. Remove it.'
  const problems = await check('Post.\n', more)
  expect(problems).toContain(`docs/a.mdx:5:4  warning: There is an invisible character here (U+001D), ${left}`)
  expect(problems).toContain(`docs/_part.mdx:1:6  warning: There is an invisible character here (U+0007), ${left}`)
})

test('reports a missing picture at the level of the settings', async () => {
  const page = '# A\n\n![Two lines](./gone.png) and <img src="./lost.png" alt="A peak" />\n'
  expect(await check('Post.\n', { 'docs/a.md': page })).toContain('docs/a.md:3:1  error: "./gone.png" leads to nothing')
  const settings = 'checks:\n  brokenPictures: warn\n'
  const problems = await check('Post.\n', { 'docs/a.md': page, 'site.yml': settings })
  expect(problems.match(/warning: "\.\/\w+\.png" leads to nothing/g)).toHaveLength(2)
})

test('warns of a tag that tags.yml lacks', async () => {
  const more = {
    'docs/tags.yml': 'known:\n  label: Known\n',
    'docs/a.md': '---\ntags: [other]\n---\n\n# A\n',
  }
  expect(await check('Post.\n', more)).toContain('docs/a.md:2:8  warning: The tag "other"')
})

test('reports static files at addresses of files and pages that every site has', async () => {
  const names = ['404.html', 'llms.txt', 'search-index.json', 'sw.js', 'search/index.html', 'blog/rss.xml']
  const kept = ['robots.txt', '_headers', '_redirects', 'search/more.html', 'my-sitemap.xml']
  const more = Object.fromEntries([...names, ...kept].map((name) => [`static/${name}`, 'x']))
  const problems = await check('Post.\n', more)
  expect(Array.from(problems.matchAll(/The address \/(\S+) is already taken/g), ([, name]) => name).sort()).toEqual(
    names.sort(),
  )
  expect(await check('Post.\n', { 'site.yml': 'offline: false\n', 'static/sw.js': 'x' })).not.toContain('taken')
})
