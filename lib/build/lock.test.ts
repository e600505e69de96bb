import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { lockFolder } from './lock'

test('a folder has one build at a time; the lock of one that has ended or was killed counts for nothing', async () => {
  const file = path.join(await writeFolder('lock', {}), 'build.lock')
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(file, String(other.pid))
  expect(lockFolder(file)).toBe(
    `Another build is running in this folder (process ${other.pid}). Wait until it has ended; if there is none, remove ${file}.`,
  )
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  expect(lockFolder(file)).toBeUndefined()
  expect(lockFolder(file)).toContain(`(process ${process.pid})`)
})

test('the lock goes with the process that has it', async () => {
  const file = path.join(await writeFolder('lock', {}), 'build.lock')
  const code = `import { lockFolder } from './lib/build/lock.ts'; console.log(lockFolder(${JSON.stringify(file)}) ?? 'locked')`
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(run.stdout).toBe('locked\n')
  expect(existsSync(file)).toBe(false)
})
