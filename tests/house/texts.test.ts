import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { placesOf, type TextTemplate } from '@/lib/site/texts'
import { readSourceTree } from './source-tree'

const folder = 'lib/site/texts'
const english = readTable('en.yml')
const { sources } = readSourceTree()
const calls = sources
  .filter(({ file }) => !file.startsWith(folder))
  .flatMap(({ file, text }) => {
    return [...text.matchAll(/(?<![\w.])(?:\w+\.)*?t\((?=['`\w])/g)].map(({ index, 0: name }) => {
      const call = readCall(text, index + name.length)
      return { file, call, key: /^'(\w+)'/.exec(call)?.[1] ?? '' }
    })
  })

test('a text is asked for by a key that is written out and that the English texts have', () => {
  const unknown = calls.filter(({ key }) => !Object.hasOwn(english, key))
  expect(unknown.map(({ file, call }) => `${file}: t(${call})`)).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})

test('every English text is shown somewhere', () => {
  const used = new Set(calls.map(({ key }) => key))
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([])
})

test('a text gets the values that it has places for, and no others', () => {
  const wrong = calls.filter(({ key, call }) => {
    return (
      readNames(call).sort().join() !==
      placesOf(english[key] ?? '')
        .sort()
        .join()
    )
  })
  expect(wrong.map(({ file, call }) => `${file}: t(${call})`)).toEqual([])
})

// What a language lacks is shown in English, so that a new text needs no translation at once.
for (const name of readdirSync(folder).filter((each) => each.endsWith('.yml'))) {
  test(`${name} has no texts and no places that English lacks, and a form for every number`, () => {
    const mistakes = Object.entries(readTable(name)).filter(([key, template]) => {
      const places = placesOf(english[key] ?? '')
      const isWhole = typeof template === 'string' || template.other !== undefined
      return !Object.hasOwn(english, key) || !isWhole || placesOf(template).some((place) => !places.includes(place))
    })
    expect(mistakes).toEqual([])
  })
}

function readTable(name: string): Record<string, TextTemplate> {
  return parse(readFileSync(`${folder}/${name}`, 'utf8'))
}

/** The code between the brackets of a call. */
function readCall(text: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < text.length) {
    if ('([{'.includes(text.charAt(end))) depth += 1
    if (')]}'.includes(text.charAt(end))) depth -= 1
    end += 1
  }
  return text.slice(start, end - 1)
}

/** The names of the values of a call: `'key', { count, label: tag.label }`. */
function readNames(call: string): string[] {
  const values = /^'\w+',\s*\{(.*)\}\s*,?\s*$/s.exec(call)?.[1] ?? ''
  const flat = values.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
  return flat.split(',').flatMap((value) => /^\s*(\w+)\s*(:|$)/.exec(value)?.[1] ?? [])
}
