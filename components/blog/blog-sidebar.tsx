import sidebar from '@/components/docs/sidebar.module.css'
import { Link } from '@/components/navigation/link'
import { blogSidebarId, CopiedSidebar } from '@/components/ui/copied-sidebar'
import type { BlogSidebarYear } from '@/lib/content/blog/blog-page'
import { t } from '@/lib/site/text'
import styles from './blog-sidebar.module.css'

interface BlogYearsProps {
  years: BlogSidebarYear[]
  /** Permalink of the current page. */
  permalink: string
}

interface BlogSidebarProps extends BlogYearsProps {
  title: string
}

/** All posts by year: a column on desktops, in the drawer on phones. `docs/sidebar.browser.ts` scrolls to the current one. */
export function BlogSidebar({ title, years, permalink }: BlogSidebarProps) {
  return (
    <div className={sidebar.column} data-chrome="">
      <nav className={sidebar.scroller} aria-label={t('blogPosts')} data-drawer-part="" data-keeps-current="">
        <p className={styles.title}>{title}</p>
        <CopiedSidebar
          id={blogSidebarId}
          permalink={permalink}
          list={<BlogYears years={years} permalink={permalink} />}
        />
      </nav>
    </div>
  )
}

/** The posts of each year. */
export function BlogYears({ years, permalink }: BlogYearsProps) {
  return years.map(({ year, posts }) => (
    <div key={year}>
      <p className={styles.year}>{year}</p>
      <ul aria-label={year}>
        {posts.map((post) => (
          <li key={post.permalink}>
            <Link
              className="ui-entry"
              href={post.permalink}
              lang={post.lang}
              aria-current={post.permalink === permalink ? 'page' : undefined}
            >
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
