'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { t } from '@/lib/site/text'
import styles from './on-demand.module.css'

interface OnDemandProps<Part> {
  /** Fetches the part, again at each call; must be the same function at each render. */
  load: () => Promise<Part>
  /** Renders the part once it is loaded. */
  children: (part: Part) => ReactNode
}

interface Loading<Part> {
  attempt: number
  part?: Part
  error?: string
}

/** A part of the page whose code is loaded on demand, with a spinner if that takes long and "Retry" if it fails. */
export function OnDemand<Part>({ load, children }: OnDemandProps<Part>) {
  const [{ attempt, part, error }, setLoading] = useState<Loading<Part>>({ attempt: 1 })

  useEffect(() => {
    let isCurrent = true
    const settle = (outcome: Omit<Loading<Part>, 'attempt'>) => isCurrent && setLoading({ attempt, ...outcome })
    load().then(
      (loaded) => settle({ part: loaded }),
      (reason) => settle({ error: String(reason instanceof Error ? reason.message : reason) }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  if (part !== undefined) return children(part)
  if (error === undefined) return <div className={styles.spinner} role="status" aria-label={t('loading')} />
  return (
    <div className={styles.failure} role="alert">
      <p>{t('partFailed')}</p>
      <p className={styles.detail}>{error}</p>
      <button type="button" className={styles.retry} onClick={() => setLoading({ attempt: attempt + 1 })}>
        {t('retry')}
      </button>
    </div>
  )
}
