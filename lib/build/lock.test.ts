import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { lockFolder } from './lock'

const refusal = expect.stringContaining('Another build is running in this folder.')

/** A lock, and the seconds since its owner was last alive. */
async function writeLock(age: number): Promise<string> {
  const lock = path.join(await writeFolder('lock', {}), 'build.lock')
  mkdirSync(lock)
  const time = new Date(Date.now() - age * 1000)
  utimesSync(lock, time, time)
  return lock
}

test('allows one build at a time', async () => {
  expect(lockFolder(await writeLock(1))).toEqual(refusal)
  const lock = path.join(await writeFolder('lock', {}), 'build.lock')
  expect(lockFolder(lock)).toBeUndefined()
  expect(lockFolder(lock)).toEqual(refusal)
})

test('hands the lock of a killed build to only one other', async () => {
  const lock = await writeLock(60)
  expect([lockFolder(lock), lockFolder(lock)]).toEqual([undefined, refusal])
})

test('refreshes the lock of a running build', async () => {
  const lock = path.join(await writeFolder('lock', {}), 'build.lock')
  lockFolder(lock)
  utimesSync(lock, new Date(0), new Date(0))
  await expect.poll(() => Date.now() - statSync(lock).mtimeMs).toBeLessThan(5000)
})

test('removes the lock with its process', async () => {
  const lock = path.join(await writeFolder('lock', {}), 'build.lock')
  const code = `import { lockFolder } from './lib/build/lock.ts'; console.log(lockFolder(${JSON.stringify(lock)}) ?? 'locked')`
  const run = spawnSync(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  expect(run.stdout).toBe('locked\n')
  expect(existsSync(lock)).toBe(false)
})

test('ignores a lock that is dated in the future, and one that vanishes', async () => {
  const lock = await writeLock(-7200)
  expect([lockFolder(lock), lockFolder(lock)]).toEqual([undefined, refusal])
  rmSync(lock, { recursive: true })
  // The heartbeat finds no lock.
  await new Promise((resolve) => setTimeout(resolve, 1200))
})

test('hands each of many stale locks to exactly one of several processes', async () => {
  test.slow()
  const folder = await writeFolder('locks', {})
  const locks = Array.from({ length: 60 }, (_, index) => path.join(folder, `${index}.lock`))
  for (const lock of locks) {
    mkdirSync(lock)
    utimesSync(lock, new Date(0), new Date(0))
  }
  const code = `
    import { lockFolder } from './lib/build/lock.ts'
    process.setMaxListeners(100)
    process.stdout.write('ready')
    process.stdin.once('data', (start) => {
      const results = ${JSON.stringify(locks)}.map((lock, index) => {
        while (Date.now() < Number(start) + 20 * index);
        return lockFolder(lock) === undefined
      })
      process.stdout.write(JSON.stringify(results))
    })`
  const builds = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', code], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  await Promise.all(builds.map(({ stdout }) => once(stdout, 'data')))
  for (const { stdin } of builds) stdin.write(String(Date.now() + 200))
  const results = await Promise.all(builds.map(async ({ stdout }) => JSON.parse(String(await once(stdout, 'data')))))
  for (const { stdin } of builds) stdin.end()
  const owners = locks.map((_, index) => results.filter((owned: boolean[]) => owned[index]).length)
  expect(owners).toEqual(locks.map(() => 1))
})
