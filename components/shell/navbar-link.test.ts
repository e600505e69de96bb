import { expect, test } from '@playwright/test'
import { findCurrent } from './navbar-link'

test('marks a link on its page and, with a base, below it', () => {
  const blog = { href: '/blog', activeBase: '/blog' }
  expect(findCurrent(blog, '/blog')).toBe('page')
  expect(findCurrent(blog, '/blog/tags/info')).toBe('true')
  expect(findCurrent(blog, '/blogger')).toBeUndefined()
  expect(findCurrent({ href: '/' }, '/blog')).toBeUndefined()
  expect(findCurrent({ href: '/help?x=1#y' }, '/help')).toBe('page')
})

test('marks only the link with the deepest base', () => {
  const [docs, help, guide] = [
    { href: '/', activeBase: '/' },
    { href: '/help/a', activeBase: '/help' },
    { href: '/help/guide', activeBase: '/help/guide' },
  ]
  const bases = ['/', '/help', '/help/guide']
  const active = (pathname: string) => [docs, help, guide].map((link) => findCurrent(link, pathname, bases))
  expect(active('/teaching')).toEqual(['true', undefined, undefined])
  expect(active('/help/a')).toEqual([undefined, 'page', undefined])
  expect(active('/help/b')).toEqual([undefined, 'true', undefined])
  expect(active('/help/guide/x')).toEqual([undefined, undefined, 'true'])
})

test('marks a link on the pages of a list', () => {
  const sidebar = { href: '/api/start', activePaths: ['/api/start', '/config'] }
  expect(findCurrent(sidebar, '/config')).toBe('true')
  expect(findCurrent(sidebar, '/api/other')).toBeUndefined()
})

test('marks nothing on an unknown page', () => {
  expect(findCurrent({ href: '/', activeBase: '/' }, undefined)).toBeUndefined()
})
