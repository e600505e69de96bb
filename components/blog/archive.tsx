import { Link } from '@/components/navigation/link'
import { ArticleLayout } from '@/components/ui/article-layout'
import type { ArchivePage } from '@/lib/content/blog/blog-page'
import { formatDayOfYear } from '@/lib/site/day'
import { locale } from '@/lib/site/text'
import { BlogHead } from './blog-head'
import styles from './blog-page.module.css'

/** All posts by year, then by day. */
export function Archive({ page }: { page: ArchivePage }) {
  return (
    <ArticleLayout toc={[]}>
      <BlogHead page={page} />
      {page.years.map(({ year, days }) => (
        <section key={year}>
          <h2 className={styles.year}>{year}</h2>
          <ul className={styles.rows}>
            {days.map(({ day, posts }) => (
              <li key={day}>
                <time className={styles.day} dateTime={day}>
                  {formatDayOfYear(day, locale)}
                </time>
                <ul className={styles.posts}>
                  {posts.map((post) => (
                    <li key={post.permalink}>
                      <Link href={post.permalink} lang={post.lang}>
                        {post.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ArticleLayout>
  )
}
