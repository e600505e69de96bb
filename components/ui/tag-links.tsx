import { Link } from '@/components/navigation/link'
import { t } from '@/lib/site/text'
import styles from './tag-links.module.css'

/** The tags of a page as links to their lists; nothing when there are none. */
export function TagLinks({ tags }: { tags: Array<{ label: string; permalink: string; description?: string }> }) {
  if (tags.length === 0) return null
  return (
    <div className={styles.tags} data-chrome="">
      <span>{t('tags')}:</span>
      <ul>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Link className="ui-pill" href={tag.permalink} rel="tag" title={tag.description}>
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
