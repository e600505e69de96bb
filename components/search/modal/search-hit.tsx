import type { MouseEvent, ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { decodeEntities, parseMarkedText } from '@/lib/search/marked-text'
import type { SavedSearch } from '@/lib/search/saved-searches'
import type { Hit } from '@/lib/search/search-client'
import styles from './search-modal.module.css'

interface SearchHitProps {
  hit: SavedSearch & Partial<Pick<Hit, '_snippetResult'>>
  /** Path in the site. */
  href: string
  /** Called on a click that follows the link, in this tab or elsewhere. */
  onSelect: (opensElsewhere: boolean) => void
  /** The texts of the hit; those of a saved one with buttons. */
  children: ReactNode
}

/** One hit, with a real link. It lies under the texts, because a link may not contain buttons. */
export function SearchHit({ hit, href, onSelect, children }: SearchHitProps) {
  const name = nameOf(hit)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: patchRoles makes it a row, and what is in it a cell.
    <div aria-label={name}>
      <div className={styles.hit}>
        <Link
          href={href}
          aria-label={name}
          onClick={({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
            onSelect(ctrlKey || metaKey || shiftKey || altKey)
          }
        />
        {children}
      </div>
    </div>
  )
}

/** What the row shows, then its page and its part of the site, which stands above the rows of a group. */
function nameOf({ type, hierarchy, content, _snippetResult: snippets }: SearchHitProps['hit']): string {
  const snippet = type === 'content' ? snippets?.content : snippets?.hierarchy[type]
  const text = snippet?.value ?? (type === 'content' ? content : hierarchy[type]) ?? ''
  const own = parseMarkedText(text)
    .map((part) => part.text)
    .join('')
  const above = type === 'lvl1' ? [hierarchy.lvl0] : [hierarchy.lvl1, hierarchy.lvl0]
  return [own, ...above.map(decodeEntities)].filter(Boolean).join(', ')
}
