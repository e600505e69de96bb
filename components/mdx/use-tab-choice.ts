import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { chooseTab, readTabChoice, subscribeToTabChoices } from './tab-choice'

interface TabChoiceSettings {
  values: string[]
  initial: string
  groupId: string | undefined
  queryKey: string | undefined
}

/** The open tab of a group and the way to open another; starts as the page was built, then follows the address and the reader. */
export function useTabChoice({ values, initial, groupId, queryKey }: TabChoiceSettings) {
  const [own, setOwn] = useState(initial)
  const readShared = () => (groupId === undefined ? undefined : readTabChoice(groupId))
  const shared = useSyncExternalStore(subscribeToTabChoices, readShared, () => undefined)
  const selected = shared !== undefined && values.includes(shared) ? shared : own

  /** `isLasting` when the reader chose, rather than the address. */
  const select = (value: string, isLasting: boolean) => {
    setOwn(value)
    if (groupId !== undefined) chooseTab(groupId, value, isLasting)
    if (queryKey !== undefined && isLasting) writeQuery(queryKey, value)
  }

  const followAddress = useEffectEvent(() => {
    const asked = queryKey === undefined ? null : new URLSearchParams(location.search).get(queryKey)
    if (asked !== null && values.includes(asked)) select(asked, false)
  })
  useEffect(() => followAddress(), [])

  const shown = useRef(initial)
  useEffect(() => {
    if (shown.current === selected) return
    shown.current = selected
    // Another group of the name may have been switched: the address must not contradict it.
    if (queryKey !== undefined && new URLSearchParams(location.search).has(queryKey)) writeQuery(queryKey, selected)
  }, [selected, queryKey])

  return { selected, select }
}

function writeQuery(key: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(key, value)
  history.replaceState(history.state, '', url)
}
