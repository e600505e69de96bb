import { onPage } from '@/components/navigation/page-life.browser'

const prefix = 'docusaurus.tab.'

/** The choice for each name of groups; those of one name share it, on the page, across pages and in other windows. */
const choices = new Map<string, string>()

/** Opens tabs as the address, the reader and the browser's search ask for them. */
export function startTabs(): void {
  onPage((main) => {
    for (const list of main.querySelectorAll('[role=tablist]')) {
      const group = list.parentElement
      if (group) restore(group)
    }
    return undefined
  })

  document.addEventListener('click', ({ target }) => {
    const tab = findTab(target)
    if (tab) choose(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event.target)
    const next = tab && findNext(tab, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    choose(next)
  })
  // The browser's search, or a hash, finds its target in a closed panel.
  document.addEventListener('beforematch', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.parentElement) return
    const value = tabsOf(target.parentElement)[Number(target.dataset.panel)]?.dataset.value
    if (value !== undefined) select(target.parentElement, value)
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) && newValue !== null) share(key.slice(prefix.length), newValue)
  })
}

/** Opens the tab that the address names, else the one chosen last, else leaves the one that is open. */
function restore(group: HTMLElement): void {
  const { tabGroup, tabQuery } = group.dataset
  const asked = tabQuery && new URLSearchParams(location.search).get(tabQuery)
  hideClosed(group)
  if (asked && tabsOf(group).some(({ dataset }) => dataset.value === asked)) select(group, asked)
  else if (tabGroup) show(group, choices.get(tabGroup) ?? readStored(tabGroup))
}

/** Opens a tab for the reader, to stay. */
function choose(tab: HTMLElement): void {
  const group = tab.parentElement?.parentElement
  const { value } = tab.dataset
  if (!group || value === undefined) return
  const { top } = tab.getBoundingClientRect()
  select(group, value)
  // Other groups of the name above this one may have changed their height: the tab stays under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
  const { tabGroup, tabQuery } = group.dataset
  if (tabQuery) writeQuery(tabQuery, value)
  try {
    if (tabGroup) localStorage.setItem(prefix + tabGroup, value)
  } catch {}
}

function select(group: HTMLElement, value: string): void {
  show(group, value)
  if (group.dataset.tabGroup) share(group.dataset.tabGroup, value)
}

function share(name: string, value: string): void {
  choices.set(name, value)
  for (const group of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
    if (group.dataset.tabGroup === name) show(group, value)
  }
}

/** Opens the tab of a value, if the group has it. */
function show(group: HTMLElement, value: string | undefined): void {
  const tabs = tabsOf(group)
  const open = tabs.find((tab) => tab.dataset.value === value)
  if (!open || value === undefined) return
  const panels = panelsOf(group)
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(tab === open)
    tab.tabIndex = tab === open ? 0 : -1
    panels[index]?.toggleAttribute('data-closed', tab !== open)
  }
  hideClosed(group)
  // Another group of the name may have been switched: the address must not contradict it.
  const { tabQuery } = group.dataset
  if (tabQuery && (new URLSearchParams(location.search).get(tabQuery) ?? value) !== value) writeQuery(tabQuery, value)
}

/** Keeps closed panels searchable. */
function hideClosed(group: HTMLElement): void {
  for (const panel of panelsOf(group)) {
    if (panel.hasAttribute('data-closed')) panel.setAttribute('hidden', 'until-found')
    else panel.removeAttribute('hidden')
  }
}

function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > * > [role=tab]')]
}

function panelsOf(group: Element): Element[] {
  return [...group.children].slice(1)
}

function findTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('main [role=tab]') : null
}

function findNext(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const index = tabs.indexOf(tab)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  if (key === 'ArrowRight' || key === 'ArrowLeft') return tabs.at((index + (key === forward ? 1 : -1)) % tabs.length)
  return undefined
}

function writeQuery(key: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(key, value)
  history.replaceState(history.state, '', url)
}

/** Blocked storage counts as empty. */
function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}
