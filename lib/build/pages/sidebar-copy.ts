import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'
import { descendants, type Element, readAttribute } from '@/lib/output/read-page'
import { groupBy } from '@/lib/site/groups'

/** The page that shows all sidebars, each once: `app/%5Fsidebars/page.tsx`. */
export const sidebarsFolder = '_sidebars'

/** Formats a sidebar for the page at an address, which is as in its links. */
type SidebarCopy = (current: string) => string

interface Edit {
  start: number
  end: number
  text: string
}

/** The sidebars by id, from the page that shows all of them. */
export function readSidebars(html: string): Map<string, SidebarCopy> {
  const sidebars = new Map<string, SidebarCopy>()
  for (const element of descendants(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }))) {
    const id = readAttribute(element, 'data-sidebar-source')
    if (id !== undefined) sidebars.set(id, createCopy(element, html))
  }
  return sidebars
}

function createCopy(source: Element, html: string): SidebarCopy {
  const { startTag, endTag } = source.sourceCodeLocation ?? {}
  const [start, end] = [startTag?.endOffset ?? 0, endTag?.startOffset ?? 0]
  const anchors = [...descendants(source)].filter(({ tagName }) => tagName === 'a')
  const links = groupBy(anchors, (link) => readAttribute(link, 'href') ?? '')
  return (current) => {
    const edits = new Map((links.get(current) ?? []).flatMap(markCurrent).map((edit) => [edit.start, edit]))
    let copy = ''
    let done = start
    for (const edit of [...edits.values()].sort((a, b) => a.start - b.start)) {
      copy += html.slice(done, edit.start) + edit.text
      done = edit.end
    }
    return copy + html.slice(done, end)
  }
}

/** Marks a link, and opens the categories that contain it, as `components/docs/sidebar-tree.tsx` does. */
function markCurrent(link: Element): Edit[] {
  const at = link.sourceCodeLocation?.attrs?.href?.startOffset ?? 0
  const edits = [{ start: at, end: at, text: 'aria-current="page" ' }]
  for (let node: DefaultTreeAdapterTypes.Node | null = link; node && 'parentNode' in node; node = node.parentNode) {
    if (!tree.isElementNode(node) || node.tagName !== 'li') continue
    const [head, list] = node.childNodes.filter((child) => tree.isElementNode(child))
    const closed = list?.sourceCodeLocation?.attrs?.['data-closed']
    if (!head || !closed) continue
    edits.push({ start: closed.startOffset - 1, end: closed.endOffset, text: '' })
    for (const child of descendants(head)) {
      const expanded = child.sourceCodeLocation?.attrs?.['aria-expanded']
      if (expanded) edits.push({ start: expanded.startOffset, end: expanded.endOffset, text: 'aria-expanded="true"' })
    }
  }
  return edits
}
