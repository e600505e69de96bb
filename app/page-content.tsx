import { Archive, AuthorList, BlogTagList, PostList } from '@/components/blog/lists'
import { PostArticle } from '@/components/blog/post-article'
import { PostCard } from '@/components/blog/post-card'
import { DocArticle } from '@/components/docs/doc-article'
import { CategoryIndex, TagDocs, TagList } from '@/components/docs/listings'
import type { PostListPage, PostPage } from '@/lib/content/blog/blog-page'
import type { PageRecord } from '@/lib/content/graph'
import type { DocPage, WrittenFields } from '@/lib/content/page'
import { getRecord, getSite } from '@/lib/content/site'
import type { Code } from '@/lib/mdx/source'
import { formatPostJsonLd, formatSiteJsonLd } from './json-ld'
import { buildPageTools } from './page-metadata'
import { renderText } from './render-text'

/** The main part of a page, for its kind. */
export function PageContent({ page, code }: PageRecord) {
  switch (page.kind) {
    case 'doc':
      return <Doc page={page} code={code} />
    case 'category':
      return <CategoryIndex page={page} />
    case 'tag-list':
      return <TagList page={page} />
    case 'tag':
      return <TagDocs page={page} />
    case 'post':
      return <Post page={page} code={code} />
    case 'post-list':
      return <Posts page={page} />
    case 'archive':
      return <Archive page={page} />
    case 'author-list':
      return <AuthorList page={page} />
    case 'blog-tag-list':
      return <BlogTagList page={page} />
  }
}

/** A page written in Markdown; the first page of the site also describes the whole site to search engines. */
async function Doc({ page, code }: { page: DocPage; code: Code | undefined }) {
  const { config } = getSite()
  const { showTags } = config.docs
  return (
    <DocArticle page={page} toc={listContents(page)} tools={buildPageTools(page, config)} showsTags={showTags}>
      {await renderText({ text: page.text, code })}
      {page.permalink === '/' && <script type="application/ld+json">{formatSiteJsonLd(config)}</script>}
    </DocArticle>
  )
}

/** A post's own page, with its description for search engines. */
async function Post({ page, code }: { page: PostPage; code: Code | undefined }) {
  const { config } = getSite()
  return (
    <PostArticle page={page} toc={listContents(page)} tools={buildPageTools(page, config)}>
      {await renderText({ text: page.text, code })}
      <script type="application/ld+json">{formatPostJsonLd(page, config)}</script>
    </PostArticle>
  )
}

/** The headings of the levels that the table of contents shows. */
function listContents({ text, tocMin, tocMax }: WrittenFields) {
  return text.toc.filter(({ level }) => level >= tocMin && level <= tocMax)
}

/** A page of posts, each with the text up to its truncate marker. */
function Posts({ page }: { page: PostListPage }) {
  return (
    <PostList page={page}>
      {page.posts.map((permalink, index) => (
        <Entry key={permalink} permalink={permalink} isFirst={index === 0} />
      ))}
    </PostList>
  )
}

async function Entry({ permalink, isFirst }: { permalink: string; isFirst: boolean }) {
  const { page: post, code } = getRecord(permalink)
  if (post.kind !== 'post') throw new Error(`${permalink} is in a list of posts, but no post.`)
  return (
    <PostCard post={post}>
      {await renderText({ text: post.text, code }, { excerpt: isFirst ? 'first' : 'further' })}
    </PostCard>
  )
}
