import { parseFragment } from 'parse5'
import { textOf } from '@/lib/output/read-page'
import { compact, type Settings } from './reader'

type Translated = Record<string, unknown>

/** Called with each setting that has no counterpart. */
export type LeaveOut = (what: string) => void

/** `docs/intro` as `/docs/intro`; full addresses stay as they are. */
export function toSitePath(path: string): string {
  return `/${path.replace(/^\/+/, '')}`
}

/** The navbar: its title, and its items as far as they have counterparts. */
export function translateNavbar(navbar: Settings, leaveOut: LeaveOut): Translated {
  const items = navbar
    .parts('items')
    .map((item) => translateItem(item, leaveOut))
    .filter((item) => item !== undefined)
  // Docusaurus adds the search automatically, and has none without Algolia.
  const search = items.some(({ type }) => type === 'search') ? [] : [{ type: 'search', position: 'right' }]
  return compact({
    title: navbar.text('title') ?? (navbar.keys.includes('logo') ? '' : undefined),
    hideOnScroll: navbar.flag('hideOnScroll'),
    items: [...items, ...search],
  })
}

function translateItem(item: Settings, leaveOut: LeaveOut): Translated | undefined {
  const type = item.text('type') ?? (item.parts('items').length > 0 ? 'dropdown' : 'default')
  const name = `the navbar item "${item.text('label') ?? item.text('aria-label') ?? type}"`
  const position = item.text('position') === 'left' ? 'left' : 'right'
  const label = item.text('label')
  const leave = (why: string) => {
    item.skip()
    leaveOut(`${name}: ${why}`)
  }
  if (item.text('docsPluginId') !== undefined) return void leave('it belongs to a second set of docs')
  switch (type) {
    case 'default':
    case 'link':
      return translateLink(item, position) ?? void leave('it has no label or no address')
    case 'doc':
      return compact({ type, docId: item.text('docId'), label, position })
    case 'docSidebar':
      return compact({ type, sidebarId: item.text('sidebarId'), label, position })
    case 'docsVersion':
      return compact({ type, label, to: item.text('to'), position })
    case 'docsVersionDropdown':
    case 'localeDropdown':
    case 'search':
      return { type, position }
    case 'dropdown': {
      const entries = item.parts('items')
      const items = entries.map((entry) => translateLink(entry)).filter((entry) => entry !== undefined)
      if (items.length < entries.length) leaveOut(`entries of ${name} that are not plain links`)
      if (items.length > 0 && label !== undefined) return { type, label, items, position }
      return void leave('it has no label or no links')
    }
    default:
      return void leave(`there is no item of type "${type}"`)
  }
}

/** A plain link; one that shows only a picture gets its accessible name. */
function translateLink(link: Settings, position?: string): Translated | undefined {
  const address = (link.text('href') ?? link.text('to'))?.replace(/^pathname:\/\//, '')
  const shown = link.text('label') || link.text('aria-label')
  if (shown === undefined || address === undefined) {
    // Its loss is listed as a whole.
    link.skip()
    return undefined
  }
  const target = /^([a-z]+:|\/\/)/i.test(address) ? { href: address } : { to: toSitePath(address) }
  return compact({ label: shown, ...target, position })
}

/** The footer: columns of links, logo and copyright. */
export function translateFooter(footer: Settings, leaveOut: LeaveOut): Translated {
  const written = footer.parts('links')
  const isSimple = written.length > 0 && written.every((link) => link.parts('items').length === 0)
  const groups = isSimple ? [{ title: 'More', links: written }] : written.map(toColumn)
  const columns = groups.flatMap(({ title, links }) => {
    const kept = links.map((link) => translateLink(link)).filter((link) => link !== undefined)
    if (kept.length < links.length) leaveOut(`links of the footer below "${title}" that are HTML`)
    return kept.length === 0 ? [] : [{ title, links: kept }]
  })
  const copyright = footer.text('copyright') ?? ''
  const text = textOf(parseFragment(copyright.replace(/<br\b[^<>]*>/gi, ' ')))
  const plain = text.replaceAll(String(new Date().getFullYear()), '{year}')
  if (/<a\b/i.test(copyright)) leaveOut('links in the copyright line of the footer')
  if (footer.has('style')) leaveOut('"style" of the footer')
  return compact({ columns, copyright: plain.trim() || undefined })
}

function toColumn(column: Settings): { title: string; links: Settings[] } {
  return { title: column.text('title') || 'More', links: column.parts('items') }
}
