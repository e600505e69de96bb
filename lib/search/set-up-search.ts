import type { Problem } from '@/lib/content/source/problems'
import { algolia } from './algolia/settings'
import type { Environment, HostedEngine } from './search-client'

/** What a build must do for the search. */
export interface SearchSetup {
  /** Whether the site must bring its own index along. */
  needsIndex: boolean
  /** Variables that the browser's code is built with. */
  publicEnv: Record<string, string>
  /** Other origins that readers' browsers ask. */
  origins: string[]
  /** What is wrong with the settings in the environment. */
  problems: Problem[]
  /** Values that must not be part of the site, by the names of their variables. */
  secrets: Record<string, string>
}

/** Chooses the engine that the environment asks for; the local one needs no settings. */
export function setUpSearch(env: Environment): SearchSetup {
  const hosted: Record<string, HostedEngine> = { algolia }
  const [name, engine] = Object.entries(hosted).find(([, { isChosen }]) => isChosen(env)) ?? ['local']
  const engines = Object.values(hosted)
  return {
    needsIndex: engine === undefined,
    publicEnv: {
      ...pickPublic(env),
      NEXT_PUBLIC_SEARCH_ENGINE: name,
      NEXT_PUBLIC_SEARCH_INDEX_NAME: engine?.indexName(env) || 'docs',
    },
    origins: engine?.findOrigins(env) ?? [],
    problems: engines.flatMap(({ checkSettings }) => checkSettings(env)),
    secrets: Object.assign({}, ...engines.map(({ findSecrets }) => findSecrets(env))),
  }
}

function pickPublic(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('NEXT_PUBLIC_') && value !== undefined ? [[name, value]] : [],
    ),
  )
}
