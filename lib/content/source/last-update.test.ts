import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { Problems } from '@/lib/site/problems/problems'
import { checkHistory, keepKnownAuthors, readLastUpdates } from './last-update'

let folder: string
const inherited = { ...process.env }

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last update-'))
  // A git hook that runs the tests sets these to its own repository; the tests need theirs.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]
  // Ignores the git configuration of the machine, and any repository around the temporary folder.
  Object.assign(process.env, {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CEILING_DIRECTORIES: tmpdir(),
  })
})

test.afterEach(() => {
  process.env = { ...inherited }
  rmSync(folder, { recursive: true, force: true })
})

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

function write(repository: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
  writeFileSync(path.join(repository, file), text)
}

/** Writes files and commits everything with this author and date; the committer's date differs, as after a rebase. */
function commit(repository: string, author: string, date: string, files: Record<string, string> = {}): void {
  for (const [file, text] of Object.entries(files)) write(repository, file, text)
  const who = `-c user.name=${author} -c user.email=someone@example.org`
  const change = `git add -A && git ${who} commit -q --allow-empty -m 'A change' --date=${date}`
  execFileSync('sh', ['-c', change], { cwd: repository, stdio: 'ignore' })
}

function newRepository(name = 'repository'): string {
  const repository = path.join(folder, name)
  mkdirSync(repository)
  git(repository, 'init', '-q', '-b', 'main')
  return repository
}

/** The dates as `name: day author`, by path inside the repository. */
async function dates(repository: string, dir = 'content'): Promise<string[]> {
  const { byFile, unknownPages } = await readLastUpdates(path.join(repository, dir))
  expect(unknownPages).toBe(0)
  return [...byFile].map(([file, { day, author }]) => `${path.relative(repository, file)}: ${day} ${author}`).sort()
}

test('dates each file by the newest commit that changed it, with its author, in UTC', async () => {
  const repository = newRepository()
  commit(repository, 'Ada', '2024-01-31T23:30:00-05:00', {
    'content/docs/a.md': 'one',
    'content/docs/b.md': 'one',
    'elsewhere.md': 'one',
  })
  commit(repository, 'Zoë', '2024-05-06T12:00:00Z', { 'content/docs/a.md': 'two' })
  git(repository, 'mv', 'elsewhere.md', 'content/renamed.md')
  commit(repository, 'Bob', '2024-06-06T12:00:00Z')
  // The writer's own settings have no effect.
  const settings = ['log.showRoot=false', 'log.showSignature=true', 'color.ui=always', 'diff.renames=copies']
  for (const setting of settings) git(repository, 'config', ...setting.split('='))
  expect(await dates(repository)).toEqual([
    'content/docs/a.md: 2024-05-06 Zoë',
    'content/docs/b.md: 2024-02-01 Ada',
    'content/renamed.md: 2024-06-06 Bob',
  ])
})

test('reads file names with spaces, quotes, other alphabets and line breaks', async () => {
  const repository = newRepository()
  const names = ['a b.md', 'dé/日本.md', 'quo"te\\.md', 'new\nline.md', '-dash.md', 'tab\t.md']
  for (const name of names) write(repository, `my content é/${name}`, name)
  commit(repository, 'Ada', '2024-01-01T00:00:00Z')
  const expected = names.map((name) => `my content é/${name}: 2024-01-01 Ada`).sort()
  expect(await dates(repository, 'my content é')).toEqual(expected)
})

test('dates by a merge only the files that the merge changed', async () => {
  const repository = newRepository()
  for (const name of ['a', 'b', 'c']) write(repository, `content/${name}.md`, 'one')
  commit(repository, 'Ada', '2024-01-01T00:00:00Z')
  git(repository, 'checkout', '-q', '-b', 'side')
  commit(repository, 'Sid', '2024-02-02T00:00:00Z', { 'content/a.md': 'side', 'content/b.md': 'side' })
  git(repository, 'checkout', '-q', 'main')
  commit(repository, 'May', '2024-03-03T00:00:00Z', { 'content/b.md': 'main' })
  const who = ['-c', 'user.name=Meg', '-c', 'user.email=someone@example.org']
  expect(() => git(repository, ...who, 'merge', 'side')).toThrow()
  expect(git(repository, 'diff', '--name-only', '--diff-filter=U')).toBe('content/b.md\n')
  commit(repository, 'Meg', '2024-04-04T00:00:00Z', { 'content/b.md': 'both' })
  expect(await dates(repository)).toEqual([
    'content/a.md: 2024-02-02 Sid',
    'content/b.md: 2024-04-04 Meg',
    'content/c.md: 2024-01-01 Ada',
  ])
})

test('leaves out dates from the boundary of a shallow clone and warns once', async () => {
  const origin = newRepository('origin')
  for (const name of ['a.md', 'b.mdx', 'c.md', 'd.png']) write(origin, `content/${name}`, `one of ${name}`)
  commit(origin, 'Ada', '2024-01-01T00:00:00Z')
  commit(origin, 'Boundary', '2024-02-02T00:00:00Z', { 'content/b.mdx': 'two' })
  commit(origin, 'Bob', '2024-03-03T00:00:00Z', { 'content/c.md': 'two' })
  const clone = path.join(folder, 'clone')
  git(folder, 'clone', '-q', '--depth=2', pathToFileURL(origin).href, clone)

  const dir = path.relative(process.cwd(), path.join(clone, 'content'))
  const updates = await readLastUpdates(dir)
  const problems = new Problems()
  checkHistory(dir, updates, problems)
  expect([...updates.byFile]).toEqual([[`${dir}/c.md`, { day: '2024-03-03', author: 'Bob' }]])
  expect(problems.all).toEqual([{ file: dir, ...diagnose('shallow-clone', { pages: 2 }) }])

  git(origin, 'config', 'uploadpack.allowFilter', 'true')
  git(clone, 'fetch', '-q', '--unshallow', '--filter=blob:none')
  expect(await dates(clone), 'after the cure').toEqual([
    'content/a.md: 2024-01-01 Ada',
    'content/b.mdx: 2024-02-02 Boundary',
    'content/c.md: 2024-03-03 Bob',
    'content/d.png: 2024-01-01 Ada',
  ])
  expect(git(clone, 'rev-list', '--objects', '--all', '--missing=print'), 'nothing was fetched').toMatch(/^\?/m)
})

test('is empty without a repository, a commit or the folder', async () => {
  const plain = path.join(folder, 'plain')
  write(plain, 'content/a.md', 'one')
  expect(await dates(plain), 'no repository').toEqual([])

  const repository = newRepository()
  write(repository, 'content/a.md', 'one')
  expect(await dates(repository), 'no commit').toEqual([])
  expect(await dates(repository, 'missing'), 'no folder').toEqual([])

  commit(repository, 'Ada', '2024-01-01T00:00:00Z', { '.gitignore': 'content/' })
  expect(await dates(repository), 'ignored folder').toEqual([])
})

/** The warnings about the history of a repository. */
async function warnings(repository: string): Promise<string> {
  const problems = new Problems()
  const dir = path.join(repository, 'content')
  checkHistory(dir, await readLastUpdates(dir), problems)
  return problems.all.map(({ severity, message, hint }) => `${severity}: ${message} ${hint}`).join('\n')
}

test('warns of a repository that git refuses to read, and of missing git', async () => {
  const repository = newRepository()
  commit(repository, 'Ada', '2024-01-01T00:00:00Z', { 'content/a.md': 'one' })
  expect(await warnings(repository)).toBe('')
  // As if the repository belonged to another user.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'
  expect(await warnings(repository)).toMatch(
    /^warning: No page has a "last updated" date, because git refuses to read them: detected dubious ownership .* Run "git config --global --add safe\.directory/,
  )
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER
  process.env.PATH = path.join(folder, 'nothing here')
  expect(await warnings(repository)).toBe(
    'warning: No page has a "last updated" date, because git is not installed. Install git, or set "lastUpdateTime: false".',
  )
})

test('follows a content folder that links into another repository', async () => {
  const repository = newRepository()
  commit(repository, 'Ada', '2024-01-01T00:00:00Z', { 'docs/a.md': 'one' })
  symlinkSync(path.join(repository, 'docs'), path.join(folder, 'content'))
  const { byFile } = await readLastUpdates(path.join(folder, 'content'))
  expect([...byFile.values()]).toEqual([{ day: '2024-01-01', author: 'Ada' }])
})

test('shows only names in the authors file or .mailmap', async () => {
  const repository = newRepository()
  for (const author of ['Ada', 'build-machine-7', 'Zoë']) {
    write(repository, `content/${author}.md`, 'one')
    commit(repository, author, '2024-01-01T00:00:00Z')
  }
  write(repository, '.mailmap', '# Who is who\nZoë <zoe@example.org> <z@example.org>\n')
  const dir = path.join(repository, 'content')
  const { byFile } = await keepKnownAuthors(await readLastUpdates(dir), ['Ada'])
  const told = [...byFile].map(([file, { day, author }]) => `${path.basename(file)}: ${day} ${author}`)
  expect(told.sort()).toEqual([
    'Ada.md: 2024-01-01 Ada',
    'Zoë.md: 2024-01-01 Zoë',
    'build-machine-7.md: 2024-01-01 undefined',
  ])
})
