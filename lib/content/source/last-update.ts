import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LastUpdate } from '@/lib/content/page'
import type { Problem, Problems } from './problems'
import { pathExists, readText } from './read'

/** When and by whom each file was last changed, by path relative to the working directory. */
export interface LastUpdates {
  byFile: Map<string, LastUpdate>
  /** Pages whose date a shallow clone does not know. */
  unknownPages: number
  /** Folder of the repository. */
  root?: string
  /** Why a repository could not be asked. */
  refusal?: Pick<Problem, 'found' | 'fix'>
}

interface Commit {
  hash: string
  update: LastUpdate
}

interface Repository {
  root: string
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
  if (!('prefix' in repository)) return { byFile: new Map(), unknownPages: 0, ...repository }
  const newest = await readNewestCommits(dir, repository.prefix)
  const byFile = new Map<string, LastUpdate>()
  let unknownPages = 0
  for (const [name, { hash, update }] of newest) {
    if (!repository.boundary.has(hash)) byFile.set(fileKey(dir, name), update)
    else if (/\.mdx?$/i.test(name)) unknownPages++
  }
  return { byFile, unknownPages, root: repository.root }
}

/**
 * Leaves out the authors that no mapping knows: a commit may name a machine, an account or someone who did not expect to be
 * named on a page. Known are the names of the authors' file and of `.mailmap`, which git reads as well.
 */
export async function keepKnownAuthors(
  { byFile, ...others }: LastUpdates,
  names: Iterable<string>,
): Promise<LastUpdates> {
  const known = new Set([...names, ...(await readMappedNames(others.root))])
  const isKnown = ({ author }: LastUpdate) => author === undefined || known.has(author)
  return {
    ...others,
    byFile: new Map([...byFile].map(([file, update]) => [file, isKnown(update) ? update : { day: update.day }])),
  }
}

/** The names before the first address of each line of `.mailmap`. */
async function readMappedNames(root: string | undefined): Promise<string[]> {
  const file = root && path.join(root, '.mailmap')
  if (!file || !pathExists(file)) return []
  return Array.from((await readText(file)).matchAll(/^([^#<\n]+?)\s*</gm), ([, name = '']) => name)
}

/** The commit that is checked out; undefined without git, a repository or a commit. */
export async function readHead(dir: string): Promise<string | undefined> {
  const found = await run('git', ['rev-parse', 'HEAD'], { cwd: dir }).catch(() => undefined)
  return found?.stdout.trim()
}

async function openRepository(dir: string): Promise<Repository | Pick<LastUpdates, 'refusal'>> {
  const answers = ['--is-shallow-repository', '--show-toplevel', '--show-prefix', '--git-path', 'shallow']
  // A folder that is none is no error of git's: the call itself throws.
  const ask = async () => run('git', ['rev-parse', ...answers], { cwd: dir, env: { ...process.env, LC_ALL: 'C' } })
  const asked = await ask().catch((error) => explainRefusal(dir, error))
  if (!('stdout' in asked)) return asked
  const [isShallow, root = '', prefix = '', shallowFile = ''] = asked.stdout.split('\n')
  if (isShallow !== 'true') return { root, prefix, boundary: new Set() }
  const hashes = await readText(path.resolve(dir, shallowFile))
  return { root, prefix, boundary: new Set(hashes.split('\n').filter(Boolean)) }
}

/** Why git tells nothing of a repository; nothing when there is none. */
function explainRefusal(dir: string, { code, stderr = '' }: NodeJS.ErrnoException & { stderr?: string }) {
  const isMissing = code === 'ENOENT' && pathExists(dir)
  if (isMissing && isInRepository(path.resolve(dir))) return { refusal: gitIsMissing }
  if (!stderr || /not a git repository/i.test(stderr)) return {}
  const said = stderr
    .trim()
    .split('\n')[0]
    ?.replace(/^fatal: /, '')
  return { refusal: { found: `git refuses to tell them: ${said}.`, fix: gitRefuses } }
}

const gitIsMissing = { found: 'there is no git.', fix: 'Install git, or set "lastUpdateTime: false".' }
const gitRefuses =
  'Run "git config --global --add safe.directory \'*\'" when the repository belongs to another user, as in a container.'

function isInRepository(dir: string): boolean {
  return pathExists(path.join(dir, '.git')) || (dir !== path.dirname(dir) && isInRepository(path.dirname(dir)))
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
export function checkHistory(dir: string, { unknownPages, refusal }: LastUpdates, problems: Problems): void {
  if (refusal) {
    const found = `No page has a "last updated" date, because ${refusal.found}`
    problems.warn({ file: fileKey(dir, '') }, found, refusal.fix)
  }
  if (unknownPages === 0) return
  problems.warn(
    { file: fileKey(dir, '') },
    `${unknownPages} ${unknownPages === 1 ? 'page has' : 'pages have'} no "last updated" date, because the git history was cloned only in part (a shallow clone).`,
    'Run "git fetch --unshallow --filter=blob:none" before the build; on Vercel set the environment variable VERCEL_DEEP_CLONE=true, in GitHub Actions give actions/checkout "fetch-depth: 0".',
  )
}
