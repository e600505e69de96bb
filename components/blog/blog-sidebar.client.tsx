'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { keepInView } from '@/components/inline/keep-in-view'
import { Link } from '@/components/navigation/link'
import type { BlogSidebarYear } from '@/lib/content/blog/blog-page'
import { normalizePathname } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import styles from './blog-sidebar.module.css'

interface BlogSidebarProps {
  title: string
  years: BlogSidebarYear[]
}

/** All posts by year: a column on desktops, in the drawer on phones. */
export function BlogSidebar({ title, years }: BlogSidebarProps) {
  const pathname = normalizePathname(usePathname())
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = column.current?.querySelector('[aria-current]')
    if (pathname && column.current && current) keepInView(column.current, current)
  }, [pathname])
  const list = (
    <nav aria-label={t('blogPosts')}>
      <p className={styles.title}>{title}</p>
      {years.map(({ year, posts }) => (
        <div key={year}>
          <p className={styles.year}>{year}</p>
          <ul className={styles.list} aria-label={year}>
            {posts.map((post) => (
              <li key={post.permalink}>
                <Link
                  className={styles.link}
                  href={post.permalink}
                  lang={post.lang}
                  aria-current={post.permalink === pathname ? 'page' : undefined}
                >
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
  return (
    <>
      <div ref={column} className={styles.column} data-chrome="">
        <div data-drawer-part="">{list}</div>
      </div>
    </>
  )
}
