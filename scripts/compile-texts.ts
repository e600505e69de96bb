import { readSite } from '../lib/content/read-site'

// Started by the build, which ends the connection when it has met this process: see lib/build/check-content.ts.
const [locale] = process.argv.slice(2)
await readSite(locale, { isFromEnd: true, isWanted: () => process.connected })
