import { expect, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link } from './link'

const note = '<span class="visually-hidden"> (opens in a new tab)</span>'

test('announces links that open in a new tab, by the settings or by the writer', () => {
  const link = (href: string, target?: string) => renderToStaticMarkup(createElement(Link, { href, target }, 'text'))
  expect(link('https://app.example.org/lab')).toBe(
    `<a rel="noopener noreferrer" target="_blank" href="https://app.example.org/lab">text${note}</a>`,
  )
  expect(link('/help', '_blank')).toBe(`<a target="_blank" href="/sub/help/">text${note}</a>`)
  expect(link('https://example.org')).toBe('<a rel="noopener noreferrer" href="https://example.org">text</a>')
  expect(link('/help')).toBe('<a href="/sub/help/">text</a>')
})
