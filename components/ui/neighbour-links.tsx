import { Link } from '@/components/navigation/link'
import styles from './neighbour-links.module.css'

interface Neighbour {
  /** The word above the title, such as "Previous". */
  caption: string
  permalink: string
  /** Title of the page; only the caption shows when missing. */
  title?: string
  /** Code of the title's language, if it differs from the site's. */
  lang?: string
}

interface NeighbourLinksProps {
  /** Name of the landmark. */
  label: string
  previous: Neighbour | undefined | ''
  next: Neighbour | undefined | ''
}

/** Links to the pages before and after this one. */
export function NeighbourLinks({ label, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={label} data-chrome="">
      {previous && <NeighbourLink neighbour={previous} rel="prev" />}
      {next && <NeighbourLink neighbour={next} rel="next" />}
    </nav>
  )
}

function NeighbourLink({ neighbour, rel }: { neighbour: Neighbour; rel: 'prev' | 'next' }) {
  const { caption, permalink, title, lang } = neighbour
  return (
    <Link className={styles.link} href={permalink} rel={rel}>
      {title && <span className={styles.caption}>{caption}</span>}
      <span className={styles.title} lang={lang}>
        {title ?? caption}
      </span>
    </Link>
  )
}
