import { expect, test } from '@playwright/test'
import { hitPath } from './hit-path'

const root = { url: 'https://docs.example.org', baseUrl: '/', origin: 'http://localhost:8080' }
const below = { ...root, baseUrl: '/manual/' }

test('a hit on this site gives its path, also when its address is absolute', () => {
  expect(hitPath('/help/phase/#auto', root)).toBe('/help/phase/#auto')
  expect(hitPath('https://docs.example.org/help/phase/?a=1#auto', root)).toBe('/help/phase/?a=1#auto')
  expect(hitPath('http://localhost:8080/', root)).toBe('/')
})

test('the base path is left out, because links add it', () => {
  expect(hitPath('/manual/help/phase/', below)).toBe('/help/phase/')
  expect(hitPath('/manual', below)).toBe('/')
  expect(hitPath('/manual//evil.example/x', below)).toBe('/evil.example/x')
})

test('a hit that leads elsewhere has no path', () => {
  for (const url of [
    'https://evil.example/help/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
  ]) {
    expect(hitPath(url, root), url).toBeUndefined()
  }
  expect(hitPath('/other/page/', below)).toBeUndefined()
  expect(hitPath('/manuals/', below)).toBeUndefined()
})
