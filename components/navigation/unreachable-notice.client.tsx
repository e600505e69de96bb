'use client'

import { useCallback, useEffect, useState } from 'react'
import { resetRouter } from '@/lib/site/next-internals'
import { t } from '@/lib/site/text'
import { cancelNavigation, pendingNavigation, subscribeToNavigation } from './navigation'

/**
 * Keeps the reader on the page they have when the next one cannot be reached. The router leaves a page that it cannot fetch
 * to the browser, which without a network would replace the site with an error page of its own. That step is caught
 * (Navigation API; other browsers show their error page) and taken only after the site has answered.
 */
export function UnreachableNotice() {
  const [wanted, setWanted] = useState<string>()
  const goTo = useCallback(async (url: string) => {
    setWanted(undefined)
    if (await isReachable(url)) leaveFor(url)
    else {
      resetRouter()
      cancelNavigation()
      setWanted(url)
    }
  }, [])

  useEffect(() => {
    const unsubscribe = subscribeToNavigation((pending) => {
      if (pending) setWanted(undefined)
    })
    const onNavigate = (event: NavigateEvent) => {
      const url = catchable(event)
      if (!url) return
      const pending = pendingNavigation()
      const isRouterGivingUp = !event.userInitiated && pending?.url.pathname === url.pathname
      if (navigator.onLine && !isRouterGivingUp) return
      event.preventDefault()
      // The router loses the hash when the payload is of another build.
      void goTo(isRouterGivingUp && pending ? pending.url.href : url.href)
    }
    const { navigation } = window
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      unsubscribe()
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [goTo])

  useEffect(() => {
    if (wanted === undefined) return
    const retry = () => void goTo(wanted)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [wanted, goTo])

  return (
    <div className="notice" role="status" data-chrome="">
      {wanted !== undefined && (
        <>
          <p>{navigator.onLine ? t('unreachableText') : t('offlineText')}</p>
          <button type="button" className="notice-action" onClick={() => goTo(wanted)}>
            {t('tryAgain')}
          </button>
          <button type="button" onClick={() => setWanted(undefined)}>
            {t('stayHere')}
          </button>
        </>
      )}
    </div>
  )
}

let allowed: string | undefined

/** The URL of a full load of another page of this site; undefined for reloads, Back and Forward, and anything that cannot be prevented. */
function catchable({ destination, navigationType, cancelable, hashChange, downloadRequest }: NavigateEvent) {
  const url = new URL(destination.url)
  const isLoad = cancelable && !hashChange && !destination.sameDocument && downloadRequest === null
  const isForward = navigationType === 'push' || navigationType === 'replace'
  return isLoad && isForward && url.origin === location.origin && url.href !== allowed ? url : undefined
}

async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

function leaveFor(url: string): void {
  allowed = url
  // When the URL is the current one, as after Back, `assign` would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
}
