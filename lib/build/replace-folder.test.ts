import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { replaceFolder, restoreFolder } from './replace-folder'

const write = (folder: string, text: string) => {
  mkdirSync(path.join(folder, 'a'), { recursive: true })
  writeFileSync(path.join(folder, 'a/index.html'), text)
}
const read = (folder: string) => readFileSync(path.join(folder, 'a/index.html'), 'utf8')

/** A build that writes the new site. */
async function writeNew(staging: string): Promise<'whole'> {
  write(staging, 'new')
  return 'whole'
}

/** A published site in a separate folder. */
async function publish(): Promise<{ root: string; out: string }> {
  const root = await writeFolder('root', { 'out/a/index.html': 'former', 'out/gone.html': '' })
  return { root, out: path.join(root, 'out') }
}

test('replaces the former site completely', async () => {
  const { root, out } = await publish()
  await replaceFolder(out, async (staging) => {
    write(staging, 'new')
    expect(read(out)).toBe('former')
    return 'whole'
  })
  expect(read(out)).toBe('new')
  expect(readdirSync(root)).toEqual(['out'])
  expect(readdirSync(out)).toEqual(['a'])
})

test('builds a site in a new folder, and behind a link', async () => {
  const { root, out } = await publish()
  const link = path.join(root, 'link')
  symlinkSync('out', link)
  for (const folder of [path.join(root, 'fresh'), link]) {
    await replaceFolder(folder, writeNew)
    expect(read(folder)).toBe('new')
  }
  expect(read(out)).toBe('new')
})

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const failures: Array<[name: string, end: () => Promise<'failed' | 'worth a look'>, kept: string[]]> = [
  ['a build that fails', async () => 'failed', ['out']],
  ['a full disk', () => Promise.reject(full()), ['out']],
  ['a check of the output that fails', async () => 'worth a look', ['.out.new', 'out']],
]
for (const [name, end, kept] of failures) {
  test(`keeps the former site after ${name}`, async () => {
    const { root, out } = await publish()
    const build = async (staging: string) => {
      write(staging, 'half')
      return end()
    }
    await replaceFolder(out, build).catch((error) => expect(error.code).toBe('ENOSPC'))
    expect(read(out)).toBe('former')
    expect(readdirSync(out)).toEqual(['a', 'gone.html'])
    expect(readdirSync(root)).toEqual(kept)
  })
}

test('replaces the files in a folder that cannot be renamed', async () => {
  const { root, out } = await publish()
  const isMounted: typeof renameSync = () => {
    throw Object.assign(new Error('EBUSY: resource busy or locked, rename'), { code: 'EBUSY' })
  }
  await replaceFolder(out, writeNew, isMounted)
  expect(read(out)).toBe('new')
  expect(readdirSync(out)).toEqual(['a'])
  expect(readdirSync(root)).toEqual(['out'])
})

test('restores the former site when the new one cannot be renamed', async () => {
  const { root, out } = await publish()
  let calls = 0
  const failOnce: typeof renameSync = (from, to) => {
    calls += 1
    if (calls === 2) throw full()
    renameSync(from, to)
  }
  await expect(replaceFolder(out, writeNew, failOnce)).rejects.toThrow('ENOSPC')
  expect(read(out)).toBe('former')
  expect(readdirSync(root)).toEqual(['out'])
})

test('restores the folder after a build was killed between the two renames', async () => {
  const { root, out } = await publish()
  renameSync(out, path.join(root, '.out.former'))
  restoreFolder(out)
  expect(read(out)).toBe('former')
  expect(readdirSync(root)).toEqual(['out'])
})

const stops = [
  ['SIGINT', 'while files are written', 'setInterval(() => write(), 1); await new Promise(() => {})'],
  [
    'SIGTERM',
    'while a command runs',
    "await run(process.execPath, ['-e', 'setInterval(() => {}, 100)']); return 'failed'",
  ],
] as const
for (const [signal, phase, body] of stops) {
  test(`keeps the former site, and leaves nothing half done, when stopped by ${signal} ${phase}`, async () => {
    const { root, out } = await publish()
    const code = `
        import { mkdirSync, writeFileSync } from 'node:fs'
        import { replaceFolder } from './lib/build/replace-folder.ts'
        import { run } from './lib/build/run.ts'
        const { state } = await replaceFolder(${JSON.stringify(out)}, async (staging) => {
          let count = 0
          const write = () => writeFileSync(staging + '/' + count++, '')
          mkdirSync(staging)
          write()
          setTimeout(() => console.log('begun'), 50)
          ${body}
        })
        process.exitCode = state === 'whole' ? 0 : 1`
    const build = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code])
    let said = ''
    build.stderr.on('data', (text) => {
      said += text
    })
    await once(build.stdout, 'data')
    expect(existsSync(path.join(root, '.out.new'))).toBe(true)
    build.kill(signal)
    const [exitCode] = await once(build, 'exit')
    expect(said).toBe('')
    expect(exitCode).toBe(1)
    expect(read(out)).toBe('former')
    expect(readdirSync(root)).toEqual(['out'])
  })
}
