import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { siteConfigSchema } from '@/lib/site/config'
import { formatUrl } from '@/lib/site/href'
import { siteLocales } from '@/lib/site/locale'
import { Problems } from '@/lib/site/problems/problems'
import { fuzz, textOf } from '@/tests/fuzz'
import { findAddressFault, formatPermalink, resolveSitePath } from './docs/permalink'
import { resolveTags, slugTag } from './docs/tag-file'
import { parseAddress } from './links/address'
import { resolveRedirects } from './links/redirects'
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from './source/schema'
import { parseSource } from './source/sources'
import { validate } from './source/validate'
import { parseYaml } from './source/yaml'

// Thousands of cases are slow on a busy machine; each case has its own time limit.
test.describe.configure({ timeout: 180_000 })

const yamlPieces = [
  ...['\n', '\n', '\n  ', '\n- ', ': ', ': ', '---', '...', '- ', '? ', '|', '>', '&a ', '*a', '<<: '],
  ...['!!js ', '%', '#', '\t'],
  ...'title tags slug date draft authors image id format __proto__ constructor toString'.split(' '),
  ...['url', 'baseUrl', 'navbar', 'items', 'footer', 'redirects', 'locales', 'docs', 'versions', 'announcementBar'],
  ...['true', 'null', '~', '1e999', '0x1F', '-.inf', '2024-02-30', '[', ']', '{', '}', ',', '"', "'", '""'],
  ...['\u2028', '\0'],
]

test('reads any front matter without throwing or stalling', async () => {
  const text = fc.oneof(
    textOf(yamlPieces, 40).map((yaml) => `---\n${yaml}\n---\n\nText\n`),
    textOf([...yamlPieces, '---\n', '---js\n', '+++\n'], 20),
  )
  await fuzz(text, 100, async (written) => {
    const problems = new Problems()
    for (const schema of [docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema]) {
      const source = parseSource({ file: 'a.md', name: 'a.md', text: written }, schema, problems)
      resolveTags(source, { tagFile: undefined, basePath: '/tags', labels: new Map(), problems })
    }
    return problems.all
  })
})

/** Values for every setting, of the right type and of others. */
function settings(schema: unknown = siteConfigSchema, depth = 0): fc.Arbitrary<unknown> {
  const shape = (schema as { shape?: Record<string, unknown> }).shape
  const inner = (schema as { def?: { innerType?: unknown } }).def?.innerType
  const any = fc.oneof(
    fc.anything({ maxDepth: 1, maxKeys: 3 }),
    textOf(['/', '//', 'https://', ':', '@', '?', '#', '..', 'a', 'é', '.'], 8),
  )
  if (inner) return settings(inner, depth)
  if (!shape || depth > 2) return any
  const keys = Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, settings(value, depth + 1)]))
  return fc.oneof({ weight: 9, arbitrary: fc.record(keys, { requiredKeys: [] }) }, any)
}

test('reads any site.yml without throwing or stalling, into usable settings', async () => {
  const written = fc.oneof(
    settings().map((value) => JSON.stringify(value) ?? ''),
    textOf(yamlPieces, 40),
  )
  await fuzz(written, 20, async (text) => {
    const problems = new Problems()
    const config = validate(siteConfigSchema, parseYaml(text, 'site.yml', problems), { problems, unknownKeys: 'error' })
    expect(new URL(formatUrl('/help', config)).href).toBe(
      `${new URL(config.url).origin}${config.baseUrl}help${config.trailingSlash ? '/' : ''}`,
    )
    siteLocales(config)
    return problems.all
  })
})

const addressPieces = [
  ...['/', '//', '\\', '..', '.', ':', '@', '?', '#', '%', '%2F', '%00', '%E0', '&', '=', ' ', '\t', '\n'],
  ...['\0', '\u200B', '\u202E'],
  ...'http https:// javascript: JaVa script: data:text/html, vbscript: file: mailto: tel: pathname:'.split(' '),
  ...['example.org', '[::1]', ':99999', 'user:word', 'a', 'b.md', '.mdx', '@site/', 'é', '日本', '\uD800'],
  ...['x'.repeat(300)],
]

test('parses any address without throwing or stalling, and accepts no scripts and no disguised external addresses', async () => {
  const site = { url: 'https://docs.example.org', baseUrl: '/' }
  await fuzz(textOf(addressPieces, 10), 300, async (typed) => {
    const address = parseAddress(typed, site)
    if ('problem' in address) return [{ file: 'a.md', ...address.problem }]
    const { ok } = address
    const opened = 'href' in ok ? new URL(ok.href, 'https://docs.example.org') : undefined
    if (ok.kind === 'external') expect(opened?.protocol).not.toMatch(/^(javascript|vbscript|data|file|blob):$/)
    if (ok.kind === 'raw') expect(opened?.origin).toBe(site.url)
    return []
  })
})

test('keeps the addresses of slugs, tags and redirects inside the site', async () => {
  const index = {
    permalinks: new Set(['/a']),
    draftPermalinks: new Set<string>(),
    blog: { path: 'blog' },
    staticDir: 'tests/no-such-folder',
  }
  await fuzz(textOf(addressPieces, 10), 100, async (typed) => {
    const problems = new Problems()
    const sitePath = resolveSitePath({
      name: 'b/a.md',
      slug: typed,
      lastPart: 'a',
      stripsPrefixes: true,
      isIndex: false,
    })
    const permalinks = [formatPermalink(sitePath), `/tags/${slugTag(typed)}`]
    for (const permalink of permalinks) {
      if (permalink === undefined || findAddressFault(permalink)) continue
      expect(new URL(permalink, 'https://docs.example.org').href).toBe(`https://docs.example.org${permalink}`)
    }
    const location = { file: 'site.yml' }
    const redirects = await resolveRedirects(
      [
        { from: typed, to: '/a', location },
        { from: '/b', to: typed, location },
      ],
      index,
      problems,
    )
    for (const [from, to] of redirects) {
      expect(new URL(from, 'https://docs.example.org').origin).toBe('https://docs.example.org')
      expect(new URL(to, 'https://docs.example.org').origin).toBe('https://docs.example.org')
    }
    return problems.all
  })
})
