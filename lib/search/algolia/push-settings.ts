import { findBadHosts } from '@/lib/search/algolia/algolia-hosts'
import type { Environment } from './check-settings'

/** Where to upload to, and with which key. */
export interface PushSettings {
  appId: string
  adminKey: string
  indexName: string
  /** The key that readers' browsers use, when it is known. */
  searchKey: string | undefined
  hosts: string | undefined
}

/** The settings of an upload, or what is missing of them. */
export function parsePushSettings(env: Environment): { settings: PushSettings } | { faults: string[] } {
  const read = (name: string) => env[name]?.trim() || undefined
  const wanted = {
    appId: { name: 'NEXT_PUBLIC_ALGOLIA_APP_ID', what: 'the application id' },
    indexName: { name: 'NEXT_PUBLIC_ALGOLIA_INDEX_NAME', what: 'the name of the index' },
    adminKey: { name: 'ALGOLIA_ADMIN_KEY', what: 'a key that may write, from the dashboard' },
  }
  const faults = Object.values(wanted)
    .filter(({ name }) => !read(name))
    .map(({ name, what }) => `${name} is not set: set it to ${what}.`)
  const hosts = read('ALGOLIA_PUSH_HOSTS')
  faults.push(...findBadHosts(hosts).map((host) => `ALGOLIA_PUSH_HOSTS names "${host}", which is no address.`))
  const appId = read(wanted.appId.name)
  const indexName = read(wanted.indexName.name)
  const adminKey = read(wanted.adminKey.name)
  if (!appId || !indexName || !adminKey || faults.length > 0) return { faults }
  const searchKey = read('NEXT_PUBLIC_ALGOLIA_API_KEY')
  if (searchKey === adminKey) {
    return {
      faults: ['NEXT_PUBLIC_ALGOLIA_API_KEY is the admin key: every reader could change the index. Replace both.'],
    }
  }
  return { settings: { appId, adminKey, indexName, searchKey, hosts } }
}
