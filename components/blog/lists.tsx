import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { ArticleLayout } from '@/components/ui/layout'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import type { ArchivePage, Author, AuthorListPage, BlogTagListPage, PostListPage } from '@/lib/content/blog/blog-page'
import { formatDayOfYear } from '@/lib/site/day'
import { locale, t } from '@/lib/site/text'
import { AuthorName, Avatar } from './author'
import { BlogHead } from './blog-head'
import styles from './blog-page.module.css'

interface PostListProps {
  page: PostListPage
  /** The posts, rendered as cards. */
  children: ReactNode
}

/** A page of posts: the whole blog, a tag, or an author. */
export function PostList({ page, children }: PostListProps) {
  const { newerPermalink, olderPermalink } = page
  return (
    <ArticleLayout toc={[]}>
      <BlogHead page={page}>{page.author && <AuthorHead author={page.author} heading={page.title} />}</BlogHead>
      {page.allTagsPermalink && (
        <p className={styles.back}>
          <Link href={page.allTagsPermalink}>{t('viewAllTags')}</Link>
        </p>
      )}
      {page.posts.length === 0 && <p className={styles.empty}>{t('noPosts')}</p>}
      {children}
      {page.count > 1 && <p className={styles.place}>{t('pageOf', { number: page.number, count: page.count })}</p>}
      <NeighbourLinks
        label={t('blogListPages')}
        previous={newerPermalink && { caption: t('newerEntries'), permalink: newerPermalink }}
        next={olderPermalink && { caption: t('olderEntries'), permalink: olderPermalink }}
      />
    </ArticleLayout>
  )
}

/** An author's profile, at the top of the page of their posts. */
function AuthorHead({ author, heading }: { author: Author; heading: string }) {
  const own = author.url ? [{ url: author.url, label: new URL(author.url).host }] : []
  const links = [...own, ...author.socials]
  return (
    <div className={styles.author}>
      <Avatar author={author} size="large" />
      <div>
        <h1 className={styles.profileName}>{heading}</h1>
        {author.title && <p className={styles.about}>{author.title}</p>}
        {author.description && <p>{author.description}</p>}
        <ul className={styles.profileLinks}>
          {links.map(({ url, label }) => (
            <li key={url}>
              <Link href={url}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

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
                <ul>
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

/** All authors of the blog with the number of their posts. */
export function AuthorList({ page }: { page: AuthorListPage }) {
  return (
    <ArticleLayout toc={[]}>
      <BlogHead page={page} />
      <ul>
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
