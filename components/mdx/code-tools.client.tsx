'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './code-block.module.css'

interface CodeToolsProps {
  /** Distinguishes the buttons of one block from those of another. */
  name: string
  readCode: () => string
  /** Missing when every line fits. */
  wrapping: { isWrapped: boolean; toggle: () => void } | undefined
}

/** The buttons of a block of code, shown once scripts run. */
export function CodeTools({ name, readCode, wrapping }: CodeToolsProps) {
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
