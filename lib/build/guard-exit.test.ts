import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'

/** Runs code between the start and the end of what must be finished. */
function run(code: string) {
  const script = `
    import { guardExit } from './lib/build/guard-exit.ts'
    const finish = guardExit('Ended halfway.')
    ${code}
    finish()`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('fails when code ends the process with success', () => {
  expect(run('process.exit(0)')).toEqual({ status: 1, stderr: 'Ended halfway.\n' })
  expect(run('globalThis["process"].exit()')).toEqual({ status: 1, stderr: 'Ended halfway.\n' })
})

test('keeps the exit code of what was finished, and that of other failures', () => {
  expect(run('')).toEqual({ status: 0, stderr: '' })
  expect(run('process.exit(3)')).toEqual({ status: 3, stderr: '' })
})
