'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { useVersionChoice } from '@/components/navigation/versions.client'
import type { NavbarVersion } from '@/lib/content/config/navbar'
import { normalizePathname } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import { savePreferredVersion } from '@/lib/site/version-choice'
import { DrawerGroup } from './drawer-group.client'
import { Dropdown } from './dropdown.client'
import type { DropdownEntry } from './navbar-link.client'

interface VersionDropdownProps {
  /** Versions to offer, in this order. */
  versions: NavbarVersion[]
}

/** The docs versions in the navbar; each choice leads to the current page, if that version has it. */
export function VersionDropdown({ versions }: VersionDropdownProps) {
  const { label, entries, onIntent } = useVersionEntries(versions)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks up the hash; the dropdown inside does the rest.
    <div onPointerEnter={onIntent} onFocus={onIntent}>
      <Dropdown label={label} description={t('docsVersion')} entries={entries} />
    </div>
  )
}

/** The docs versions in the drawer. */
export function VersionGroup({ versions }: VersionDropdownProps) {
  const { label, entries } = useVersionEntries(versions)
  return <DrawerGroup label={label} description={t('docsVersion')} entries={entries} />
}

function useVersionEntries(versions: NavbarVersion[]) {
  const pathname = normalizePathname(usePathname())
  const { ranked, page } = useVersionChoice()
  // Read again whenever the reader is about to choose: not every change of hash and query fires an event.
  const [place, setPlace] = useState(() => readPlace())
  const shown = ranked.flatMap((name) => versions.find((version) => version.name === name) ?? [])[0] ?? versions[0]
  const entries = versions.map(({ name, label, permalink }): DropdownEntry => {
    const samePage = page?.name === name ? pathname : page?.alternates?.[name]
    return {
      label,
      href: samePage === undefined ? permalink : samePage + place,
      current: name === shown?.name,
      ...(page && samePage === undefined && { note: t('pageNotInVersion') }),
      onPick: () => savePreferredVersion(name),
    }
  })
  return { label: shown?.label ?? '', entries, onIntent: () => setPlace(readPlace()) }
}

function readPlace(): string {
  return typeof window === 'undefined' ? '' : location.search + location.hash
}
