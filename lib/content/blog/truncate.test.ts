import { expect, test } from '@playwright/test'
import { findExcerpt } from './truncate'

const cut: Record<string, string> = {
  'an HTML comment': 'Above.\n\n<!-- truncate -->\n\nBelow.',
  'an HTML comment without spaces': 'Above.\n\n<!--truncate-->\n\nBelow.',
  'an MDX comment': 'Above.\n\n{/* truncate */}\n\nBelow.',
  'an MDX comment without spaces': 'Above.\n\n{/*truncate*/}\n\nBelow.',
  'a marker at the end of a line': 'Above.<!-- truncate --> Below.',
  'the first of two markers': 'Above.\n\n<!-- truncate -->\n\nBelow.\n\n<!-- truncate -->\n',
}

for (const [name, body] of Object.entries(cut)) {
  test(`${name} ends the excerpt`, () => {
    expect(findExcerpt(body)).toBe('Above.')
  })
}

const kept: Record<string, string> = {
  'in a block of code': 'Above.\n\n```md\n<!-- truncate -->\n```\n\nBelow.',
  'in a block with tildes that holds backticks': '~~~md\n```\n<!-- truncate -->\n~~~\n',
  'in a longer fence that holds a shorter one': '````md\n```\n<!-- truncate -->\n```\n````\n',
  'in a block of code inside a list': '- ```md\n  <!-- truncate -->\n  ```\n',
  'in code in a line': 'Write `<!-- truncate -->` or ``{/* truncate */}`` below the first part.',
  'that says more': '<!-- truncate here -->',
  'of which there is none': 'Nothing.',
}

for (const [name, body] of Object.entries(kept)) {
  test(`a marker ${name} does not count`, () => {
    expect(findExcerpt(body)).toBeUndefined()
  })
}

test('a marker below a block of code counts', () => {
  expect(findExcerpt('```js\n1\n```\n\n<!-- truncate -->\n')).toBe('```js\n1\n```')
})

test('link definitions from below the marker are kept, in their lines', () => {
  const body = 'See [one][a].\n\n<!-- truncate -->\n\nBelow.\n\n[a]: /help/phase\n\n```\n[b]: /no\n```\n'
  expect(findExcerpt(body)?.split('\n')).toEqual(['See [one][a].', '', '', '', '', '', '[a]: /help/phase'])
})

test('a post may begin with the marker', () => {
  expect(findExcerpt('<!-- truncate -->\n\nBelow.')).toBe('')
})
