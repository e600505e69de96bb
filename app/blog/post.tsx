import { PostArticle } from '@/components/blog/post-article'
import { mdxComponents } from '@/components/mdx'
import type { PostPage } from '@/lib/content/blog/blog-page'
import { createSourceResolver, getSite } from '@/lib/content/site'
import { renderMdx } from '@/lib/mdx/render'
import { formatPostJsonLd } from './post-json-ld'

/** A post's own page, with what search engines are told of it. */
export async function Post({ page }: { page: PostPage }) {
  const { config } = await getSite()
  const resolver = await createSourceResolver({ file: page.text.file, permalink: page.permalink })
  const { content, toc } = await renderMdx({ ...page.text, resolver }, mdxComponents)
  const shown = toc.filter(({ level }) => level >= page.tocMin && level <= page.tocMax)
  return (
    <PostArticle page={page} toc={shown}>
      {content}
      <script type="application/ld+json">{formatPostJsonLd(page, config)}</script>
    </PostArticle>
  )
}
