import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { mdxComponents } from '@/components/mdx'
import {
  type GivenModules,
  listExports,
  loadIslands,
  loadModules,
  readManifest,
} from '@/lib/content/modules/run-modules'
import { getSite } from '@/lib/content/site'
import { createDocusaurus, describeSite } from '@/lib/mdx/imports/docusaurus-modules'
import type { Modules } from '@/lib/mdx/render'
import { BrowserOnly, createIsland } from './island'

/** What modules of the content export, and their style sheet. */
interface OwnModules {
  modules: Modules
  sheet: string | undefined
}

/** The modules that pages of this site use, run with the React that renders the pages. */
export async function getOwnModules(): Promise<OwnModules> {
  const { config } = await getSite()
  const manifest = await readManifest()
  const hasIslands = Object.keys(manifest.islands).length > 0
  const renderIsland = hasIslands ? await loadIslands() : () => ({ html: '' })
  const { blocks, inline } = mdxComponents
  const docusaurus = {
    ...createDocusaurus(describeSite(config)),
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/Link': { default: inline.Link },
  }
  const { Admonition, CodeBlock, Details, TabItem, Tabs } = blocks
  const parts = Object.entries({ Admonition, CodeBlock, Details, TabItem, Tabs })
  const theme = Object.fromEntries(parts.map(([name, part]) => [`@theme/${name}`, { default: part }]))
  const given: GivenModules = {
    ...{ react: React, 'react/jsx-runtime': jsxRuntime, 'react/jsx-dev-runtime': jsxRuntime },
    'site:docusaurus': { ...docusaurus, ...theme },
    'site:island': { island: createIsland(manifest, renderIsland) },
  }
  return { modules: { ...listExports(docusaurus), ...(await loadModules(given)) }, sheet: manifest.sheet }
}
