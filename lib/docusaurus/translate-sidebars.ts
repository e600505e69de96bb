import { isMapping } from '@/lib/site/objects'
import type { LeaveOut } from './translate-bars'

/** Keys of entries that nothing here shows. */
const unused = new Set(['customProps', 'key', 'keywords', 'image'])

/** The sidebars of `sidebars.yml`: they are written as in `sidebars.js`, without what has no counterpart. */
export function translateSidebars(exported: unknown, leaveOut: LeaveOut): Record<string, unknown> {
  if (!isMapping(exported)) return {}
  return Object.fromEntries(Object.entries(exported).map(([id, items]) => [id, translateItems(items, leaveOut)]))
}

function translateItems(items: unknown, leaveOut: LeaveOut): unknown {
  if (Array.isArray(items)) return items.flatMap((item) => translateItem(item, leaveOut))
  if (!isMapping(items) || 'type' in items) return items
  return Object.fromEntries(Object.entries(items).map(([label, inner]) => [label, translateItems(inner, leaveOut)]))
}

function translateItem(item: unknown, leaveOut: LeaveOut): unknown[] {
  if (!isMapping(item)) return item == null ? [] : [item]
  if (!('type' in item)) return [translateItems(item, leaveOut)]
  if (item.type === 'html') {
    leaveOut('entries of sidebars that are HTML')
    return []
  }
  const kept = Object.entries(item).filter(([key]) => !unused.has(key))
  return [Object.fromEntries(kept.map(([key, value]) => [key, translateValue(key, value, leaveOut)]))]
}

function translateValue(key: string, value: unknown, leaveOut: LeaveOut): unknown {
  if (key === 'items') return translateItems(value, leaveOut)
  if (key !== 'link' || !isMapping(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !unused.has(name)))
}
