import { langOf } from '@/lib/content/locales/page-languages'
import type { PageLink, TagLink, TagListPage, TagPage } from '@/lib/content/page'
import type { Spot } from '@/lib/content/source/problems'
import { isListed } from '@/lib/content/source/visibility'
import type { TextLanguage } from '@/lib/site/locale'
import type { Texts } from '@/lib/site/texts'

/** A page with its tags. */
interface TaggedPage extends PageLink {
  description: string
  unlisted: boolean
  tags: TagLink[]
  spot: Spot
  language?: TextLanguage
}

/** A tag with the listed pages or posts that carry it. */
interface TagGroup<Page> {
  tag: TagLink
  pages: Page[]
}

/** The docs version whose tags are shown, the address of the page of all, and the texts around them. */
interface TagPlace {
  version: string
  tagsPath: string
  texts: Texts
}

/** The page of each tag, and the page of all; none when nothing has a tag. A tag that only unlisted pages have is unlisted. */
export function buildTagPages(pages: TaggedPage[], place: TagPlace): Array<TagListPage | TagPage> {
  const { texts } = place
  const groups = groupByTag(pages, { isShown: isListed, locale: texts.locale })
  if (groups.length === 0) return []
  const firstWith = (isIt: (tag: TagLink) => boolean) => pages.find(({ tags }) => tags.some(isIt))?.spot.file ?? ''
  const tagPages = groups.map((group) => {
    return buildTagPage(group, { file: firstWith(({ permalink }) => permalink === group.tag.permalink) }, place)
  })
  const listed = groups.filter((group) => group.pages.length > 0)
  const list: TagListPage = {
    kind: 'tag-list',
    spot: { file: firstWith(() => true) },
    permalink: place.tagsPath,
    version: place.version,
    title: texts.t('tags'),
    description: texts.t('docsTagsText'),
    unlisted: listed.length === 0,
    tags: listed.map(({ tag, pages: { length } }) => ({ ...tag, count: length })),
  }
  return [list, ...tagPages]
}

/** Tags by label; one that only unlisted pages have is kept, because these link to it. */
export function groupByTag<Page extends { tags: TagLink[] }>(
  pages: Page[],
  { isShown, locale }: { isShown: (page: Page) => boolean; locale: string },
): Array<TagGroup<Page>> {
  const groupByPermalink = new Map<string, TagGroup<Page>>()
  for (const page of pages) {
    for (const tag of page.tags) {
      const group = groupByPermalink.get(tag.permalink) ?? { tag, pages: [] }
      groupByPermalink.set(tag.permalink, group)
      if (isShown(page)) group.pages.push(page)
    }
  }
  return [...groupByPermalink.values()].sort((a, b) => a.tag.label.localeCompare(b.tag.label, locale))
}

function buildTagPage(
  { tag, pages }: TagGroup<TaggedPage>,
  spot: Spot,
  { version, tagsPath, texts }: TagPlace,
): TagPage {
  const docs = pages.map((page) => ({
    title: page.title,
    permalink: page.permalink,
    description: page.description,
    ...langOf(page),
  }))
  return {
    kind: 'tag',
    spot,
    permalink: tag.permalink,
    version,
    title: texts.t('docsTagged', { count: docs.length, label: tag.label }),
    description: tag.description ?? texts.t('docsTagText', { label: tag.label }),
    unlisted: docs.length === 0,
    docs: docs.sort((a, b) => a.title.localeCompare(b.title, texts.locale)),
    allTagsPermalink: tagsPath,
  }
}
