import { pathBelow } from '@/lib/content/links/address'
import type { CategoryPage, IndexCard } from '@/lib/content/page'
import type { CategoryItem, GeneratedIndex, SidebarItem } from '@/lib/content/sidebar/sidebar-item'
import { isItemListed, targetPermalink } from '@/lib/content/sidebar/sidebar-item'
import type { ConfigSource } from '@/lib/content/site-context'
import type { PageText } from '@/lib/content/text-cache'
import type { SiteConfig } from '@/lib/site/config'
import type { Navigation } from './neighbours'

/** The generated pages of all categories of a version's sidebars. */
export function buildCategoryPages(
  sidebars: Iterable<SidebarItem[]>,
  version: string,
  navigationByPermalink: ReadonlyMap<string, Navigation>,
  config: Pick<SiteConfig, 'baseUrl'>,
): CategoryPage[] {
  return [...sidebars].flatMap(collectIndexes).map(({ category, index }) => {
    const { permalink, title, description, location } = index
    const around = navigationByPermalink.get(permalink) ?? { crumbs: [] }
    const cards = buildCards(category.items, config)
    const unlisted = !isItemListed(category)
    return { kind: 'category', permalink, title, description, unlisted, cards, version, location, ...around }
  })
}

/** The cards of the listed entries, with pictures if at most one has none: more would leave gaps. */
function buildCards(items: SidebarItem[], config: Pick<SiteConfig, 'baseUrl'>): IndexCard[] {
  const cards = items.filter(isItemListed).flatMap((item) => toCard(item, config) ?? [])
  const hasPictures = cards.filter(({ pictures }) => !pictures).length <= 1
  return hasPictures ? cards : cards.map((card) => ({ ...card, pictures: undefined }))
}

function collectIndexes(items: SidebarItem[]): Array<{ category: CategoryItem; index: GeneratedIndex }> {
  return items.flatMap((item) => {
    if (item.type !== 'category') return []
    const inner = collectIndexes(item.items)
    return item.target?.type === 'generated-index' ? [{ category: item, index: item.target.index }, ...inner] : inner
  })
}

/** The card of an entry; a category without a page links to its first page. */
function toCard(item: SidebarItem, config: Pick<SiteConfig, 'baseUrl'>): IndexCard | undefined {
  switch (item.type) {
    case 'link':
      return { kind: 'link', title: item.label, permalink: item.href, description: item.description ?? '' }
    case 'doc':
      return {
        kind: 'doc',
        title: item.label,
        permalink: item.doc.permalink,
        description: item.doc.description,
        pictures: picturesOf(item.doc.text, config),
        ...(item.doc.meta.chips && { chips: item.doc.meta.chips }),
        lang: item.doc.language?.code,
      }
    case 'category': {
      const permalink = linkOf(item)
      if (permalink === undefined) return undefined
      return { kind: 'category', title: item.label, permalink, description: describeCategory(item) }
    }
  }
}

/** The pictures of a text with their site paths, in its order. */
export function listPictures(
  { links }: Pick<PageText, 'links'>,
  { baseUrl }: Pick<SiteConfig, 'baseUrl'>,
): Array<{ src: string; mark?: string }> {
  return links
    .filter(({ isFile }) => isFile)
    .map(({ href, mark }) => ({ src: pathBelow(baseUrl, href) ?? '', mark }))
    .filter(({ src }) => /^\/assets\/.*\.(svg|avif|webp|png|jpe?g)$/.test(src))
}

/** The first drawing, which remains legible in any size, or else the first picture. */
export function chooseDrawing<Picture extends { src: string }>(pictures: Picture[]): Picture | undefined {
  return pictures.find(({ src }) => src.endsWith('.svg')) ?? pictures[0]
}

/** The site paths of the first drawing of a text, or else of its first picture; of both if there is one for each colour mode. */
export function picturesOf(...text: Parameters<typeof listPictures>): string[] | undefined {
  const all = listPictures(...text)
  const chosen = chooseDrawing(all)
  const pictures = chosen === undefined ? [] : all.slice(all.indexOf(chosen))
  const [first, second] = pictures.map(({ src }) => /^(.*)[-.](light|dark)\./.exec(src))
  const isPair = first && second && first[1] === second[1] && first[2] === 'light' && second[2] === 'dark'
  return chosen && pictures.slice(0, isPair ? 2 : 1).map(({ src }) => src)
}

function linkOf(item: SidebarItem): string | undefined {
  if (item.type === 'link') return item.href
  if (item.type === 'doc') return item.doc.permalink
  const isOpenToAll = item.target?.type !== 'doc' || !item.target.doc.unlisted
  const own = isOpenToAll ? targetPermalink(item) : undefined
  return (
    own ??
    item.items
      .filter(isItemListed)
      .map(linkOf)
      .find((link) => link !== undefined)
  )
}

function describeCategory({ description, target }: CategoryItem): string {
  if (description !== undefined) return description
  if (target?.type === 'doc') return target.doc.description
  return target?.index.description ?? ''
}

/** The default page at `/`, with the docs as cards. */
export function buildHomePage(
  { config, yaml }: ConfigSource,
  { items, version }: { items: SidebarItem[]; version: string },
): CategoryPage {
  return {
    kind: 'category',
    permalink: '/',
    title: config.title,
    description: config.tagline || config.title,
    unlisted: false,
    cards: buildCards(items, config),
    crumbs: [],
    location: { file: yaml.file },
    version,
  }
}
