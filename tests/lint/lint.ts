import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Lints a script with only one rule of this folder; returns the lines that it refuses. */
export function findRefused(rule: string, lines: string[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  const plugins = [path.resolve(`tests/lint/${rule}.grit`)]
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }))
  writeFileSync(path.join(folder, 'x.browser.ts'), lines.join('\n'))
  const command = path.resolve('node_modules/.bin/biome')
  const { stdout } = spawnSync(command, ['lint', '--reporter=github'], { cwd: folder, encoding: 'utf8' })
  return [...stdout.matchAll(/^::error title=plugin,.*?line=(\d+)/gm)].map(([, line]) => Number(line))
}
