import { expect, test } from '@playwright/test'
import { buildBackLinks } from './back-links'

const page = (permalink: string, ...hrefs: string[]) => ({
  permalink,
  title: permalink.toUpperCase(),
  text: { links: hrefs.map((href) => ({ href })) },
})

test('lists each linking page once per page and hash', () => {
  const links = buildBackLinks([
    page('/a', '/b', '/b/', '/b#x', '/a#own', '#own', 'https://example.org/b', '/c?tab=1#x'),
    page('/b', '/a', '/b'),
  ])
  expect(links).toEqual({
    pages: [
      ['/a', '/A'],
      ['/b', '/B'],
    ],
    to: { '/b': { '': [0], x: [0] }, '/c': { x: [0] }, '/a': { '': [1] } },
  })
})

test('leaves out links to files, whose addresses hold the base path', () => {
  const links = [
    { href: '/sub/assets/a.12345678.csv', isFile: true },
    { href: '/b', isFile: false },
  ]
  const { to } = buildBackLinks([{ ...page('/a'), text: { links } }, page('/b')])
  expect(to).toEqual({ '/b': { '': [0] } })
})

for (const word of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
  test(`a link to the heading "${word}" is listed like any other`, () => {
    const { to } = buildBackLinks([page('/a', `/b#${word}`), page('/b')])
    expect(JSON.stringify(to)).toBe(JSON.stringify({ '/b': Object.fromEntries([[word, [0]]]) }))
  })
}
