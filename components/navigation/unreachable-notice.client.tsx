'use client'

import { useCallback, useEffect, useState } from 'react'
import { endNavigation, type PendingNavigation, subscribeToNavigation } from '@/components/navigation/navigation'
import { strings } from '@/lib/site/strings'

/**
 * Keeps the reader on the page they have when the next one cannot be reached. A page that the router cannot fetch it leaves
 * to the browser, which without a network would replace the site by a page of its own: that step is caught (Navigation API;
 * browsers without it show their own page) and taken only after the site has answered.
 */
export function UnreachableNotice() {
  const [wanted, setWanted] = useState<string>()
  const goTo = useCallback(async (url: string) => {
    setWanted(undefined)
    if (await isReachable(url)) leaveFor(url)
    else {
      resetRouter()
      endNavigation()
      setWanted(url)
    }
  }, [])

  useEffect(() => {
    let pending: PendingNavigation | undefined
    const unsubscribe = subscribeToNavigation((next) => {
      pending = next
      if (next) setWanted(undefined)
    })
    const onNavigate = (event: NavigateEvent) => {
      const url = catchable(event)
      if (!url) return
      const isRouterGivingUp = !event.userInitiated && pending?.url.pathname === url.pathname
      if (navigator.onLine && !isRouterGivingUp) return
      event.preventDefault()
      // The router has lost the hash when the payload came from another build.
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
          <p>{navigator.onLine ? strings.unreachableText : strings.offlineText}</p>
          <button type="button" className="notice-action" onClick={() => goTo(wanted)}>
            {strings.tryAgain}
          </button>
          <button type="button" onClick={() => setWanted(undefined)}>
            {strings.stayHere}
          </button>
        </>
      )}
    </div>
  )
}

let allowed: string | undefined

/** The address of a full load of another page of this site that the reader did not ask for by reloading or going back. */
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
  // To the address that is already there, as after Back, `assign` would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
}

/** The router waits for the full load that it asked for; told that the page is back, it takes up its work. */
function resetRouter(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
