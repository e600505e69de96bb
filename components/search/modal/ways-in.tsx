import { useId, useState } from 'react'
import { t } from '@/lib/site/text'
import styles from './search-modal.module.css'

interface Way {
  label: string
  href: string
}

/** What readers may want before they type: the pages around this one, and the parts of the docs, both as the sidebar has them. */
export function WaysIn({ onLeave }: { onLeave: () => void }) {
  const [{ near, parts }] = useState(readSidebar)
  return (
    <>
      <Ways title={t('inThisPart')} ways={near} onLeave={onLeave} />
      <Ways title={t('mainPages')} ways={parts} onLeave={onLeave} />
    </>
  )
}

function Ways({ title, ways, onLeave }: { title: string; ways: Way[]; onLeave: () => void }) {
  const id = useId()
  if (ways.length === 0) return null
  return (
    <nav className={styles.ways} aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} onClick={onLeave}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function readSidebar(): { near: Way[]; parts: Way[] } {
  const tree = document.querySelector('[data-tree] ul')
  const current = tree?.querySelector('a[aria-current="page"]')
  const list = current?.closest('ul')
  return { near: list && list !== tree ? listWays(list, current) : [], parts: listWays(tree) }
}

/** The entries of a list; a category without a page of its own leads to its first page. */
function listWays(list: Element | null | undefined, except?: Element | null): Way[] {
  return [...(list?.children ?? [])].flatMap((entry) => {
    const link = entry.querySelector('a')
    const label = entry.querySelector('a, button, span')?.textContent?.trim()
    return link && label && link !== except ? [{ label, href: link.getAttribute('href') ?? '' }] : []
  })
}
