import type { MouseEvent, ReactNode } from 'react'
import { Link } from '@/components/navigation/link.client'
import { decodeEntities } from '@/lib/search/marked-text'
import type { SavedSearch } from '@/lib/search/saved-searches'
import styles from './search-modal.module.css'
import { SearchRow } from './search-row'

interface SearchHitProps {
  hit: SavedSearch & { _snippetResult?: unknown }
  /** Path in the site. */
  href: string
  /** Called on a click that follows the link, in this tab or elsewhere. */
  onSelect: (opensElsewhere: boolean) => void
  /** The texts of the hit; those of a saved one with buttons. */
  children: ReactNode
}

/** One hit as a real link. That of a saved one lies over its texts, because a link may not contain buttons. */
export function SearchHit({ hit, href, onSelect, children }: SearchHitProps) {
  const select = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
    onSelect(ctrlKey || metaKey || shiftKey || altKey)
  return (
    <SearchRow>
      {hit._snippetResult ? (
        <Link href={href} className={styles.link} onClick={select}>
          {children}
        </Link>
      ) : (
        <>
          <Link href={href} className={styles.cover} aria-label={nameOf(hit)} onClick={select} />
          {children}
        </>
      )}
    </SearchRow>
  )
}

function nameOf({ type, hierarchy, content }: SavedSearch): string {
  const text = type === 'content' ? content : hierarchy[type]
  const parts = type === 'lvl1' ? [text] : [text, hierarchy.lvl1]
  return decodeEntities(parts.filter(Boolean).join(', '))
}
