'use client'

import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatSegments } from '@/lib/site/next-internals'
import { readPreferredVersion, savePreferredVersion, watchPreferredVersion } from '@/lib/site/preferred-version'
import { findVersionByPath, rankVersions, type VersionPlace } from '@/lib/site/version-choice'

interface PageVersionProps {
  /** Version that the page belongs to. */
  name: string
  /** The same page in other versions, by version name. */
  alternates?: Record<string, string> | undefined
}

interface VersionsState {
  versions: VersionPlace[]
  /** The version below whose own path the page is. */
  above: string | undefined
  page: PageVersionProps | undefined
  setPage: (page: PageVersionProps | undefined) => void
}

const VersionsContext = createContext<VersionsState>({
  versions: [],
  above: undefined,
  page: undefined,
  setPage: () => {},
})

/** Knows the docs versions of the site, and lets pages say which one they belong to. */
export function VersionsProvider({ versions, children }: { versions: VersionPlace[]; children: ReactNode }) {
  const [page, setPage] = useState<PageVersionProps>()
  const above = findVersionByPath(versions, useRenderedPathname())
  const state = useMemo(() => ({ versions, above, page, setPage }), [versions, above, page])

  useEffect(() => {
    const stored = readPreferredVersion()
    // A version that was removed since would be asked for again on each page.
    if (stored !== null && !versions.some(({ name }) => name === stored)) savePreferredVersion(null)
  }, [versions])

  return <VersionsContext value={state}>{children}</VersionsContext>
}

/**
 * The pathname, but while the page is made interactive that of which it was rendered: hosts show the not-found page at
 * any address, and there `usePathname` would differ from what the HTML says.
 */
function useRenderedPathname(): string {
  const pathname = usePathname()
  const rendered = formatSegments(useSelectedLayoutSegments())
  return useSyncExternalStore(
    () => () => {},
    () => pathname,
    () => rendered,
  )
}

/** Drawn by a page of the docs: tells the navbar its version, without the navbar knowing all pages. */
export function PageVersion({ name, alternates }: PageVersionProps) {
  const { setPage } = useContext(VersionsContext)
  useEffect(() => {
    setPage({ name, alternates })
    return () => setPage(undefined)
  }, [name, alternates, setPage])
  return null
}

interface VersionChoice {
  /** Version names in the order in which they suit the reader; the latest comes last. */
  ranked: string[]
  /** What the page says of itself; undefined outside the docs, and until the page is interactive. */
  page: PageVersionProps | undefined
}

/** Which docs version to show to this reader on this page. Before hydration the choice in storage is unknown. */
export function useVersionChoice(): VersionChoice {
  const { versions, above, page } = useContext(VersionsContext)
  const preferred = useSyncExternalStore(watchPreferredVersion, readPreferredVersion, () => null)
  return { ranked: rankVersions(versions, { active: page?.name ?? above, preferred }), page }
}
