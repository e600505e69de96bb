import './globals.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/prose.css'
import './styles/step-details.css'
import './styles/phone-tables.css'
import './styles/code.css'
import './styles/fonts/faces.css'
import './styles/math.css'
import './styles/shared.css'
import './styles/notice.css'
import './styles/forced-colors.css'
import './styles/print.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { InlineScript } from '@/components/inline/inline-script'
import { themeColors } from '@/components/inline/theme-colors'
import { NavigationNotices } from '@/components/navigation/navigation-notices'
import { assetDir } from '@/lib/content/links/assets'
import { getSite } from '@/lib/content/site'
import { listFiles } from '@/lib/content/source/read'
import { formatFilePath } from '@/lib/site/href'
import { currentLocale, formatOpenGraphLocale, translationOf } from '@/lib/site/locale'
import { formatCount, formatFinding, groupFindings } from '@/lib/site/problems/problems'
import { findFavicon, manifestPath } from '@/lib/site/settings/look'
import { openSearchPath } from './opensearch'

/** Metadata that every page shares; pages add their own title, description and canonical address. */
export function generateMetadata(): Metadata {
  const { config } = getSite()
  const favicon = findFavicon(config)
  return {
    metadataBase: new URL(config.url),
    title: { default: config.title, template: `%s ${config.titleDelimiter} ${config.title}` },
    description: config.tagline,
    openGraph: { siteName: config.title, locale: formatOpenGraphLocale(config.locale), type: 'website' },
    twitter: { card: 'summary' },
    ...(favicon.type === 'image/svg+xml' && { manifest: formatFilePath(manifestPath, config) }),
    icons: { icon: [{ url: formatFilePath(favicon.path, config), ...(favicon.type && { type: favicon.type }) }] },
  }
}

/** The colour of the browser's frame for readers without JavaScript; the head script keeps it in step with the colour mode. */
export function generateViewport(): Viewport {
  const { config } = getSite()
  return { themeColor: themeColors[config.colorMode.default] }
}

/** The document around every page and its shell; independent of docs and blog. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const { config } = getSite()
  // Plain `next build` has no bundles; those of development have no hash.
  const assets = await listFiles(assetDir(translationOf(config)))
  const script = assets?.find((file) => /^site\.browser(-\w+)?\.js$/.test(file))
  const { dir } = currentLocale(config)
  return (
    // The head script sets attributes of <html> before React sees it.
    <html lang={config.locale} dir={dir} data-theme={config.colorMode.default} suppressHydrationWarning>
      <head>
        <InlineScript name="head" />
        {config.analytics && <InlineScript name="analytics" />}
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={config.title}
          href={formatFilePath(openSearchPath, config)}
        />
        <InlineScript name="recovery" />
        {script && <script type="module" data-site="module" src={formatFilePath(`/assets/${script}`, config)} />}
        {config.look?.styleSheet && (
          <link rel="stylesheet" data-site="" href={formatFilePath(config.look.styleSheet, config)} />
        )}
      </head>
      <body>
        {children}
        <DevRefresh />
        <NavigationNotices />
      </body>
    </html>
  )
}

const mostFindings = 50

/** Shown beside the pages under `npm run dev`; the early return keeps all of it out of the built site. */
async function DevRefresh() {
  if (process.env.NODE_ENV !== 'development') return null
  const { DevPanel } = await import('@/components/dev/dev-panel')
  const { problems } = getSite()
  const findings = groupFindings(problems)
  return (
    <DevPanel
      count={formatCount(problems)}
      isBroken={problems.some(({ severity }) => severity === 'error')}
      // Each page contains them, so that hundreds would slow down every change.
      problems={findings.slice(0, mostFindings).map(formatFinding)}
      hidden={Math.max(0, findings.length - mostFindings)}
    />
  )
}
