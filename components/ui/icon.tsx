import { type IconName, iconPaths } from '@/lib/site/settings/icons'
import styles from './icon.module.css'

/** A decorative stroke icon in the current text colour; the text beside it carries the meaning. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  // Relative to the text size of the reader.
  const length = `${size / 16}rem`
  return (
    <svg className={styles.icon} width={length} height={length} viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
