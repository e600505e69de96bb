import type { PostPage } from '@/lib/content/blog/blog-page'
import type { PageText } from '@/lib/content/text-cache'

const text: PageText = {
  ...{ title: undefined, description: '', readingMinutes: 1 },
  ...{ runsCode: false, isWide: false, isTruncated: undefined },
  ...{ toc: [], ids: [], blocks: [], links: [], problems: [] },
  ...{ file: 'post.md', entry: '', hash: '' },
}

/** The page of a post. */
export function samplePost(more: Partial<PostPage> = {}): PostPage {
  return {
    kind: 'post',
    location: { file: 'content/blog/post.md' },
    meta: {},
    title: 'Post',
    description: 'About it.',
    permalink: '/blog/post',
    day: '2024-10-16',
    readingMinutes: 1,
    authors: [],
    tags: [],
    unlisted: false,
    text,
    hideToc: false,
    tocMin: 2,
    tocMax: 3,
    keywords: [],
    ...more,
  }
}
