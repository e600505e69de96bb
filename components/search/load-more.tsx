import { useEffect, useRef } from 'react'
import { t } from '@/lib/site/text'
import styles from './search-page.module.css'

interface LoadMoreProps {
  isLoading: boolean
  onLoad: () => void
}

/** Loads more when it comes into view, or when pressed by readers who do not scroll. */
export function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    if (!element || isLoading) return
    // Asked anew after each page: a button that is still in view reports itself again.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onLoad())
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLoading, onLoad])
  return (
    <p className={styles.loadMore}>
      <button ref={button} type="button" className={styles.button} aria-disabled={isLoading} onClick={onLoad}>
        {isLoading ? t('searching') : t('loadMore')}
      </button>
    </p>
  )
}
