import type { Problem } from '@/lib/content/source/problems'
import type { PlacedPage } from '../page-list'
import { blogPath } from './paths'

/** Pages of the docs whose address lies in the blog, which would answer in their place. */
export function findStrays(placed: PlacedPage[]): Problem[] {
  const strays = placed.filter(({ page }) => `${page.permalink}/`.startsWith(`${blogPath}/`))
  return strays.map(({ page, file, spot }) => ({
    severity: 'error',
    file,
    ...spot,
    found: `The address ${page.permalink} lies in the blog, which would hide the page.`,
    fix: 'Write another "slug", or rename the file or its folder.',
  }))
}
