import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
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
const failures: Array<[name: string, end: () => Promise<'failed' | 'faulty'>, kept: string[]]> = [
  ['a build that fails', async () => 'failed', ['out']],
  ['a full disk', () => Promise.reject(full()), ['out']],
  ['a check of the output that fails', async () => 'faulty', ['.out.new', 'out']],
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

const isMounted: typeof renameSync = () => {
  throw Object.assign(new Error('EBUSY: resource busy or locked, rename'), { code: 'EBUSY' })
}

test('replaces the files in a folder that cannot be renamed', async () => {
  const { root, out } = await publish()
  await replaceFolder(out, writeNew, { rename: isMounted })
  expect(read(out)).toBe('new')
  expect(readdirSync(out)).toEqual(['a'])
  expect(readdirSync(root)).toEqual(['out'])
})

test('replaces files by folders and folders by files in a folder that cannot be renamed', async () => {
  const root = await writeFolder('root', { 'out/a': 'file', 'out/b/c/d.html': 'deep', 'out/same.html': 'same' })
  const out = path.join(root, 'out')
  const { ino } = statSync(path.join(out, 'same.html'))
  await replaceFolder(
    out,
    async (staging) => {
      write(staging, 'new')
      writeFileSync(path.join(staging, 'b'), 'file')
      writeFileSync(path.join(staging, 'same.html'), 'same')
      return 'whole'
    },
    { rename: isMounted },
  )
  expect(read(out)).toBe('new')
  expect(readFileSync(path.join(out, 'b'), 'utf8')).toBe('file')
  expect(readdirSync(out)).toEqual(['a', 'b', 'same.html'])
  expect(statSync(path.join(out, 'same.html')).ino).toBe(ino)
})

test('keeps the former site in a folder that cannot be renamed when its disk is full', async () => {
  const { root, out } = await publish()
  let copied = 0
  const copy = (from: string, to: string) => {
    copied += 1
    writeFileSync(to, readFileSync(from).subarray(0, copied < 3 ? undefined : 1))
    if (copied === 3) throw full()
  }
  const build = async (staging: string) => {
    write(staging, 'new')
    for (const name of ['b.css', 'c.js', 'gone.html']) writeFileSync(path.join(staging, name), 'new')
    return 'whole' as const
  }
  await expect(replaceFolder(out, build, { rename: isMounted, copy })).rejects.toThrow('ENOSPC')
  expect(read(out)).toBe('former')
  expect(readFileSync(path.join(out, 'gone.html'), 'utf8')).toBe('')
  expect(readdirSync(out)).toEqual(['a', 'gone.html'])
  expect(readdirSync(root)).toEqual(['out'])
})

test('builds in the project for a folder elsewhere, and copies the files to another disk', async () => {
  const { root, out } = await publish()
  const elsewhere = path.join(tmpdir(), path.basename(path.dirname(root)))
  cpSync(out, elsewhere, { recursive: true })
  const isOtherDisk: typeof renameSync = (from, to) => {
    if (path.resolve(String(to)) === elsewhere && String(from).endsWith('.new'))
      throw Object.assign(new Error('EXDEV: cross-device link not permitted, rename'), { code: 'EXDEV' })
    renameSync(from, to)
  }
  const build = (staging: string) => {
    expect(path.relative('.', staging)).not.toContain('..')
    return writeNew(staging)
  }
  await replaceFolder(elsewhere, build, { rename: isOtherDisk })
  expect([read(elsewhere), existsSync(path.join(elsewhere, 'gone.html'))]).toEqual(['new', false])
  await replaceFolder(elsewhere, build)
  expect(read(elsewhere)).toBe('new')
  rmSync(elsewhere, { recursive: true })
})

test('restores the former site when the new one cannot be renamed', async () => {
  const { root, out } = await publish()
  let calls = 0
  const failOnce: typeof renameSync = (from, to) => {
    calls += 1
    if (calls === 2) throw full()
    renameSync(from, to)
  }
  await expect(replaceFolder(out, writeNew, { rename: failOnce })).rejects.toThrow('ENOSPC')
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
    const build = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', code])
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
