'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  /** Highlighted lines; plain text when the code was not known at build. */
  children?: ReactNode
}

/** A block of code. It is a stop of the Tab key, to be scrolled with the keyboard, only while it is wider than its column. */
export function CodeBlock({ language, className, title, label, showLineNumbers, children }: CodeBlockProps) {
  const shownLanguage = language ?? className?.replace('language-', '') ?? 'text'
  const pre = useRef<HTMLPreElement>(null)
  const [isWide, setWide] = useState(false)
  const [isWrapped, setWrapped] = useState(false)
  useEffect(() => (pre.current ? watchWidth(pre.current, setWide) : undefined), [])
  const name = label ?? title ?? shownLanguage
  const region = isWide ? { tabIndex: 0, role: 'group', 'aria-label': `${t('codeRegion')}: ${name}` } : {}
  const isNumbered = showLineNumbers !== undefined && showLineNumbers !== false
  return (
    <figure
      className={`code ${styles.code}`}
      data-language={shownLanguage}
      data-line-numbers={isNumbered ? '' : undefined}
      data-wrapped={isWrapped ? '' : undefined}
    >
      {title && <figcaption>{title}</figcaption>}
      <pre ref={pre} {...region}>
        <code>{typeof children === 'string' ? splitLines(children, isNumbered) : children}</code>
      </pre>
      <CodeTools
        name={name}
        readCode={() => pre.current?.textContent ?? ''}
        wrapping={isWide || isWrapped ? { isWrapped, toggle: () => setWrapped(!isWrapped) } : undefined}
      />
    </figure>
  )
}

function watchWidth(pre: HTMLElement, setWide: (isWide: boolean) => void): () => void {
  const observer = new ResizeObserver(() => setWide(pre.scrollWidth > pre.clientWidth))
  observer.observe(pre)
  if (pre.firstElementChild) observer.observe(pre.firstElementChild)
  return () => observer.disconnect()
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

interface CodeToolsProps {
  /** Distinguishes the buttons of one block from those of another. */
  name: string
  readCode: () => string
  /** Missing when every line fits. */
  wrapping: { isWrapped: boolean; toggle: () => void } | undefined
}

/** The buttons of a block of code, shown once scripts run. */
function CodeTools({ name, readCode, wrapping }: CodeToolsProps) {
  const [isReady, setReady] = useState(false)
  const [status, setStatus] = useState('')
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (status === '') return
    const timer = setTimeout(() => setStatus(''), 2000)
    return () => clearTimeout(timer)
  }, [status])
  if (!isReady) return null
  const copy = async () => setStatus((await copyText(readCode())) ? t('codeCopied') : t('copyFailed'))
  return (
    <div className={styles.tools}>
      {wrapping && (
        <button type="button" aria-label={t('wrapLines')} aria-pressed={wrapping.isWrapped} onClick={wrapping.toggle}>
          <Icon name="wrap" />
        </button>
      )}
      <button type="button" aria-label={`${t('copyCode')}: ${name}`} onClick={copy}>
        <Icon name={status === t('codeCopied') ? 'check' : 'copy'} />
      </button>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </div>
  )
}

/** Returns false when the clipboard is missing, as on pages without https, or refused. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
