import { settings } from './compiled-settings'

/** Whether links to an address open in a new tab: `newTab` of `site.yml` has it, or an address above it. */
export function opensInNewTab(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { origin, pathname } = new URL(href)
  return (settings.newTab ?? []).some((address) => {
    const base = new URL(address)
    return (
      base.origin === origin &&
      `${pathname}/`.startsWith(base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`)
    )
  })
}
