import type { Problem } from '@/lib/content/source/problems'
import type { Environment, HostedEngine, SearchClient } from './search-client'

let client: Promise<SearchClient> | undefined

/** The site's search client, made once; made anew when that failed. */
export function loadSearchClient(): Promise<SearchClient> {
  client ??= createSearchClient().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

/** A client of the engine that the site was built for; the local one starts to fetch its index at once. */
async function createSearchClient(): Promise<SearchClient> {
  // Compared in place, so that the bundle holds the one engine that is used.
  if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'algolia') {
    const { createAlgoliaClient } = await import('./algolia/algolia-client')
    return createAlgoliaClient()
  }
  const { createLocalClient } = await import('./local/local-client')
  return createLocalClient(process.env.NEXT_PUBLIC_SEARCH_INDEX ?? '')
}

/** What a build must do for the search. */
interface SearchSetup {
  /** Whether the site must bring its own index along. */
  needsIndex: boolean
  /** Variables that the browser's code is built with. */
  publicEnv: Record<string, string>
  /** What is wrong with the settings in the environment. */
  problems: Problem[]
  /** Values that must not be part of the site, by the names of their variables. */
  secrets: Record<string, string>
}

/** Chooses the engine that the environment asks for; the local one needs no settings. */
export async function setUpSearch(env: Environment): Promise<SearchSetup> {
  // No browser needs the settings; compared in place, the bundle goes without.
  const hosted: Record<string, HostedEngine> =
    typeof window === 'undefined' ? { algolia: (await import('./algolia/settings')).algolia } : {}
  const [name, engine] = Object.entries(hosted).find(([, { isChosen }]) => isChosen(env)) ?? ['local']
  const engines = Object.values(hosted)
  return {
    needsIndex: engine === undefined,
    publicEnv: {
      NEXT_PUBLIC_SEARCH_ENGINE: name,
      NEXT_PUBLIC_SEARCH_INDEX_NAME: engine?.indexName(env) || 'docs',
    },
    problems: engines.flatMap(({ checkSettings }) => checkSettings(env)),
    secrets: Object.assign({}, ...engines.map(({ findSecrets }) => findSecrets(env))),
  }
}
