/** The reader's choice for each group of tabs; groups of one name share it, on the page and in other windows. */
const choiceByGroup = new Map<string, string>()
const listeners = new Set<() => void>()
const prefix = 'docusaurus.tab.'

/** The chosen tab of a group; undefined when nothing was chosen yet. */
export function readTabChoice(groupId: string): string | undefined {
  return choiceByGroup.get(groupId) ?? readStored(groupId)
}

/** Chooses a tab for all groups of a name; `isLasting` stores it, for a choice of the reader's rather than of the address. */
export function chooseTab(groupId: string, value: string, isLasting: boolean): void {
  choiceByGroup.set(groupId, value)
  if (isLasting) store(groupId, value)
  for (const listener of listeners) listener()
}

/** Calls back when any choice changes, here or in another window. */
export function subscribeToTabChoices(listener: () => void): () => void {
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
