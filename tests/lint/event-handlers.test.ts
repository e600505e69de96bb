import { expect, test } from '@playwright/test'
import { findRefused } from './lint'

test('refuses every handler in an on… property that may return a value', () => {
  const refused = [
    "field.onkeydown = ({ key }) => key === 'Escape' && clear()",
    'field.oninput = filter',
    'field.onblur = () => { if (isOpen) return false; close() }',
    'field.onclick = function () { return false }',
    'field.onfocus = field.onclick = preload',
  ]
  const allowed = [
    "field.onkeydown = ({ key }) => void (key === 'Escape' && clear())",
    'field.oninput = () => { filter() }',
    'field.onblur = () => { if (isOpen) return; close() }',
    'field.onclick = () => { const find = () => { return 1 }; find() }',
    'field.onfocus = async () => { await preload() }',
    'field.onchange = null',
    'field.name = filter',
  ]
  expect(findRefused('event-handlers', [...refused, ...allowed])).toEqual([1, 2, 3, 4, 5, 5])
})
