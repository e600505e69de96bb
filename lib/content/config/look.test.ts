import { expect, test } from '@playwright/test'
import { readText } from '@/lib/content/source/read'
import { formatProblems, Problems } from '@/lib/site/problems/problems'
import { findFavicon } from '@/lib/site/settings/look'
import { publishApart } from '@/tests/own-assets'
import { writeFolder } from '@/tests/write-folder'
import { makeReadable } from './accent'
import { readSiteConfig } from './site-config'

publishApart()

async function read(folder: string, locale?: string) {
  process.env.CONTENT_DIR = folder
  const problems = new Problems()
  const { config } = await readSiteConfig(folder, problems, locale)
  return { config, problems: formatProblems(problems.all).replaceAll(`${folder}/`, '') }
}

test('has no logo and a neutral favicon without settings', async () => {
  const { config } = await read(await writeFolder('bare', { 'docs/index.md': '# Home\n' }))
  expect(config.look).toEqual({})
  expect(findFavicon(config)).toEqual({ path: '/favicon.svg', type: 'image/svg+xml' })
})

test('finds logo, favicon, social image and styles, and inlines a small SVG', async () => {
  const { config, problems } = await read('tests/fixtures/a-hosted-search-and-a-navbar-with-every-kind-of-item')
  expect(problems).toBe('No problems.')
  expect(config.look).toEqual({
    logo: {
      light: { svg: expect.stringMatching(/^<svg .*currentColor.*<\/svg>$/) },
      dark: { src: expect.stringMatching(/^\/assets\/mark-dark\.\w{8}\.png$/), width: 80, height: 40 },
      alt: config.title,
    },
    favicon: expect.stringMatching(/^\/assets\/favicon\.\w{8}\.ico$/),
    image: expect.stringMatching(/^\/assets\/card\.\w{8}\.png$/),
    styleSheet: expect.stringMatching(/^\/assets\/site\.\w{8}\.css$/),
  })
  const css = readText(test.info().outputPath('assets', config.look?.styleSheet?.slice('/assets/'.length) ?? ''))
  expect(css).toContain('--accent: #b3261e;')
  expect(css, 'a colour for the dark mode is made').toMatch(/:root\[data-theme="dark"\] \{\n {4}--accent: #[\da-f]{6};/)
  expect(css).toMatch(/src: url\("\.\/own\.\w{8}\.woff2"\)/)
})

test('inlines the logo of a translation that is read first', async () => {
  const folder = await writeFolder('translated', {
    'site.yml': 'logo: /mark.svg\nlocales: [{ code: en }, { code: fr }]\n',
    'static/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4" /></svg>',
  })
  const { config } = await read(folder, 'fr')
  expect(config.look?.logo?.light).toMatchObject({ svg: expect.stringContaining('<svg') })
})

test('does not inline an SVG with active content', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><style>a{}</style><path id="x"/></svg>'
  const { config } = await read(
    await writeFolder('styled', { 'site.yml': 'logo: /mark.svg\n', 'static/mark.svg': drawing }),
  )
  expect(config.look?.logo?.light).toMatchObject({ src: expect.stringContaining('/assets/mark.') })
})

test('reports unreadable and missing files with their remedies', async () => {
  const folder = await writeFolder('wrong', {
    'site.yml': `logo: img/mark.svg
accent: "#ffcc00"
css: own.css
`,
    'own.css': '\n@import "other.css";\n',
  })
  const { problems } = await read(folder)
  expect(problems).toContain('site.yml:1:7  error: "/img/mark.svg" leads to nothing')
  expect(problems).toContain(
    'site.yml:2:9  error: Text in the accent colour "#ffcc00" has a contrast of 1.4 to 1 in the light colour mode. Write "',
  )
  expect(problems).toContain('own.css:2  error: The style sheet imports another style sheet.')
})

test('refuses styles outside the content folder', async () => {
  for (const css of ['../outside.css', '@site/../outside.css', '/../../outside.css']) {
    const folder = await writeFolder('site', { 'content/site.yml': `title: T\ncss: "${css}"\n`, 'outside.css': 'p {}' })
    const { config, problems } = await read(`${folder}/content`)
    expect(problems).toContain(`site.yml:2:6  error: "${css}" leads out of the content folder`)
    expect(config.look?.styleSheet).toBe(undefined)
  }
})

test('replaces each address in the styles by that of the published file', async () => {
  const css = `a { background: url( "a.svg" ), url('a.svg'), url(a.svg) }\nb { background: url(data:x), url(#b), url() }\n`
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const { config, problems } = await read(
    await writeFolder('styled', { 'site.yml': 'title: T\ncss: own.css\n', 'own.css': css, 'a.svg': svg }),
  )
  expect(problems).toBe('No problems.')
  const written = readText(test.info().outputPath('assets', config.look?.styleSheet?.slice(8) ?? ''))
  expect(written.match(/url\([^)]*\)/g)?.map((call) => call.replace(/\.\w{8}\./, '.hash.'))).toEqual([
    ...['url("./a.hash.svg")', 'url("./a.hash.svg")', 'url("./a.hash.svg")'],
    ...['url(data:x)', 'url(#b)', 'url()'],
  ])
})

test('proposes a shade with enough contrast', () => {
  expect(makeReadable('#0a7178', 'light')).toBe('#0a7178')
  expect(makeReadable('#ffffff', 'light')).toMatch(/^#[67]/)
  expect(makeReadable('#000000', 'dark')).toMatch(/^#[789]/)
})
