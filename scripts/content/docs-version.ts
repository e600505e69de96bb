import { readSiteConfig } from '@/lib/content/config/site-config'
import { Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { formatNextSteps } from '../../lib/content/versions/next-steps'
import { snapshotDocs } from '../../lib/content/versions/snapshot'

/** Makes a version of the docs as they are now: `npm run docs:version 1.0`. */
async function makeVersion(name: string): Promise<void> {
  const snapshot = await snapshotDocs(contentDir(), name)
  const { config, yaml } = await readSiteConfig(contentDir(), new Problems())
  console.log(formatNextSteps(snapshot, { name, configFile: yaml.file, docs: config.docs }))
}

try {
  await makeVersion(process.argv[2] ?? '')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
