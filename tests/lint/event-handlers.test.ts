import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

/** Lints a script with only the rule on handlers; returns the lines that it refuses. */
function findRefused(lines: string[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  const plugins = [path.resolve('tests/lint/event-handlers.grit')]
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }))
  writeFileSync(path.join(folder, 'x.browser.ts'), lines.join('\n'))
  const command = path.resolve('node_modules/.bin/biome')
  const { stdout } = spawnSync(command, ['lint', '--reporter=github'], { cwd: folder, encoding: 'utf8' })
  return [...stdout.matchAll(/^::error title=plugin,.*?line=(\d+).*cancels the event/gm)].map(([, line]) =>
    Number(line),
  )
}

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
  expect(findRefused([...refused, ...allowed])).toEqual([1, 2, 3, 4, 5, 5])
})
