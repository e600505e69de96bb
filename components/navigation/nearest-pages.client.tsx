'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/navigation/link'
import { findNearestPages, type KnownPage, wordsOfPath } from '@/lib/site/nearest-pages'
import { t } from '@/lib/site/text'

/** Suggests pages with an address like the unknown one, and a search for its words. */
export function NearestPages() {
  const [path] = useState(() => location.pathname.slice(basePath().length))
  const [pages, setPages] = useState<KnownPage[]>([])
  useEffect(() => {
    fetch(`${basePath()}/pages.json`)
      .then((response) => response.json())
      .then((known: KnownPage[]) => setPages(findNearestPages(path, known)))
      // The page is useful without them.
      .catch(() => {})
  }, [path])
  const words = wordsOfPath(path)

  return (
    <div role="status">
      {pages.length > 0 && (
        <>
          <h2 className="message-subheading">{t('notFoundNearest')}</h2>
          <ul className="message-list">
            {pages.map(([permalink, title]) => (
              <li key={permalink}>
                <Link href={permalink}>
                  {title} <span>{permalink}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {words && (
        <p>
          <Link href={`/search?q=${encodeURIComponent(words)}`}>
            {t('notFoundSearch')} “{words}”
          </Link>
        </p>
      )}
    </div>
  )
}

function basePath(): string {
  return window.recovery?.basePath ?? ''
}
