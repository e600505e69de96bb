import type { Problem } from '@/lib/content/source/problems'
import type { Environment, HostedEngine } from '@/lib/search/search-client'
import { findBadHosts, parseHosts } from './algolia-hosts'

/** The variables that choose Algolia: all of them, or none for the search in the browser. */
const publicVariables = [
  'NEXT_PUBLIC_ALGOLIA_APP_ID',
  'NEXT_PUBLIC_ALGOLIA_API_KEY',
  'NEXT_PUBLIC_ALGOLIA_INDEX_NAME',
] as const

/** Addresses of other search hosts than Algolia's. */
const hostsVariable = 'NEXT_PUBLIC_ALGOLIA_HOSTS'

/** What a build must know of Algolia. */
export const algolia: HostedEngine = {
  isChosen: (env) => Boolean(env.NEXT_PUBLIC_ALGOLIA_APP_ID),
  indexName: (env) => env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME,
  findOrigins,
  checkSettings: (env) => [...checkComplete(env), ...checkForms(env), ...checkHosts(env), ...checkKeys(env)],
  findSecrets,
}

/** Those of algoliasearch 5, unless others are named. */
function findOrigins(env: Environment): string[] {
  const others = parseHosts(env[hostsVariable])
  if (others) return others.map(({ protocol, url }) => new URL(`${protocol}://${url}`).origin)
  const appId = env.NEXT_PUBLIC_ALGOLIA_APP_ID?.trim().toLowerCase()
  return [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${appId}-${n}.algolianet.com`)].map(
    (host) => `https://${host}`,
  )
}

// A variable that is empty counts as not set: that is how a CI system hands on one that it does not know.
function checkComplete(env: Environment): Problem[] {
  const isBegun = [...publicVariables, hostsVariable].some((name) => env[name])
  if (!isBegun) return []
  return publicVariables
    .filter((name) => !env[name]?.trim())
    .map((name) => {
      const found = `${name} is ${env[name] ? 'blank' : 'not set'}, but other variables of the search are.`
      const fix = `Set ${listed(publicVariables)} to search with Algolia, or unset them all to search in the browser.`
      return problemOf(name, found, fix)
    })
}

const forms = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: { form: /^[A-Za-z0-9]+$/, rule: 'Write letters and digits alone, such as "B1G2GM9NG0".' },
  NEXT_PUBLIC_ALGOLIA_API_KEY: { form: /^[\w=+/-]+$/, rule: 'Write the search-only key as the dashboard shows it.' },
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: { form: /^[^\s/?#]+$/, rule: 'Write the name of an index, such as "docs".' },
}

// The application id becomes part of a host name; a stray line feed would make it another one. A key is never shown.
function checkForms(env: Environment): Problem[] {
  return publicVariables
    .filter((name) => env[name]?.trim() && !forms[name].form.test(env[name]))
    .map((name) => problemOf(name, `${name} holds a character that it cannot have.`, forms[name].rule))
}

function checkHosts(env: Environment): Problem[] {
  return findBadHosts(env[hostsVariable]).map((host) => {
    const found = `${hostsVariable} names "${host}", which is not a valid URL.`
    return problemOf(hostsVariable, found, 'Write URLs such as https://search.example.org, separated by commas.')
  })
}

function checkKeys(env: Environment): Problem[] {
  const adminKey = env.ALGOLIA_ADMIN_KEY?.trim()
  return Object.entries(env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .flatMap(([name, value = '']): Problem[] => {
      const fix =
        'Variables of that prefix become part of the site: give it the search-only key, and replace the admin key.'
      if (adminKey && value.includes(adminKey)) return [problemOf(name, `${name} holds the admin key.`, fix)]
      if (!/^NEXT_PUBLIC_ALGOLIA_.*(ADMIN|WRITE|SECRET)/.test(name) || !value) return []
      return [problemOf(name, `${name} would be published with the site.`, 'Rename it to ALGOLIA_ADMIN_KEY.')]
    })
}

function problemOf(variable: string, found: string, fix: string): Problem {
  return { severity: 'error', file: `environment variable ${variable}`, found, fix }
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Variables that become part of the site on purpose. */
const published = /^NEXT_PUBLIC_ALGOLIA_(APP_ID|INDEX_NAME|HOSTS)$/

function findSecrets(env: Environment): Record<string, string> {
  const searchKey = env.NEXT_PUBLIC_ALGOLIA_API_KEY?.trim()
  const secrets = Object.entries(env)
    .filter(([name]) => name.includes('ALGOLIA') && !published.test(name))
    .map(([name, value = '']) => [name, value.trim()] as const)
    .filter(([name, value]) => (name === 'ALGOLIA_ADMIN_KEY' ? value.length >= 8 : /^[0-9a-f]{32}$/i.test(value)))
    .filter(([name, value]) => name === 'ALGOLIA_ADMIN_KEY' || value !== searchKey)
  return Object.fromEntries(secrets)
}

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
export function parsePushSettings(env: Environment): { settings: PushSettings } | { missing: string[] } {
  const read = (name: string) => env[name]?.trim() || undefined
  const required = {
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'the application id',
    NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'the name of the index',
    ALGOLIA_ADMIN_KEY: 'a key that may write, from the dashboard',
  }
  const missing = Object.entries(required)
    .filter(([name]) => !read(name))
    .map(([name, value]) => `${name} is not set: set it to ${value}.`)
  const hosts = read('ALGOLIA_PUSH_HOSTS')
  missing.push(...findBadHosts(hosts).map((host) => `ALGOLIA_PUSH_HOSTS names "${host}", which is not a valid URL.`))
  const appId = read('NEXT_PUBLIC_ALGOLIA_APP_ID')
  const indexName = read('NEXT_PUBLIC_ALGOLIA_INDEX_NAME')
  const adminKey = read('ALGOLIA_ADMIN_KEY')
  if (!appId || !indexName || !adminKey || missing.length > 0) return { missing }
  const searchKey = read('NEXT_PUBLIC_ALGOLIA_API_KEY')
  if (searchKey === adminKey) {
    return {
      missing: ['NEXT_PUBLIC_ALGOLIA_API_KEY is the admin key: every reader could change the index. Replace both.'],
    }
  }
  return { settings: { appId, adminKey, indexName, searchKey, hosts } }
}
