import type { MouseEvent, ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { decodeEntities, parseMarkedText } from '@/lib/search/marked-text'
import type { SavedSearch } from '@/lib/search/saved-searches'
import type { Hit } from '@/lib/search/search-client'
import styles from './search-modal.module.css'

interface SearchHitProps {
  /** Its texts are HTML; a saved one has no snippets. */
  hit: SavedSearch & Partial<Pick<Hit, '_snippetResult'>>
  /** Path in the site. */
  href: string
  /** Called on a click that follows the link, in this tab or elsewhere. */
  onSelect: (opensElsewhere: boolean) => void
  /** What DocSearch draws; shown of a saved hit, whose buttons are in it. */
  children: ReactNode
}

const draw = (d: string) => `<div class="DocSearch-Hit-icon"><svg viewBox="0 0 20 20"><path d="${d}"/></svg></div>`
const icons = {
  page: draw('M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4'),
  heading: draw('M8 3 6 17M14 3l-2 14M3.5 7.5h13M3.5 12.5h13'),
  passage: draw('M3 5h14M3 10h14M3 15h9'),
}
const className = `DocSearch-Hit-Container ${styles.texts}`

/** One hit, with a real link. It lies under the texts, because a link may not contain buttons. */
export function SearchHit({ hit, href, onSelect, children }: SearchHitProps) {
  const name = nameOf(hit)
  const texts = hit._snippetResult && { __html: drawTexts(hit) }
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHit has made it harmless. */}
        {texts ? <div className={className} dangerouslySetInnerHTML={texts} /> : children}
      </div>
    </div>
  )
}

/** What the row shows, then its page and its part of the site, which stands above the rows of a group. */
function nameOf(hit: SearchHitProps['hit']): string {
  const { type, hierarchy } = hit
  const own = parseMarkedText(textOf(hit, type)).map(({ text }) => text)
  const above = type === 'lvl1' ? [hierarchy.lvl0] : [hierarchy.lvl1, hierarchy.lvl0]
  return [own.join(''), ...above.map(decodeEntities)].filter(Boolean).join(', ')
}

/** Icon, text and page of the hit, or how its page begins; as one text, since twenty rows change with each key. */
function drawTexts(hit: SearchHitProps['hit']): string {
  const { type } = hit
  const icon = (type === 'lvl1' && icons.page) || (type === 'content' && icons.passage) || icons.heading
  const second = textOf(hit, type === 'lvl1' ? 'content' : 'lvl1')
  const title = `<span class="DocSearch-Hit-title">${textOf(hit, type)}</span>`
  const path = second && `<span class="DocSearch-Hit-path">${second}</span>`
  return `${icon}<div class="DocSearch-Hit-content-wrapper">${title}${path}</div>`
}

/** HTML of a text of the hit, with its matches marked; empty where it has none. */
function textOf({ hierarchy, content, _snippetResult: snippets }: SearchHitProps['hit'], level: Hit['type']): string {
  const snippet = level === 'content' ? snippets?.content : snippets?.hierarchy[level]
  return snippet?.value ?? (level === 'content' ? content : hierarchy[level]) ?? ''
}
