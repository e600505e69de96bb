import type { ReactNode } from 'react'
import styles from './rare.module.css'

interface BadgeProps {
  /** Another way to write the text. */
  text?: string
  variant?: 'default' | 'note' | 'tip' | 'success' | 'caution' | 'danger'
  children?: ReactNode
}

/** One or two words that say what something is: new, beta, optional. */
export function Badge({ text, variant = 'default', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={variant === 'note' ? 'info' : variant}>
      {text ?? children}
    </span>
  )
}
