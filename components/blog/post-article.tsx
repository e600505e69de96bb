import type { ReactNode } from 'react'
import { PageFooter } from '@/components/reading/page-footer'
import type { PageTools } from '@/components/reading/page-tools'
import { PageTop } from '@/components/reading/page-top'
import { ArticleLayout } from '@/components/ui/layout'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { PageNotice } from '@/components/ui/page-notice'
import type { TocLine } from '@/components/ui/toc'
import type { Author, PostPage } from '@/lib/content/blog/blog-page'
import { t } from '@/lib/site/text'
import { AuthorName, Avatar } from './author'
import styles from './post-article.module.css'
import { PostFacts } from './post-card'

interface PostArticleProps {
  page: PostPage
  toc: TocLine[]
  tools: PageTools
  /** The rendered Markdown. */
  children: ReactNode
}

/** A post: title, date and authors, text, tags, and the posts before and after it. */
export function PostArticle({ page, toc, tools, children }: PostArticleProps) {
  const { newer, older } = page
  return (
    <ArticleLayout top={<PageTop page={{}} tools={tools} />} toc={page.hideToc ? [] : toc} isWide={page.text.isWide}>
      <PageNotice page={page} />
      <article>
        <header className={styles.header}>
          <h1 lang={page.language?.code} dir={page.language?.dir}>
            {page.title}
          </h1>
          <PostFacts post={page} />
          <PostAuthors authors={page.authors} />
        </header>
        <div className="prose" lang={page.language?.code} dir={page.language?.dir}>
          {children}
        </div>
      </article>
      <PageFooter page={page} asksWhetherHelpful={tools.asksWhetherHelpful} />
      <NeighbourLinks
        label={t('blogPostPages')}
        previous={newer && { caption: t('newerPost'), ...newer }}
        next={older && { caption: t('olderPost'), ...older }}
      />
    </ArticleLayout>
  )
}

/** The authors of a post, each with picture and role. */
function PostAuthors({ authors }: { authors: Author[] }) {
  if (authors.length === 0) return null
  return (
    <ul className={styles.authors}>
      {authors.map((author) => (
        <li key={author.name}>
          <Avatar author={author} />
          <p>
            <span className={styles.name}>
              <AuthorName author={author} />
            </span>
            {author.title && <span className={styles.role}>{author.title}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
