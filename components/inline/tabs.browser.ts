// The script right after a group of tabs, which opens the tab named in the address, or the one chosen last, before the first paint.
// components/mdx/tabs/tabs.browser.ts takes over from there.

const group = document.currentScript?.previousElementSibling
if (group instanceof HTMLElement) restoreTab(group)

function restoreTab(group: HTMLElement): void {
  const { tabGroup, tabQuery } = group.dataset
  const asked = tabQuery ? new URLSearchParams(location.search).get(tabQuery) : null
  const tabs = [...(group.firstElementChild?.children ?? [])] as HTMLElement[]
  const open = [asked, tabGroup ? read(`docusaurus.tab.${tabGroup}`) : null]
    .map((value) => tabs.findIndex((tab) => tab.dataset.value === value))
    .find((index) => index >= 0)
  if (open === undefined) return
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(index === open)
    tab.tabIndex = index === open ? 0 : -1
    group.children[index + 1]?.toggleAttribute('data-closed', index !== open)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
