import { chooseDrawing, listPictures } from '@/lib/content/docs/category-page'
import type { SitePage } from '@/lib/content/site-page'
import { extension } from '@/lib/extension'
import type { SiteConfig } from '@/lib/site/config'
import type { CardSubject } from './social-card'

/** Adds to each page what its social card shows: its first drawing or else its first picture, or else its place in the category. */
export function addCardSubjects(pages: SitePage[], config: SiteConfig): SitePage[] {
  if (!config.socialCards || config.look?.image) return pages
  const places = extension.cards ? findPlaces(pages) : new Map<string, number>()
  return pages.map((page) => {
    const place = places.get(page.permalink)
    const subject = ('text' in page && findOwnPicture(page.text, config)) || (place !== undefined && { place })
    return subject ? { ...page, cardSubject: subject } : page
  })
}

/** A picture for dark mode would not suit the paper. */
function findOwnPicture(...[text, config]: Parameters<typeof listPictures>): CardSubject | undefined {
  const pictures = listPictures(text, config).filter(({ src }) => !/[-.]dark\./.test(src))
  const { src, mark } = chooseDrawing(pictures) ?? {}
  return src === undefined ? undefined : { picture: src, ...(mark && { mark }) }
}

/** The place of each page among those with the same last breadcrumb before their own, by permalink. */
function findPlaces(pages: SitePage[]): Map<string, number> {
  const categories = new Map<string, string[]>()
  for (const page of pages) {
    if (!('crumbs' in page) || page.crumbs.length === 0) continue
    const category = JSON.stringify(page.crumbs.slice(0, -1).map(({ title }) => title))
    categories.set(category, [...(categories.get(category) ?? []), page.permalink])
  }
  const rounded = (index: number, count: number) => Math.round((1000 * (index + 0.5)) / count) / 1000
  return new Map(
    [...categories.values()].flatMap((members) =>
      members.map((permalink, index) => [permalink, rounded(index, members.length)] as const),
    ),
  )
}
