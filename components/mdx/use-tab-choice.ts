import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

/** The reader's choice for each group of tabs; groups of one name share it, on the page and in other windows. */
const choiceByGroup = new Map<string, string>()
const listeners = new Set<() => void>()
const prefix = 'docusaurus.tab.'

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

/** The chosen tab of a group; undefined when nothing was chosen yet. */
function readTabChoice(groupId: string): string | undefined {
  return choiceByGroup.get(groupId) ?? readStored(groupId)
}

/** Chooses a tab for all groups of a name; `isLasting` stores it, for a choice of the reader's rather than of the address. */
function chooseTab(groupId: string, value: string, isLasting: boolean): void {
  choiceByGroup.set(groupId, value)
  if (isLasting) store(groupId, value)
  for (const listener of listeners) listener()
}

/** Calls back when any choice changes, here or in another window. */
function subscribeToTabChoices(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(prefix) || newValue === null) return
    choiceByGroup.set(key.slice(prefix.length), newValue)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Blocked storage counts as empty. */
function readStored(groupId: string): string | undefined {
  try {
    return localStorage.getItem(prefix + groupId) ?? undefined
  } catch {
    return undefined
  }
}

function store(groupId: string, value: string): void {
  try {
    localStorage.setItem(prefix + groupId, value)
  } catch {}
}
