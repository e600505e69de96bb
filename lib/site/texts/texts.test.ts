import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { placesOf, type TextTemplate } from '@/lib/site/texts'

const folder = 'lib/site/texts'
const english = readTable('en.yml')

for (const name of readdirSync(folder).filter((each) => each.endsWith('.yml'))) {
  test(`${name} has all keys of en.yml and no others, only its placeholders, and an "other" form in every plural`, () => {
    const mistakes = Object.entries(readTable(name)).filter(([key, template]) => {
      const places = placesOf(english[key] ?? '')
      const isWhole = typeof template === 'string' || template.other !== undefined
      return !isWhole || placesOf(template).some((place) => !places.includes(place))
    })
    expect(mistakes).toEqual([])
    expect(Object.keys(readTable(name)).toSorted()).toEqual(Object.keys(english).toSorted())
  })
}

function readTable(name: string): Record<string, TextTemplate> {
  return parse(readFileSync(`${folder}/${name}`, 'utf8'))
}
