import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LastUpdate } from '@/lib/content/page'
import { environment } from '@/lib/site/environment'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import type { Problems } from '@/lib/site/problems/problems'
import { fromWorkingDir } from './content-path'
import { readText } from './read'

/** When and by whom each file was last changed, by path relative to the working directory. */
export interface LastUpdates {
  byFile: Map<string, LastUpdate>
  /** Pages whose date is missing from a shallow clone. */
  unknownPages: number
  /** Folder of the repository. */
  root?: string
  /** Why git could not read a repository. */
  refusal?: Diagnostic
}

const run = promisify(execFile)

async function git(cwd: string, args: string[]): Promise<string> {
  // A build must not fetch the missing objects of a partial clone.
  const env = { ...environment.variables, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' }
  return (await run('git', args, { cwd, env, maxBuffer: 2 ** 30 })).stdout
}

/**
 * Reads the last change of every file of a folder in one pass over the history.
 * Without git, a repository or a commit the result is empty; unknown dates are left out, never guessed.
 */
export async function readLastUpdates(dir: string): Promise<LastUpdates> {
  const byFile = new Map<string, LastUpdate>()
  const facts = ['--is-shallow-repository', '--show-toplevel', '--show-prefix', '--git-path', 'shallow']
  // In an async function, because the call throws synchronously if the folder is missing.
  const repository = await (async () => git(dir, ['rev-parse', ...facts]))().catch((error) => findRefusal(dir, error))
  if (typeof repository !== 'string') return { byFile, unknownPages: 0, ...repository }
  const [isShallow, root = '', prefix = '', shallowFile = ''] = repository.split('\n')
  // Commits without cloned parents seem to add every file.
  const boundary = isShallow === 'true' ? readText(path.resolve(dir, shallowFile)) : ''
  const seen = new Set<string>()
  let unknownPages = 0
  let isBoundary = false
  let update: LastUpdate | undefined
  // A line break precedes the file names of ordinary commits, but not of merges.
  for (const token of (await readLog(dir)).split('\0').map((part) => part.replace(/^\n/, ''))) {
    if (token.startsWith('\x01')) {
      const [, hash = '', seconds, author] = token.split('\x01')
      update = { day: new Date(Number(seconds) * 1000).toISOString().slice(0, 10), ...(author && { author }) }
      isBoundary = boundary.includes(hash)
      continue
    }
    const name = token.slice(prefix.length)
    if (!update || !name || seen.has(name)) continue
    seen.add(name)
    if (!isBoundary) byFile.set(fromWorkingDir(path.join(dir, name)), update)
    else if (/\.mdx?$/i.test(name)) unknownPages++
  }
  return { byFile, unknownPages, root }
}

/** All commits with their changed files; empty without a commit. */
function readLog(dir: string): Promise<string> {
  const args = [
    // By configuration, a root commit may show no files.
    ...['-c', 'log.showRoot=true', 'log', '--no-show-signature'],
    // Newest first even if clocks disagree; a merge lists only its own changes.
    ...['--date-order', '-c', '--name-only', '-z', '--format=%x01%H%x01%at%x01%aN'],
    // Rename detection would fetch file contents in a blobless clone.
    ...['--no-renames', '--', '.'],
  ]
  return git(dir, args).catch(() => '')
}

/** Why git cannot read a repository; empty without a repository. */
function findRefusal(dir: string, { code, stderr = '' }: NodeJS.ErrnoException & { stderr?: string }) {
  if (code === 'ENOENT' && existsSync(dir)) {
    return { refusal: diagnose('git-missing') }
  }
  if (!stderr || /not a git repository/i.test(stderr)) return {}
  const [reason = ''] = stderr.replace(/^fatal: /, '').split('\n')
  return { refusal: diagnose('git-refusal', { reason }) }
}

/**
 * Leaves out authors that are neither in `authors.yml` nor in `.mailmap`: a commit may name a machine, an account or someone who
 * did not expect to be named on a page.
 */
export async function keepKnownAuthors(updates: LastUpdates, names: Iterable<string>): Promise<LastUpdates> {
  const file = updates.root && path.join(updates.root, '.mailmap')
  const mailmap = file && existsSync(file) ? readText(file) : ''
  const mapped = Array.from(mailmap.matchAll(/^([^#<\r\n\u2028\u2029]+)</gm), ([, name = '']) => name.trimEnd())
  const known = new Set([...names, ...mapped])
  const byFile = new Map<string, LastUpdate>()
  for (const [name, { day, author }] of updates.byFile) {
    byFile.set(name, author !== undefined && known.has(author) ? { day, author } : { day })
  }
  return { ...updates, byFile }
}

/** Warns of pages without a date, because git cannot read the repository or the clone is shallow. */
export function checkHistory(dir: string, { unknownPages, refusal }: LastUpdates, problems: Problems): void {
  const file = fromWorkingDir(dir)
  if (refusal) problems.addAll([{ file, ...refusal }])
  if (unknownPages > 0) problems.add({ file }, 'shallow-clone', { pages: unknownPages })
}
