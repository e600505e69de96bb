import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import styles from './drawer.module.css'
import type { DropdownEntry } from './dropdown.client'
import { LocaleLink } from './locale-link.client'

/** A dropdown of the navbar as the drawer shows it: a group that opens in place. */
export function DrawerGroup({ label, entries }: { label: string; entries: DropdownEntry[] }) {
  return (
    <li className={styles.group}>
      <details>
        <summary>
          {label}
          <Icon name="chevronDown" size={12} />
        </summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              <GroupLink entry={entry} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function GroupLink({ entry }: { entry: DropdownEntry }) {
  const { label, href, locale, note, onPick } = entry
  const current = entry.current ? ('true' as const) : undefined
  if (locale) {
    const { lang, ...address } = locale
    return (
      <LocaleLink {...address} lang={lang} hrefLang={lang} aria-current={current}>
        {label}
      </LocaleLink>
    )
  }
  return (
    <Link href={href} aria-current={current} {...(onPick && { onClick: onPick })}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </Link>
  )
}
