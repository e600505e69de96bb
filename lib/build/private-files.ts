import path from 'node:path'
import { environment } from '@/lib/site/environment'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'

/** Names of files and folders that hold secrets or the history of a repository. */
const secret = /^\.(?:env(?:\..*)?|git|svn|hg|npmrc|netrc|ssh|aws|htpasswd|pgpass|docker)$/i

/** Reports files in the folder of static files that must not be published, each folder once; paths begin with a slash. */
export function findPrivate(files: Iterable<string>): Problem[] {
  const found = new Set<string>()
  for (const file of files) {
    const parts = file.split('/')
    const at = parts.findIndex((part) => secret.test(part))
    if (at >= 0) found.add(parts.slice(0, at + 1).join('/'))
  }
  return Array.from(found, (file) => ({
    file: path.posix.join(environment.contentDir, 'static', file),
    ...diagnose('private-file'),
  }))
}
