import { readSiteConfig } from '@/lib/content/config/site-config'
import { Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { formatNextSteps, removeVersion, snapshotDocs } from '../../lib/content/versions/snapshot'

/** Copies the current docs to a version: `npm run docs:version 1.0`. */
async function makeVersion(name: string): Promise<void> {
  const snapshot = await snapshotDocs(contentDir(), name)
  const { config, yaml } = await readSiteConfig(contentDir(), new Problems())
  console.log(formatNextSteps(snapshot, { name, configFile: yaml.file, docs: config.docs }))
}

/** Removes a version: `npm run docs:version -- --remove 1.0`. */
async function remove(name: string): Promise<void> {
  const versions = await removeVersion(contentDir(), name)
  console.log(
    `Removed version ${name}. ${versions.length > 0 ? `Remaining: ${versions.join(', ')}.` : 'There are no others.'}`,
  )
  console.log('\nAdd redirects from its addresses to those of another version.')
}

try {
  const names = process.argv.slice(2).filter((word) => word !== '--remove')
  await (process.argv.includes('--remove') ? remove : makeVersion)(names[0] ?? '')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
