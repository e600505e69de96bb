import { Link } from '@/components/navigation/link'
import { ArticleLayout } from '@/components/ui/article-layout'
import type { BlogTagListPage } from '@/lib/content/blog/blog-page'
import { BlogHead } from './blog-head'
import styles from './blog-page.module.css'

/** All tags of the blog by their first letter, with the number of posts. */
export function BlogTagList({ page }: { page: BlogTagListPage }) {
  return (
    <ArticleLayout toc={[]}>
      <BlogHead page={page} />
      {page.letters.map(({ letter, tags }) => (
        <section key={letter}>
          <h2 className={styles.year}>{letter}</h2>
          <ul className={styles.rows}>
            {tags.map((tag) => (
              <li key={tag.permalink}>
                <Link className={styles.tag} href={tag.permalink} rel="tag">
                  {tag.label} <span className={styles.count}>{tag.count}</span>
                </Link>
                {tag.description && <p className={styles.about}>{tag.description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ArticleLayout>
  )
}
