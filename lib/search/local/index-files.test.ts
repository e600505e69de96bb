import { expect, test } from '@playwright/test'
import { samplePage } from '@/tests/search/sample-page'
import { joinIndex, splitIndex } from './index-files'

const heading = (text: string) => ({ text, heading: { level: 2, id: text } })
const page = samplePage({ blocks: [{ text: 'a' }, heading('b'), { text: 'c' }, { text: 'd' }, heading('e')] })
const pages = [page, samplePage({ blocks: [] })]

test('the file that comes first has the headings alone, and both together are what they were', () => {
  const { titles, texts } = splitIndex(pages, '1')
  expect(titles.pages.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([['b', 'e'], []])
  expect(JSON.stringify(texts)).not.toContain('"b"')
  expect(joinIndex(titles, texts)).toEqual(pages)
})

test('files of different states are no index', () => {
  expect(joinIndex(splitIndex(pages, '1').titles, splitIndex(pages, '2').texts)).toBeUndefined()
})
