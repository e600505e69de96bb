import { readSiteConfig } from '@/lib/content/config/site-config'
import { Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { formatNextSteps, removeVersion, snapshotDocs } from '../../lib/content/versions/snapshot'

/** Makes a version of the docs as they are now: `npm run docs:version 1.0`. */
async function makeVersion(name: string): Promise<void> {
  const snapshot = await snapshotDocs(contentDir(), name)
  const { config, yaml } = await readSiteConfig(contentDir(), new Problems())
  console.log(formatNextSteps(snapshot, { name, configFile: yaml.file, docs: config.docs }))
}

/** Takes one away: `npm run docs:version -- --remove 1.0`. */
async function takeAway(name: string): Promise<void> {
  const versions = await removeVersion(contentDir(), name)
  console.log(`Version ${name} is gone. ${versions.length > 0 ? `Left: ${versions.join(', ')}.` : 'No other is left.'}`)
  console.log('\nSo that its readers arrive, add redirects from its addresses to others.')
}

try {
  const names = process.argv.slice(2).filter((word) => word !== '--remove')
  await (process.argv.includes('--remove') ? takeAway : makeVersion)(names[0] ?? '')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
