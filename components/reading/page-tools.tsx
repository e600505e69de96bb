import type { ReactNode } from 'react'
import menu from '@/components/shell/dropdown.module.css'
import { Icon } from '@/components/ui/icon'
import { basePath } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import styles from './page-tools.module.css'
import type { SheetName } from './tool-sheets.browser'

/** What a reader can do with a page. */
export interface PageTools {
  /** The page in Markdown, below the base path. */
  markdown: string
  /** Address to report a mistake on this page, with `{section}` for the section; missing if the site takes no reports. */
  report?: string
  /** Whether to ask readers if the page helped; the page view counter counts the answers. */
  asksWhetherHelpful: boolean
}

const entry = `ui-entry ${menu.entry}`

/** The menu of a page, one entry for each action; `page-tools.browser.ts` handles the buttons. */
export function PageTools({ tools: { markdown, report } }: { tools: PageTools }) {
  return (
    <details className={styles.tools} aria-label={t('pageTools')} data-chrome="" data-page-tools="">
      <summary className="ui-bar-item">
        {t('page')}
        <Icon name="chevronDown" size={12} />
      </summary>
      <div className={`ui-popup ${menu.list}`}>
        {report && (
          <a
            className={entry}
            href={report.replace('{section}', '')}
            rel="noopener noreferrer"
            data-report={report.indexOf('{section}')}
          >
            {t('reportMistake')}
          </a>
        )}
        <SheetButton tool="print">{t('print')}</SheetButton>
        <SheetButton tool="cite">{t('citePage')}</SheetButton>
        <SheetButton tool="links">{t('linkedFrom')}</SheetButton>
        <SheetButton tool="keys">
          {t('showKeys')} <kbd>?</kbd>
        </SheetButton>
        <button type="button" className={entry} data-needs-js="" data-tool="copy">
          {t('copyPage')}
        </button>
        <a href={`${basePath}${markdown}`} rel="alternate" type="text/markdown" className={entry} data-markdown="">
          {t('viewMarkdown')}
        </a>
      </div>
    </details>
  )
}

/** A tool that opens in a sheet. */
function SheetButton({ tool, children }: { tool: SheetName; children: ReactNode }) {
  return (
    <button type="button" className={entry} data-needs-js="" data-tool={tool} aria-haspopup="dialog">
      {children}
    </button>
  )
}

/** Asks readers whether the page helped. */
export function Helpful() {
  return (
    <p role="status" data-chrome="" data-helpful="" data-needs-js="">
      {t('wasHelpful')}{' '}
      <button type="button" value="yes">
        {t('yes')}
      </button>{' '}
      <button type="button" value="no">
        {t('no')}
      </button>
    </p>
  )
}
