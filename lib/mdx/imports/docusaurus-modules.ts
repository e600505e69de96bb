import { createElement, Fragment, type ReactNode } from 'react'
import type { SiteConfig } from '@/lib/site/config'
import { formatHref } from '@/lib/site/href'
import { siteLocales } from '@/lib/site/locale'

/** What components may know of their site. */
interface SiteFacts {
  siteConfig: object
  i18n: { currentLocale: string; defaultLocale: string; locales: string[] }
}

type Values = Record<string, ReactNode>

interface ImageProps {
  img: string | { default?: string; src?: { src?: string } }
  alt?: string
}

/** What Docusaurus tells components of a site. */
export function describeSite(config: SiteConfig): SiteFacts {
  const { title, tagline, url, baseUrl, trailingSlash, locale } = config
  const locales = siteLocales(config)
  const original = locales.find(({ isOriginal }) => isOriginal)?.code ?? locale
  return {
    siteConfig: { title, tagline, url, baseUrl, trailingSlash, customFields: {} },
    i18n: { currentLocale: locale, defaultLocale: original, locales: locales.map(({ code }) => code) },
  }
}

/** The modules of Docusaurus that work in pages and in components of the content, by name, as they are at build. */
export function createDocusaurus(facts: SiteFacts) {
  const canUseDOM = typeof document !== 'undefined'
  const withBaseUrl = (path: string) => (path.startsWith('/') ? path : formatHref(`/${path}`))
  return {
    '@docusaurus/BrowserOnly': { default: ({ children }: { children?: () => ReactNode }) => children?.() },
    '@docusaurus/ExecutionEnvironment': { default: { canUseDOM, canUseViewport: canUseDOM } },
    '@docusaurus/Head': { default: Fragment },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/Link': {
      default: ({ to = '', href = to, ...props }: { to?: string; href?: string }) =>
        createElement('a', { ...props, href: formatHref(href) }),
    },
    '@docusaurus/Translate': { default: Interpolate, translate },
    '@docusaurus/useBaseUrl': { default: withBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl }) },
    '@docusaurus/useDocusaurusContext': { default: () => facts },
    '@docusaurus/useIsBrowser': { default: () => false },
    '@theme/Heading': { default: ({ as = 'h2', ...props }) => createElement(as, props) },
    '@theme/IdealImage': { default: IdealImage },
  }
}

/** What they export. */
export const docusaurusExports: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(createDocusaurus({ siteConfig: {}, i18n: { currentLocale: '', defaultLocale: '', locales: [] } })).map(
    ([module, exported]) => [module, Object.keys(exported)],
  ),
)

/** Parts of pages that components of the content may have, unless they run in the browser. */
export const pageParts = ['@theme/Admonition', '@theme/CodeBlock', '@theme/Details', '@theme/TabItem', '@theme/Tabs']

/** A text with values in the place of their names in braces. */
function interpolate(text: string, values: Values = {}): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
}

function Interpolate({ children = '', values = {} }: { children?: string; values?: Values }) {
  return createElement(Fragment, null, ...interpolate(children, values))
}

function translate({ message, id = '' }: { message?: string; id?: string }, values?: Values): string {
  return interpolate(message ?? id, values).join('')
}

function IdealImage({ img, alt = '', ...props }: ImageProps) {
  const src = typeof img === 'string' ? img : (img.default ?? img.src?.src)
  return createElement('img', { ...props, src, alt })
}

/** Whether a module belongs to Docusaurus. */
export function isDocusaurus(module: string): boolean {
  return /^@(?:docusaurus|theme(?:-original)?|generated)\//.test(module)
}

const remedies: Record<string, string> = {
  '@theme/DocCardList': 'Remove it with its page: a category without an index page gets one with a card for each page.',
  '@theme/Mermaid': 'Draw the diagram once, and show it as an SVG picture.',
  '@theme/ThemedImage':
    'Write two pictures, "![…](light.svg#gh-light-mode-only)" and "![…](dark.svg#gh-dark-mode-only)".',
  '@theme/Layout': 'Remove it: every page has the frame of the site.',
  '@docusaurus/router': `Write links, or a component that begins with 'use client' and reads window.location.`,
}

/** What is said of a part of Docusaurus that has no equivalent. */
export function describeMissingPart(module: string): { found: string; fix: string } {
  return {
    found: `There is no "${module}" here: it is a part of Docusaurus.`,
    fix: remedies[module] ?? 'Write what it shows in Markdown, or a component in the folder components of the content.',
  }
}
