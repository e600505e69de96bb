/**
 * The script right after a group of tabs, which opens the tab named in the address, or the one chosen last, before the first
 * paint. `tabs.browser.ts` takes over from there.
 */
export function formatTabRestore(): string {
  return `(${restoreTab.toString()})(document.currentScript.previousElementSibling)`
}

// Shipped as text: it may use nothing from outside its own body.
function restoreTab(group: HTMLElement) {
  const { tabGroup, tabQuery } = group.dataset
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
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
