const prefix = 'docusaurus.tab.'

/** The chosen tabs by group name; groups with the same name share the choice on all pages and in other windows. */
const choices = new Map<string, string>()

/** Opens the tabs of a page by the address, the reader's choice and the browser's search. */
export function setUp(main: HTMLElement): void {
  for (const group of main.querySelectorAll<HTMLElement>('[data-tabs]')) restore(group)
  main.addEventListener('click', ({ target }) => choose(target))
  main.addEventListener('keydown', moveFocus)
  // A hash, or the browser's own search, can lead to a target in a closed panel.
  main.addEventListener('beforematch', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.dataset.panel || !target.parentElement) return
    const tab = tabsOf(target.parentElement)[Number(target.dataset.panel)]
    select(target.parentElement, tab?.dataset.value ?? '')
  })
}

addEventListener('storage', ({ key }) => {
  if (!key?.startsWith(prefix)) return
  const name = key.slice(prefix.length)
  // What is stored by now may be newer than what the event reports.
  const value = readStored(name)
  if (value !== undefined) share(name, value)
})

/** Opens the tab named in the address, else the one chosen last, else the initial one. */
function restore(group: HTMLElement): void {
  const { tabGroup, tabQuery } = group.dataset
  const asked = tabQuery && readQuery(tabQuery)
  if (asked && show(group, asked)) select(group, asked)
  else if (!tabGroup || !show(group, choices.get(tabGroup) ?? readStored(tabGroup)))
    show(group, tabsOf(group).find(({ ariaSelected }) => ariaSelected === 'true')?.dataset.value)
}

/** Opens a tab and stores the choice. */
function choose(target: EventTarget | null | undefined): void {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null
  const group = tab?.closest<HTMLElement>('[data-tabs]')
  if (!tab || !group) return
  const { value = '' } = tab.dataset
  const { tabGroup, tabQuery } = group.dataset
  const { top } = tab.getBoundingClientRect()
  select(group, value)
  // Groups with the same name above may have changed their height: keeps the tab under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
  if (tabQuery) writeQuery(tabQuery, value)
  try {
    if (tabGroup) localStorage.setItem(prefix + tabGroup, value)
  } catch {}
}

function moveFocus(event: KeyboardEvent): void {
  const { target, key } = event
  const group = target instanceof HTMLElement && target.matches('[role=tab]') && target.closest('[data-tabs]')
  if (!group) return
  const tabs = tabsOf(group)
  const index = tabs.indexOf(target)
  const forward = getComputedStyle(group).direction === 'rtl' ? -1 : 1
  const step = { Home: -index, End: -index - 1, ArrowRight: forward, ArrowLeft: -forward }[key]
  const next = step !== undefined && tabs.at((index + step) % tabs.length)
  if (!next) return
  event.preventDefault()
  next.focus()
  choose(next)
}

function select(group: HTMLElement, value: string): void {
  if (group.dataset.tabGroup) share(group.dataset.tabGroup, value)
  else follow(group, value)
}

function share(name: string, value: string): void {
  choices.set(name, value)
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    if (group.dataset.tabGroup === name) follow(group, value)
}

/** Opens a tab, and corrects the address if it names another tab of the group. */
function follow(group: HTMLElement, value: string): void {
  const { tabQuery } = group.dataset
  if (show(group, value) && tabQuery && readQuery(tabQuery) !== null) writeQuery(tabQuery, value)
}

/** Opens the tab of a value, and keeps closed panels searchable; returns whether the group has such a tab. */
function show(group: Element, value: string | undefined): boolean {
  const tabs = tabsOf(group)
  const open = tabs.findIndex(({ dataset }) => dataset.value === value)
  if (open < 0) return false
  for (const [index, tab] of tabs.entries()) {
    const panel = group.children[index + 1]
    tab.ariaSelected = String(index === open)
    tab.tabIndex = index === open ? 0 : -1
    panel?.toggleAttribute('data-closed', index !== open)
    if (index === open) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
  }
  return true
}

function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > * > [role=tab]')]
}

function readQuery(key: string): string | null {
  return new URLSearchParams(location.search).get(key)
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
