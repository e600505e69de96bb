import type { PageLink, TagLink, TagListPage, TagPage } from '@/lib/content/page'
import { isListed } from '@/lib/content/source/visibility'
import type { TextLanguage } from '@/lib/site/locale'
import type { SourceLocation } from '@/lib/site/problems/problems'
import type { Texts } from '@/lib/site/texts'

/** A page with its tags. */
interface TaggedPage extends PageLink {
  description: string
  unlisted: boolean
  tags: TagLink[]
  location: SourceLocation
  language?: TextLanguage
}

/** A tag with the listed pages or posts that carry it. */
interface TagGroup<Page> {
  tag: TagLink
  pages: Page[]
}

/** The docs version, the address of its list of tags, and the interface texts. */
interface TagPlace {
  version: string
  tagsPath: string
  texts: Texts
}

/** The list of tags, then a page for each tag; none without tags. A tag of only unlisted pages is unlisted. */
export function buildTagPages(
  pages: TaggedPage[],
  { version, tagsPath, texts }: TagPlace,
): Array<TagListPage | TagPage> {
  const groups = groupByTag(pages, { isShown: isListed, locale: texts.locale })
  if (groups.length === 0) return []
  const firstWith = (matches: (tag: TagLink) => boolean) =>
    pages.find(({ tags }) => tags.some(matches))?.location.file ?? ''
  const tagPages = groups.map(({ tag, pages: tagged }): TagPage => {
    const docs = tagged.map(({ title, permalink, description, language }) => {
      return { title, permalink, description, lang: language?.code }
    })
    return {
      kind: 'tag',
      location: { file: firstWith(({ permalink }) => permalink === tag.permalink) },
      permalink: tag.permalink,
      version,
      title: texts.t('docsTagged', { count: docs.length, label: tag.label }),
      description: tag.description ?? texts.t('docsTagText', { label: tag.label }),
      unlisted: docs.length === 0,
      docs: docs.sort((a, b) => a.title.localeCompare(b.title, texts.locale)),
      allTagsPermalink: tagsPath,
    }
  })
  const listed = groups.filter((group) => group.pages.length > 0)
  const list: TagListPage = {
    kind: 'tag-list',
    location: { file: firstWith(() => true) },
    permalink: tagsPath,
    version,
    title: texts.t('tags'),
    description: texts.t('docsTagsText'),
    unlisted: listed.length === 0,
    tags: listed.map(({ tag, pages: { length } }) => ({ ...tag, count: length })),
  }
  return [list, ...tagPages]
}

/** Tags by label, including tags of only unlisted pages, which link to them. */
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
