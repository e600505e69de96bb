import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { readAttribute, textOf } from '@/lib/output/read-page'
import { testSiteDir } from '../sites'
import { listElements } from './elements'

type Element = DefaultTreeAdapterTypes.Element

/** Reads a page: its title, its text, and functions that find elements and texts in it. */
async function readPage(address: string) {
  const html = await readFile(path.join(testSiteDir('every-kind'), address, 'index.html'), 'utf8')
  const elements = listElements(parse(html))
  const main = elements.find(({ tagName }) => tagName === 'main')
  const find = (isWanted: (element: Element) => boolean, within = main) =>
    (within ? listElements(within) : []).filter(isWanted)
  const textsOf = (tagName: string) => find((element) => element.tagName === tagName).map((each) => textOf(each).trim())
  const navigation = (name: string) =>
    elements.find((element) => element.tagName === 'nav' && readAttribute(element, 'aria-label') === name)
  const [title] = elements.filter(({ tagName }) => tagName === 'title').map(textOf)
  return { title, main, find, textsOf, navigation }
}

test('lists all posts by year in the archive', async () => {
  const { textsOf } = await readPage('blog/archive')
  expect(textsOf('h2')).toEqual(['2026', '2025', '2024', '2023', '2021'])
  expect(textsOf('time')).toHaveLength(14)
  expect(textsOf('time')).toContain('October 16')
})

test('lists the tags of the blog by letter, apart from those of the docs', async () => {
  const { title, textsOf, find } = await readPage('blog/tags')
  expect(title).toBe('Tags | Blog | Bench documentation')
  expect((await readPage('tags')).title).toBe('Tags | Bench documentation')
  expect(textsOf('h2')).toEqual(['B', 'D', 'I', 'N'])
  const [info] = find((element) => readAttribute(element, 'href') === '/sub/blog/tags/info/')
  expect(info && textOf(info).replace(/\s+/g, ' ')).toBe('Info 2')
})

for (const [tag, title, count] of [
  ['info', '2 posts tagged with “Info”', 2],
  ['documentation', 'One post tagged with “Documentation”', 1],
] as const) {
  test(`lists the posts of a tag, and leads to all tags: ${tag}`, async () => {
    const { textsOf, find, navigation } = await readPage(`blog/tags/${tag}`)
    expect(textsOf('h1')).toEqual([title])
    expect(textsOf('article')).toHaveLength(count)
    expect(textsOf('a')).toContain('View all tags')
    const sections = find((element) => readAttribute(element, 'aria-current') === 'true', navigation('Blog sections'))
    expect(sections.map(textOf)).toEqual(['Tags'])
  })
}

test('lists the authors with their number of posts, and ten posts of an author per page', async () => {
  const { main } = await readPage('blog/authors')
  expect(main && textOf(main)).toContain('12 posts')
  const { textsOf } = await readPage('blog/authors/team')
  expect(textsOf('h1')).toEqual(['Posts by The team'])
  expect(textsOf('article')).toHaveLength(10)
})

test('links a post to its neighbours in time', async () => {
  const neighboursOf = async (address: string) => {
    const { find, navigation } = await readPage(address)
    const links = find(({ tagName }) => tagName === 'a', navigation('Blog post page navigation'))
    return links.map((link) => [textOf(link).split(' ')[0], readAttribute(link, 'href')])
  }
  expect(await neighboursOf('blog/2024-10-16-newsletter')).toEqual([
    ['Newer', '/sub/blog/2025-03-01-newsletter/'],
    ['Older', '/sub/blog/2024/06/01/second-post/'],
  ])
  expect(await neighboursOf('blog/welcome')).toEqual([['Newer', '/sub/blog/2023-08-01-newsletter/']])
})
