import { expect, test } from '@playwright/test'
import type { SourceResolver } from '@/lib/mdx/resolver'
import { siteConfigSchema } from '@/lib/site/config'
import type { Resolution } from '@/lib/site/problems/diagnostic'
import { publishApart } from '@/tests/own-assets'
import { createSourceResolver } from './source-resolver'

const content = 'tests/fixtures/pages-that-link-to-everything'
const help = `${content}/docs/help`

publishApart(content)

/** The resolver of a page of a site with a base path. */
function resolverBelow(baseUrl: string): SourceResolver {
  const config = siteConfigSchema.parse({ url: 'https://docs.example.org', baseUrl })
  const site = { config, permalinkByFile: new Map(), draftFiles: new Set<string>(), permalinks: new Set<string>() }
  return createSourceResolver(site, { file: `${help}/phase.md`, permalink: '/help/phase', version: 'current' })
}

const page = () => resolverBelow('/')

function problem(resolution: Resolution<unknown>): string {
  if ('ok' in resolution) return 'no problem'
  const { severity, message, hint } = resolution.problem
  return `${severity}: ${message} ${hint}`
}

test('adds the base path to a raw path that lacks it', async () => {
  const below = resolverBelow('/sub/')
  for (const [typed, address] of [
    ['pathname:///img/a.svg?v=1', '/sub/img/a.svg?v=1'],
    ['pathname:///sub/img/a.svg', '/sub/img/a.svg'],
    ['pathname:///subway.svg', '/sub/subway.svg'],
  ] as const) {
    expect(await below.link(typed)).toEqual({ ok: { kind: 'file', href: address } })
    expect(await below.asset(typed)).toEqual({ ok: { kind: 'image', src: address } })
    expect(await page().link(typed)).toEqual({ ok: { kind: 'file', href: typed.slice('pathname://'.length) } })
  }
})

test('accepts a picture in its address, but no other data', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  expect(await page().asset(` ${picture}`)).toEqual({ ok: { kind: 'image', src: picture, width: 1, height: 1 } })
  const drawing = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/%3E'
  expect(await page().asset(drawing)).toEqual({ ok: { kind: 'image', src: drawing, width: 4, height: 3 } })
  expect(problem(await page().asset('data:image/png;base64,AAAA'))).toBe(
    'error: The picture in the address "data:image/png;base64,AAAA…" cannot be read. Save it as a file.',
  )
  expect(problem(await page().asset('data:text/html,<b>'))).toContain('has a scheme that is not allowed')
  expect(problem(await page().link(picture))).toContain('has a scheme that is not allowed')
})

test('reads a partial without its front matter, with its first line', async () => {
  const shared = {
    file: `${help}/parts/_shared.mdx`,
    body: expect.stringMatching(/^\s*A part of other pages/),
    bodyLine: 4,
    format: 'mdx',
    warnings: [],
  }
  expect(await page().partial('./parts/_shared.mdx')).toEqual({ ok: shared })
  expect(await page().partial('@site/docs/help/parts/_shared.mdx')).toEqual({ ok: shared })
  expect(await page().within(`${help}/parts/_plain.md`).partial('./_shared.mdx')).toEqual({ ok: shared })
  expect(await page().partial('./parts/_plain.md')).toEqual({
    ok: {
      file: `${help}/parts/_plain.md`,
      body: 'A part without front matter, with {braces}.\n',
      bodyLine: 1,
      format: 'mdx',
      warnings: [],
    },
  })
})

test('lets a partial choose its format, like a page', async () => {
  const { ok } = (await page().partial('./parts/_commonmark.mdx')) as { ok: { format: string } }
  expect(ok.format).toBe('md')
})

test('reports an import of a missing file', async () => {
  expect(problem(await page().partial('./parts/_share.mdx'))).toBe(
    `error: "./parts/_share.mdx" leads to nothing: there is no file ${help}/parts/_share.mdx. Write "./parts/_shared.mdx".`,
  )
  expect(problem(await page().partial('../../../../../package.json'))).toBe(
    `error: "../../../../../package.json" leads out of the content folder ${content}. Move the file into ${content} and refer to it there.`,
  )
  const bare = '"parts/_shared.mdx" is not the path of a file. Start it with "./", "../" or "@site/".'
  expect(problem(await page().partial('parts/_shared.mdx'))).toBe(`error: ${bare}`)
  expect(problem(await page().partial('/etc/passwd'))).toContain('is not the path of a file')
})

test('reports a partial with broken front matter', async () => {
  expect(problem(await page().partial('./parts/_broken.mdx'))).toContain(`${help}/parts/_broken.mdx`)
})
