import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LastUpdate } from '@/lib/content/page'
import type { Problems } from './problems'
import { readText } from './read'

/** When and by whom each file was last changed, by path relative to the working directory. */
export interface LastUpdates {
  byFile: Map<string, LastUpdate>
  /** Pages whose date a shallow clone does not know. */
  unknownPages: number
}

interface Commit {
  hash: string
  update: LastUpdate
}

interface Repository {
  /** Path of the folder inside the repository, empty or with a slash at its end. */
  prefix: string
  /** Commits whose parents were not cloned: they seem to add every file there is. */
  boundary: Set<string>
}

/**
 * Reads the last change of every file of a folder in one pass over the history.
 * Without git, a repository or a commit the result is empty; a date that cannot be known is left out, never guessed.
 */
export async function readLastUpdates(dir: string): Promise<LastUpdates> {
  const repository = await openRepository(dir)
  if (!repository) return { byFile: new Map(), unknownPages: 0 }
  const newest = await readNewestCommits(dir, repository.prefix)
  const byFile = new Map<string, LastUpdate>()
  let unknownPages = 0
  for (const [name, { hash, update }] of newest) {
    if (!repository.boundary.has(hash)) byFile.set(fileKey(dir, name), update)
    else if (/\.mdx?$/i.test(name)) unknownPages++
  }
  return { byFile, unknownPages }
}

/** The commit that is checked out; undefined without git, a repository or a commit. */
export async function readHead(dir: string): Promise<string | undefined> {
  const found = await run('git', ['rev-parse', 'HEAD'], { cwd: dir }).catch(() => undefined)
  return found?.stdout.trim()
}

async function openRepository(dir: string): Promise<Repository | undefined> {
  const answers = ['--is-shallow-repository', '--show-prefix', '--git-path', 'shallow']
  const { stdout } = await run('git', ['rev-parse', ...answers], { cwd: dir }).catch(() => ({ stdout: undefined }))
  if (stdout === undefined) return undefined
  const [isShallow, prefix = '', shallowFile = ''] = stdout.split('\n')
  if (isShallow !== 'true') return { prefix, boundary: new Set() }
  const hashes = await readText(path.resolve(dir, shallowFile))
  return { prefix, boundary: new Set(hashes.split('\n').filter(Boolean)) }
}

const run = promisify(execFile)

const logArguments = [
  // A root commit may be told to show no files.
  ...['-c', 'log.showRoot=true', 'log', '--no-show-signature'],
  // Newest first also with clocks that disagree; a merge lists only the files it changed itself.
  ...['--date-order', '-c', '--name-only', '-z', '--format=%x01%H%x01%at%x01%aN'],
  // Renames would be found by reading contents, which a blobless clone would have to fetch.
  '--no-renames',
]

/** The newest commit that touched each file, by path inside the folder; memory holds one commit's line at a time. */
async function readNewestCommits(dir: string, prefix: string): Promise<Map<string, Commit>> {
  const newest = new Map<string, Commit>()
  let commit: Commit | undefined
  for await (const token of readTokens(dir, [...logArguments, '--', '.'])) {
    const name = token.slice(prefix.length)
    if (token.startsWith('\x01')) commit = parseCommit(token)
    else if (commit && name && !newest.has(name)) newest.set(name, commit)
  }
  return newest
}

/** What git prints, one NUL-terminated piece at a time: the log of a large repository does not fit into one buffer. */
async function* readTokens(cwd: string, args: string[]): AsyncGenerator<string> {
  // A partial clone must not start to fetch what it lacks: a build reads, it does not load.
  const env = { ...process.env, GIT_NO_LAZY_FETCH: '1' }
  const git = spawn('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] })
  git.stdout.setEncoding('utf8')
  let rest = ''
  for await (const chunk of git.stdout) {
    const tokens = `${rest}${chunk}`.split('\0')
    rest = tokens.pop() ?? ''
    // Before the names of an ordinary commit stands a line break, before those of a merge none.
    for (const token of tokens) yield token.replace(/^\n/, '')
  }
}

function parseCommit(token: string): Commit {
  const [, hash = '', seconds, author] = token.split('\x01')
  const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
  return { hash, update: author ? { day, author } : { day } }
}

function fileKey(dir: string, name: string): string {
  return path.relative('', path.join(dir, name)).replaceAll(path.sep, '/')
}

/** Warns that pages have no date because the history was cloned only in part. */
export function checkHistory(dir: string, { unknownPages }: LastUpdates, problems: Problems): void {
  if (unknownPages === 0) return
  problems.warn(
    { file: fileKey(dir, '') },
    `${unknownPages} ${unknownPages === 1 ? 'page has' : 'pages have'} no "last updated" date, because the git history was cloned only in part (a shallow clone).`,
    'Run "git fetch --unshallow --filter=blob:none" before the build; on Vercel set the environment variable VERCEL_DEEP_CLONE=true, in GitHub Actions give actions/checkout "fetch-depth: 0".',
  )
}
