'use client'

import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatSegments } from '@/lib/site/next-internals'
import {
  findVersionByPath,
  rankVersions,
  readPreferredVersion,
  savePreferredVersion,
  type VersionPlace,
  watchPreferredVersion,
} from '@/lib/site/version-choice'

interface PageVersionProps {
  /** Version that the page belongs to. */
  name: string
  /** The same page in other versions, by version name. */
  alternates?: Record<string, string> | undefined
}

interface VersionsState {
  versions: VersionPlace[]
  /** The version whose path the page's address begins with. */
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

/** Provides the docs versions of the site, and lets a page say which one it belongs to. */
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
 * The pathname; during hydration the one for which the page was rendered. Hosts show the not-found page at any address, where
 * `usePathname` differs from the HTML.
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

/** Tells the navbar the version of a docs page, so that the navbar need not know all pages. */
export function PageVersion({ name, alternates }: PageVersionProps) {
  const { setPage } = useContext(VersionsContext)
  useEffect(() => {
    setPage({ name, alternates })
    return () => setPage(undefined)
  }, [name, alternates, setPage])
  return null
}

interface VersionChoice {
  /** Version names, the one that suits the reader best first and the latest last. */
  ranked: string[]
  /** The page's own version; undefined outside the docs, and until the page is interactive. */
  page: PageVersionProps | undefined
}

/** The docs version to show to this reader on this page. Before hydration the stored choice is unknown. */
export function useVersionChoice(): VersionChoice {
  const { versions, above, page } = useContext(VersionsContext)
  const preferred = useSyncExternalStore(watchPreferredVersion, readPreferredVersion, () => null)
  return { ranked: rankVersions(versions, { active: page?.name ?? above, preferred }), page }
}
