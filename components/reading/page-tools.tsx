import menu from '@/components/shell/dropdown.module.css'
import { Icon } from '@/components/ui/icon'
import { basePath } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import styles from './page-tools.module.css'

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

/** The tools of a page in a menu, below its title and below its text; `page-tools.browser.ts` handles the buttons. */
export function PageTools({ tools: { markdown, report } }: { tools: PageTools }) {
  return (
    <details className={styles.tools} aria-label={t('pageTools')} data-chrome="" data-page-tools="">
      <summary className="ui-bar-item">
        {t('page')}
        <Icon name="chevronDown" size={12} />
      </summary>
      <div className={`ui-popup ${menu.list}`}>
        <button type="button" className={entry} data-needs-js="" data-tool="copy">
          {t('copyPage')}
        </button>
        <a href={`${basePath}${markdown}`} rel="alternate" type="text/markdown" className={entry}>
          {t('viewMarkdown')}
        </a>
        <button type="button" className={entry} data-needs-js="" data-tool="more" aria-haspopup="dialog">
          {t('moreTools')}
        </button>
        <button type="button" className={entry} data-needs-js="" data-tool="keys" aria-haspopup="dialog">
          {t('showKeys')} <kbd>?</kbd>
        </button>
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
      </div>
    </details>
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
