import { PostCard } from '@/components/blog/post-card'
import { PostList } from '@/components/blog/post-list'
import { mdxComponents } from '@/components/mdx'
import type { PostEntry, PostListPage } from '@/lib/content/blog/blog-page'
import { createSourceResolver } from '@/lib/content/site'
import { renderMdx } from '@/lib/mdx/render'

/** A page of posts, each with the text up to its truncate marker. */
export function Posts({ page }: { page: PostListPage }) {
  return (
    <PostList page={page}>
      {page.entries.map((entry, index) => (
        <Entry key={entry.permalink} entry={entry} isFirst={index === 0} />
      ))}
    </PostList>
  )
}

async function Entry({ entry, isFirst }: { entry: PostEntry; isFirst: boolean }) {
  const { excerpt, permalink } = entry
  const resolver = await createSourceResolver({ file: excerpt.file, permalink })
  const { content } = await renderMdx({ ...excerpt, resolver, excerpt: { permalink, isFirst } }, mdxComponents)
  return <PostCard entry={entry}>{content}</PostCard>
}
