import { expect, test } from '@playwright/test'
import { resolveAddress, type SiteAddress } from './link-target'

const rules: SiteAddress = { url: 'https://docs.example.org', baseUrl: '/', trailingSlash: true }
const below: SiteAddress = { ...rules, baseUrl: '/sub/' }

test('resolves relative addresses from the canonical form of a page', () => {
  const pathOf = (page: string, site: SiteAddress) => resolveAddress('a', page, site)
  expect(pathOf('/help/phase', rules)).toMatchObject({ path: '/help/phase/a' })
  expect(pathOf('/help/phase', { ...rules, trailingSlash: false })).toMatchObject({ path: '/help/a' })
  expect(pathOf('/404.html', rules)).toMatchObject({ path: '/a' })
})

const inside: Array<[written: string, path: string, hash: string]> = [
  ['/help/phase/', '/help/phase/', ''],
  ['/help/phase?tab=2#auto', '/help/phase', 'auto'],
  ['#auto', '/help/ft/', 'auto'],
  ['', '/help/ft/', ''],
  ['image.png', '/help/ft/image.png', ''],
  ['../phase', '/help/phase', ''],
  ['https://docs.example.org/help/phase', '/help/phase', ''],
  ['//docs.example.org/help/phase', '/help/phase', ''],
  ['/caf%C3%A9#%C3%A9t%C3%A9', '/café', 'été'],
  ['/with%20space.pdf', '/with space.pdf', ''],
]
test('resolves addresses inside the site on /help/ft', () => {
  const found = inside.map(([written]) => resolveAddress(written, '/help/ft', rules))
  expect(found).toMatchObject(inside.map(([, path, hash]) => ({ kind: 'inside', path, hash })))
})

test('resolves links on a page with a percent sign in its name', () => {
  expect(resolveAddress('#main', '/50% rule', rules)).toMatchObject({
    kind: 'inside',
    path: '/50% rule/',
    hash: 'main',
  })
  expect(resolveAddress('#main', '/x%41', rules)).toMatchObject({ kind: 'inside', path: '/x%41/' })
})

test('resolves relative addresses differently without trailing slashes', () => {
  const address = resolveAddress('image.png', '/help/ft', { ...rules, trailingSlash: false })
  expect(address).toMatchObject({ kind: 'inside', path: '/help/image.png', hash: '' })
})

test('distinguishes other sites from malformed addresses', () => {
  const elsewhere = [
    'https://example.com/x',
    'mailto:a@b.org',
    'tel:+41',
    'data:image/png;base64,AA==',
    '//example.com',
    'vscode://file/x',
    'geo:46.5,6.6',
  ]
  for (const written of elsewhere) expect(resolveAddress(written, '/', rules), written).toEqual({ kind: 'elsewhere' })
  for (const written of ['https://', 'javascript:alert(1)', 'htp://x', '/%E0%A4%A', 'http://[::1']) {
    expect(resolveAddress(written, '/', rules), written).toEqual({ kind: 'malformed' })
  }
})

test('treats only paths under the base path as inside', () => {
  expect(resolveAddress('/sub/help/', '/', below)).toMatchObject({ kind: 'inside', path: '/help/', hash: '' })
  expect(resolveAddress('/sub', '/', below)).toMatchObject({ kind: 'inside', path: '/', hash: '' })
  expect(resolveAddress('/help/', '/', below)).toEqual({ kind: 'outside', pathname: '/help/' })
  expect(resolveAddress('/submarine/', '/', below)).toEqual({ kind: 'outside', pathname: '/submarine/' })
  expect(resolveAddress('https://docs.example.org/blog/', '/', below)).toEqual({ kind: 'elsewhere' })
})

test('treats full addresses of this machine as external', () => {
  const local = { ...rules, url: 'http://localhost:3000' }
  expect(resolveAddress('http://localhost:3000/nowhere', '/', local)).toEqual({ kind: 'elsewhere' })
  expect(resolveAddress('/nowhere', '/', local)).toMatchObject({ kind: 'inside', path: '/nowhere', hash: '' })
})
