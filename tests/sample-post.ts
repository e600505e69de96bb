import type { PostPage } from '@/lib/content/blog/blog-page'
import { emptyText } from '@/lib/content/text-cache'

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
    text: emptyText('post.md'),
    hideToc: false,
    tocMin: 2,
    tocMax: 3,
    keywords: [],
    ...more,
  }
}
