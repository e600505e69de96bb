import type { Problem } from '@/lib/content/source/problems'
import type { OnBroken } from '@/lib/site/config'
import { groupBy } from '@/lib/site/groups'
import { type BrokenReference, findBroken, type SiteMap } from './broken'
import { type ConfigFile, findInConfig } from './config-files'
import { describeFault, describeFix, describePlaces } from './describe-broken'
import type { PageSource } from './page-source'
import { locate } from './places'

/** The finished site, its sources, and what to do about what is broken. */
export interface LinkCheck {
  site: SiteMap
  sources: Map<string, PageSource>
  configFiles: ConfigFile[]
  brokenLinks: OnBroken
  brokenAnchors: OnBroken
}

/** One problem for each target that the pages refer to and that is not there. */
export function checkLinks(check: LinkCheck): Problem[] {
  const groups = groupBy(findBroken(check.site), ({ fault, target }) => `${fault} ${target}`)
  return [...groups.values()].flatMap((group) => describeGroup(group, check))
}

function describeGroup(group: BrokenReference[], check: LinkCheck): Problem[] {
  const [first] = group
  const behaviour = first ? behaviourOf(first, check) : 'ignore'
  if (!first || behaviour === 'ignore') return []
  const { inText, inChrome } = locate(group, check.sources, check.site.rules)
  const [firstPlace, ...otherPlaces] = inText
  const headline = firstPlace ?? findInConfig(first.target, check.configFiles) ?? { file: first.page.outFile }
  return [
    {
      severity: behaviour === 'throw' ? 'error' : 'warning',
      ...headline,
      found: `${describeFault(first)}${describePlaces(otherPlaces, inChrome, firstPlace !== undefined)}`,
      fix: describeFix(first, check.site),
    },
  ]
}

/** Who follows a link to a former address arrives, if late. */
function behaviourOf({ fault }: BrokenReference, { brokenLinks, brokenAnchors }: LinkCheck): OnBroken {
  if (fault === 'moved') return 'warn'
  return fault === 'anchor' ? brokenAnchors : brokenLinks
}
