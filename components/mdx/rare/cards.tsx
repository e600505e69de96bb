import type { ReactNode } from 'react'
import { ContentLink } from '../content-link'
import styles from './rare.module.css'

/** Cards beside each other, as many as there is room for. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

interface CardProps {
  title?: string
  /** Where a click anywhere on the card leads. */
  href?: string
  /** Whether that is a file of the site, whose address is complete. */
  isFile?: boolean
  /** Another way to write the text. */
  description?: string
  children?: ReactNode
}

/** A title and some text in a frame; with `href` all of it is a link. */
export function Card({ title, href, isFile, description, children }: CardProps) {
  const name = title ?? href
  const link = isFile ? <a href={href}>{name}</a> : <ContentLink href={href ?? ''}>{name}</ContentLink>
  return (
    <div className={styles.card}>
      {name && <p className={styles.title}>{href === undefined ? name : link}</p>}
      {description && <p>{description}</p>}
      {children}
    </div>
  )
}
