import type { Problem } from '@/lib/content/source/problems'
import { findBadHosts } from '@/lib/search/algolia/algolia-hosts'

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>

/** The variables that choose Algolia: all of them, or none for the search in the browser. */
export const publicVariables = [
  'NEXT_PUBLIC_ALGOLIA_APP_ID',
  'NEXT_PUBLIC_ALGOLIA_API_KEY',
  'NEXT_PUBLIC_ALGOLIA_INDEX_NAME',
] as const

/** Addresses of other search hosts than Algolia's. */
const hostsVariable = 'NEXT_PUBLIC_ALGOLIA_HOSTS'

/** Whether the site searches a hosted index, and needs none of its own. */
export function usesAlgolia(env: Environment): boolean {
  return Boolean(env.NEXT_PUBLIC_ALGOLIA_APP_ID)
}

/** What is wrong with the search's variables; each would break the search or give a key away. */
export function checkSearchSettings(env: Environment): Problem[] {
  return [...checkComplete(env), ...checkForms(env), ...checkHosts(env), ...checkKeys(env)]
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
      return fault(name, found, fix)
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
    .map((name) => fault(name, `${name} holds a character that it cannot have.`, forms[name].rule))
}

function checkHosts(env: Environment): Problem[] {
  return findBadHosts(env[hostsVariable]).map((host) => {
    const found = `${hostsVariable} names "${host}", which is no address.`
    return fault(hostsVariable, found, 'Write addresses such as https://search.example.org, separated by commas.')
  })
}

function checkKeys(env: Environment): Problem[] {
  const adminKey = env.ALGOLIA_ADMIN_KEY?.trim()
  return Object.entries(env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .flatMap(([name, value = '']): Problem[] => {
      const fix =
        'Variables of that prefix become part of the site: give it the search-only key, and replace the admin key.'
      if (adminKey && value.includes(adminKey)) return [fault(name, `${name} holds the admin key.`, fix)]
      if (!/^NEXT_PUBLIC_ALGOLIA_.*(ADMIN|WRITE|SECRET)/.test(name) || !value) return []
      return [fault(name, `${name} would be published with the site.`, 'Rename it to ALGOLIA_ADMIN_KEY.')]
    })
}

function fault(variable: string, found: string, fix: string): Problem {
  return { severity: 'error', file: `environment variable ${variable}`, found, fix }
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
