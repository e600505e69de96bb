import { cache, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './code-block.module.css'

interface CodeBlockProps {
  language?: string
  /** `language-json` is another way to name the language. */
  className?: string
  title?: string
  /** Name of the block when its title is missing or not unique: its first line, or its title with a number. */
  label?: string
  showLineNumbers?: boolean | number | string
  /** Highlighted lines, or plain text from an expression. */
  children?: ReactNode
}

/** A block of code; `code-block.browser.ts` adds buttons, and makes wide blocks a stop of the Tab key. */
export function CodeBlock({ language, className, title, label, showLineNumbers, children }: CodeBlockProps) {
  const shownLanguage = language ?? className?.replace('language-', '') ?? 'text'
  const isNumbered = showLineNumbers !== undefined && showLineNumbers !== false
  return (
    <figure
      className={`code ${styles.code}`}
      data-language={shownLanguage}
      data-line-numbers={isNumbered ? '' : undefined}
    >
      {title && <figcaption>{title}</figcaption>}
      <pre>
        <code>{typeof children === 'string' ? splitLines(children, isNumbered) : children}</code>
      </pre>
      <CodeTools name={label ?? title ?? shownLanguage} />
    </figure>
  )
}

function splitLines(code: string, isNumbered: boolean): ReactNode[] {
  const lines = code.trimEnd().split('\n')
  const numbered = lines.map((text, index) => ({ text, number: index + 1 }))
  return numbered.flatMap(({ text, number }) => [
    number > 1 && '\n',
    <span className="line" key={number} data-line={isNumbered ? number : undefined}>
      {text}
    </span>,
  ])
}

/** State shared by the blocks of a page. */
const getPageState = cache(() => ({ hasTools: false }))

/** Button template, rendered once per page and copied to the other blocks. */
function CodeTools({ name }: { name: string }) {
  const page = getPageState()
  const attributes = { className: styles.tools, 'data-part': '', 'data-chrome': '', 'data-tools': name, hidden: true }
  if (page.hasTools) return <div {...attributes} />
  page.hasTools = true
  return (
    <div {...attributes}>
      <button type="button" className="ui-icon-button" aria-label={t('wrapLines')} aria-pressed={false} hidden>
        <Icon name="wrap" />
      </button>
      <button type="button" className="ui-icon-button">
        <Icon name="copy" />
        <Icon name="check" />
      </button>
      <span className="visually-hidden" role="status" />
    </div>
  )
}
