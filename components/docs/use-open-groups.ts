import { useEffect, useLayoutEffect, useState } from 'react'
import { readTreeMemory, rememberTree, type TreeMemory } from '@/components/inline/tree-memory'
import type { SidebarCategory, SidebarNode } from '@/lib/content/sidebar/sidebar-item'

/** The open categories of a tree, and the ways to change them. */
export interface OpenGroups {
  isOpen: (name: string, category: SidebarCategory) => boolean
  /** Opens or closes one category; those in `closing` close with its opening. */
  toggle: (name: string, category: SidebarCategory, closing: string[]) => void
  /** Opens all categories, or closes all but those that hold the page. */
  setAll: (open: boolean) => void
}

/**
 * The open categories of a tree: first as the site sets them, then as the reader leaves them, across pages and reloads.
 * Entering a category opens it; whatever the reader opened or closed elsewhere stays.
 */
export function useOpenGroups(id: string, nodes: SidebarNode[], pathname: string): OpenGroups {
  const [open, setOpen] = useState<TreeMemory['open']>(() => openEntered(nodes, pathname))
  const [lastPathname, setLastPathname] = useState(pathname)
  if (pathname !== lastPathname) {
    setLastPathname(pathname)
    setOpen({ ...open, ...openEntered(nodes, pathname) })
  }

  // The HTML cannot know the state in this tab, which the head script has already restored; React follows here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tree; a later page changes the state above.
  useLayoutEffect(() => setOpen({ ...readTreeMemory(id).open, ...openEntered(nodes, pathname) }), [id])
  useEffect(
    () => rememberTree(id, { open: { ...readTreeMemory(id).open, ...openEntered(nodes, pathname) } }),
    [id, nodes, pathname],
  )

  const change = (part: TreeMemory['open']) => {
    const next = { ...open, ...part }
    setOpen(next)
    rememberTree(id, { open: next })
  }
  const isOpen: OpenGroups['isOpen'] = (name, { collapsible, collapsed }) => !collapsible || (open[name] ?? !collapsed)
  return {
    isOpen,
    toggle: (name, category, closing) => {
      const opening = !isOpen(name, category)
      change({ ...(opening && Object.fromEntries(closing.map((other) => [other, false]))), [name]: opening })
    },
    setAll: (all) => {
      const names = listGroups(nodes, () => true)
      change({ ...Object.fromEntries(names.map((name) => [name, all])), ...openEntered(nodes, pathname) })
    },
  }
}

/** Whether the page at `pathname` is this entry or below it. */
export function holdsPage(node: SidebarNode, pathname: string): boolean {
  return node.href === pathname || (node.type === 'category' && node.items.some((child) => holdsPage(child, pathname)))
}

/** Name of a category in the tree: the labels that lead to it. */
export function nameGroup(parent: string, label: string): string {
  return parent ? `${parent}/${label}` : label
}

function openEntered(nodes: SidebarNode[], pathname: string): TreeMemory['open'] {
  return Object.fromEntries(listGroups(nodes, (node) => holdsPage(node, pathname)).map((name) => [name, true]))
}

function listGroups(nodes: SidebarNode[], isWanted: (node: SidebarNode) => boolean, parent = ''): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'category' || !isWanted(node)) return []
    const name = nameGroup(parent, node.label)
    return [name, ...listGroups(node.items, isWanted, name)]
  })
}
