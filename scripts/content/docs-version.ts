import { environment, readEnvironment } from '@/lib/site/environment'
import { removeVersion, snapshotDocs } from './snapshot'

readEnvironment('production')

/** Makes a version of the docs: `npm run docs:version 1.0`. */
async function make(name: string): Promise<void> {
  const { folder, files, versions } = await snapshotDocs(environment.contentDir, name)
  console.log(`Version ${name} is a copy of the docs: ${files} files in ${folder}.
The versions are: ${versions.join(', ')}.

The version has the addresses at the root of the docs, and the docs that are being written are served below /next, unless site.yml has other settings:
- If it has "docs.versions.current.path" with an empty path, write "next" there.
- To serve the docs that are being written at the root, write "docs.lastVersion: current".`)
}

/** Removes a version of the docs: `npm run docs:version -- --remove 1.0`. */
async function remove(name: string): Promise<void> {
  const versions = await removeVersion(environment.contentDir, name)
  console.log(`Version ${name} is removed. Remaining versions: ${versions.join(', ') || 'none'}.`)
  console.log('\nAdd redirects from its addresses, so that its readers arrive.')
}

try {
  const names = process.argv.slice(2).filter((word) => word !== '--remove')
  await (process.argv.includes('--remove') ? remove : make)(names[0] ?? '')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
