import type { Problems } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'

/** The variables that switch page views on, and overrule the settings. */
const variables = ['NEXT_PUBLIC_ANALYTICS_SRC', 'NEXT_PUBLIC_ANALYTICS_WEBSITE_ID'] as const

/** Where page views are counted: as the environment says, else the settings; nowhere when neither says anything. */
export function readAnalytics(
  configured: SiteConfig['analytics'],
  env: Record<string, string | undefined>,
  problems: Problems,
): SiteConfig['analytics'] {
  // A variable that is empty counts as not set: that is how a CI system hands on one that it does not know.
  const [src = '', websiteId = ''] = variables.map((name) => env[name]?.trim())
  if (!src && !websiteId) return configured
  const [missing] = variables.filter((name) => !env[name]?.trim())
  if (missing) {
    const found = `${missing} is not set, but the other variable of the page views is.`
    problems.add({ file: missing }, found, 'Set both to count page views, or none.')
    return undefined
  }
  if (URL.canParse(src) && /^https?:$/.test(new URL(src).protocol)) return { src, websiteId }
  const found = `NEXT_PUBLIC_ANALYTICS_SRC is "${src}", which is not a valid URL.`
  const fix = 'Write the address of the script, such as "https://stats.example.org/script.js".'
  problems.add({ file: variables[0] }, found, fix)
  return undefined
}
