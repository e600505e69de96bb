import { ArticleLayout } from '@/components/ui/article-layout'
import type { AuthorListPage } from '@/lib/content/blog/blog-page'
import { t } from '@/lib/site/text'
import { AuthorName } from './author-name'
import { Avatar } from './avatar'
import { BlogHead } from './blog-head'
import styles from './blog-page.module.css'

/** All authors of the blog with the number of their posts. */
export function AuthorList({ page }: { page: AuthorListPage }) {
  return (
    <ArticleLayout toc={[]}>
      <BlogHead page={page} />
      <ul className={styles.posts}>
        {page.authors.map((author) => (
          <li key={author.name} className={styles.author}>
            <Avatar author={author} size="large" />
            <div>
              <h2 className={styles.authorName}>
                <AuthorName author={author} />
              </h2>
              {author.title && <p>{author.title}</p>}
              <p className={styles.count}>{t('postCount', { count: author.count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </ArticleLayout>
  )
}
