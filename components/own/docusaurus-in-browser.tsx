import { type ReactNode, useEffect, useState } from 'react'
import { createDocusaurus } from '@/lib/mdx/imports/docusaurus-modules'

/** The modules of Docusaurus as a component has them that runs in the browser: it is first drawn as it was at build. */
export const docusaurus = {
  ...createDocusaurus(JSON.parse(process.env.SITE_FACTS ?? '{}')),
  '@docusaurus/BrowserOnly': { default: BrowserOnly },
  '@docusaurus/Head': { default: () => null },
  '@docusaurus/useIsBrowser': { default: useIsBrowser },
}

function useIsBrowser(): boolean {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return isBrowser
}

function BrowserOnly({ children, fallback = null }: { children?: () => ReactNode; fallback?: ReactNode }) {
  return useIsBrowser() ? children?.() : fallback
}
