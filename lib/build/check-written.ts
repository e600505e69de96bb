import type { Site } from '@/lib/content/read-site'
import type { Problem } from '@/lib/content/source/problems'
import { checkContent } from './check-content'

// Next loads this module once more than the development server: both share one check, as they share the site.
const shared = globalThis as typeof globalThis & {
  checkedSites?: WeakMap<Site, Promise<Problem[]>>
  keptProblems?: Problem[]
}

/** All that the build would say of a site as far as its sources tell it: links and anchors are checked before there is a page. */
export async function checkWritten(site: Site): Promise<Problem[]> {
  shared.checkedSites ??= new WeakMap()
  const problems = shared.checkedSites.get(site) ?? checkContent(site).then((checked) => checked.problems)
  shared.checkedSites.set(site, problems)
  return [...(await problems), ...(shared.keptProblems ?? [])]
}

/** Keeps what is found outside the pages, such as addresses that an edit has changed, for the panel in these. */
export function keepProblems(problems: Problem[]): void {
  shared.keptProblems = problems
}
