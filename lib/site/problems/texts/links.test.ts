import { expect, test } from '@playwright/test'
import { diagnose } from '../diagnostic'

test('suggests a similar address, or how to leave a link out of the check', () => {
  expect(diagnose('broken-link', { target: '/fase', near: '/phase' })).toEqual({
    code: 'broken-link',
    severity: 'error',
    message: 'The link "/fase" leads to no page or file.',
    hint: 'Did you mean "/phase"?',
  })
  expect(diagnose('broken-link', { target: '/a', near: undefined })).toMatchObject({
    message: 'The link "/a" leads to no page or file.',
    hint: 'Correct the address, or put data-no-link-check on the element if something else serves it.',
  })
})

test('suggests a similar anchor, or lists a few', () => {
  const hintOf = (near: string | undefined, anchors: string[]) =>
    diagnose('broken-anchor', { target: '/phase#x', near, anchors }).hint
  const many = Array.from({ length: 9 }, (_, index) => `a${index}`)
  expect(hintOf('y', ['y', 'z'])).toBe('Did you mean "#y"?')
  expect(hintOf(undefined, ['y', 'z'])).toBe('Write one of its anchors: #y, #z.')
  expect(hintOf(undefined, many)).toBe('Write one of its anchors: #a0, #a1, #a2, #a3, #a4, #a5, #a6, #a7, ….')
  expect(hintOf(undefined, [])).toBe('The page has no anchors; link to the page itself.')
})
