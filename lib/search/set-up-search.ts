import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { findBadHosts, parseHosts } from './algolia/algolia-hosts'

/** Environment variables by name. */
export type Variables = Record<string, string | undefined>

/** The search settings of a build. */
export interface SearchSetup {
  /** Whether the site must include its own index. */
  needsIndex: boolean
  /** Variables for the browser's code. */
  publicEnv: Record<string, string>
  /** Other origins that readers' browsers contact to search. */
  origins: string[]
  /** Mistakes in the variables; each would break the search or give a key away. */
  problems: Problem[]
  /** Values that must not be part of the site, by the names of their variables. */
  secrets: Record<string, string>
}

/** Chooses the engine by the environment: Algolia if its application id is set, else the local one, which needs no settings. */
export function setUpSearch(env: Variables): SearchSetup {
  const isHosted = Boolean(env.NEXT_PUBLIC_ALGOLIA_APP_ID)
  const isPublic = (entry: [string, string | undefined]): entry is [string, string] =>
    entry[0].startsWith('NEXT_PUBLIC_') && entry[1] !== undefined
  return {
    needsIndex: !isHosted,
    publicEnv: {
      ...Object.fromEntries(Object.entries(env).filter(isPublic)),
      NEXT_PUBLIC_SEARCH_ENGINE: isHosted ? 'algolia' : 'local',
      NEXT_PUBLIC_SEARCH_INDEX_NAME: (isHosted && env.NEXT_PUBLIC_ALGOLIA_INDEX_NAME) || 'docs',
    },
    origins: isHosted ? findOrigins(env) : [],
    problems: [...checkVariables(env), ...checkHosts(env), ...checkKeys(env)],
    secrets: findSecrets(env),
  }
}

/** Those of algoliasearch 5, unless others are named. */
function findOrigins(env: Variables): string[] {
  const others = parseHosts(env.NEXT_PUBLIC_ALGOLIA_HOSTS)
  if (others) return others.map(({ protocol, url }) => new URL(`${protocol}://${url}`).origin)
  const appId = env.NEXT_PUBLIC_ALGOLIA_APP_ID?.trim().toLowerCase()
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks]
}

/** The variables of Algolia, all or none of which must be set. */
const variables = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: { form: /^[A-Za-z0-9]+$/, rule: 'Write only letters and digits, such as "B1G2GM9NG0".' },
  NEXT_PUBLIC_ALGOLIA_API_KEY: { form: /^[\w=+/-]+$/, rule: 'Write the search-only key as the dashboard shows it.' },
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: { form: /^[^\s/?#]+$/, rule: 'Write the name of an index, such as "docs".' },
}

// An empty variable counts as not set, since a CI system passes unset variables as empty ones. The application id becomes part of a
// host name, which a stray line feed would change. A key is never shown.
function checkVariables(env: Variables): Problem[] {
  const names = Object.keys(variables)
  if (![...names, 'NEXT_PUBLIC_ALGOLIA_HOSTS'].some((name) => env[name])) return []
  return Object.entries(variables).flatMap(([name, { form, rule }]) => {
    const value = env[name]
    if (!value?.trim())
      return problemOf(name, diagnose('search-variable-missing', { name, isBlank: Boolean(value), all: names }))
    return form.test(value) ? [] : problemOf(name, diagnose('search-variable-character', { name, rule }))
  })
}

function checkHosts(env: Variables): Problem[] {
  const name = 'NEXT_PUBLIC_ALGOLIA_HOSTS'
  return findBadHosts(env[name]).map((host) => problemOf(name, diagnose('search-host', { name, host })))
}

function checkKeys(env: Variables): Problem[] {
  const adminKey = env.ALGOLIA_ADMIN_KEY?.trim()
  return Object.entries(env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .flatMap(([name, value = '']): Problem[] => {
      if (adminKey && value.includes(adminKey))
        return [problemOf(name, diagnose('admin-key-in-public-variable', { name }))]
      if (!/^NEXT_PUBLIC_ALGOLIA_.*(ADMIN|WRITE|SECRET)/.test(name) || !value) return []
      return [problemOf(name, diagnose('public-admin-key', { name }))]
    })
}

function problemOf(name: string, found: Diagnostic): Problem {
  return { file: `environment variable ${name}`, ...found }
}

/** The admin key, and any other value that looks like an Algolia key, except for the public search key. */
function findSecrets(env: Variables): Record<string, string> {
  const searchKey = env.NEXT_PUBLIC_ALGOLIA_API_KEY?.trim()
  const isSecret = ([name, value]: readonly [string, string]) =>
    name === 'ALGOLIA_ADMIN_KEY'
      ? value.length >= 8
      : name.includes('ALGOLIA') && /^[0-9a-f]{32}$/i.test(value) && value !== searchKey
  const entries = Object.entries(env).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(entries.filter(isSecret))
}
