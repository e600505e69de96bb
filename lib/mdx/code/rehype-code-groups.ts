import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import convertCommand from 'npm-to-yarn'
import type { SourceContext } from '@/lib/mdx/context'
import { buildJsx, componentOf, isAnyElement, readAttribute } from '@/lib/mdx/element'
import { parseCodeMeta } from './code-meta'

/** A fenced block of code, and what stands behind its language. */
interface Fence {
  pre: Element
  code: Element
  meta: string
}

/** Makes tabs of code: of blocks with `tab="…"` that follow each other, of those in `:::code-group`, and of `npm2yarn`. */
export function rehypeCodeGroups(context: SourceContext) {
  return (tree: Root): void => groupWithin(tree, context)
}

type Child = RootContent | ElementContent

function groupWithin(parent: { children: Child[] }, context: SourceContext): void {
  const grouped: Child[] = []
  let run: Fence[] = []
  const closeRun = () => {
    if (run.length > 0) grouped.push(buildGroup(run))
    run = []
  }
  for (const child of parent.children) {
    const fence = readFence(child)
    if (fence && /(^|\s)tab=/.test(fence.meta)) {
      run.push(fence)
      continue
    }
    // Only white space may stand between the blocks of a group.
    if (run.length > 0 && child.type === 'text' && child.value.trim() === '') continue
    closeRun()
    if (fence) grouped.push(/(^|\s)npm2yarn/.test(fence.meta) ? buildManagers(fence) : child)
    else grouped.push(readCodeGroup(child, context) ?? child)
    if (!fence && isAnyElement(child)) groupWithin(child, context)
  }
  closeRun()
  parent.children = grouped
}

function readFence(node: Child): Fence | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined
  const [code] = node.children
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined
  return { pre: node, code, meta: code.data?.meta ?? '' }
}

/** The tabs of `:::code-group`, which arrives as an admonition; undefined when it holds anything but blocks of code. */
function readCodeGroup(node: Child, context: SourceContext): ElementContent | undefined {
  if (!isAnyElement(node) || componentOf(node, context.names) !== 'Admonition') return undefined
  if (readAttribute(node, 'type', context.names) !== 'code-group') return undefined
  const fences = node.children.flatMap((child) => readFence(child) ?? [])
  const others = node.children.filter(
    (child) => !readFence(child) && !(child.type === 'text' && child.value.trim() === ''),
  )
  return fences.length > 0 && others.length === 0 ? buildGroup(fences) : undefined
}

function buildGroup(fences: Fence[]): ElementContent {
  const labels = fences.map(({ code, meta }) => {
    const { tab, title } = parseCodeMeta(meta)
    return tab ?? title ?? languageOf(code)
  })
  const items = fences.map((fence, index) => {
    const label = labels[index] ?? ''
    const isAgain = labels.indexOf(label) < index
    const value = isAgain ? `${label} (${index + 1})` : label
    return buildJsx(
      'TabItem',
      { value, label: isAgain ? label : undefined },
      [withMeta(fence, dropLabel(fence.meta))],
      fence.pre,
    )
  })
  return buildJsx('Tabs', {}, items, fences[0]?.pre)
}

/** The label is on the tab already. */
function dropLabel(meta: string): string {
  return meta.replace(/(^|\s)tab=(?:"[^"]*"|'[^']*'|\S+)/, '').replace(/\[[^\]]+\]/, '')
}

function languageOf({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
}

const managers = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const

/** One command for each package manager; a reader's choice holds for all pages. */
function buildManagers(fence: Fence): ElementContent {
  const meta = fence.meta.replace(/(^|\s)npm2yarn\w*/, '')
  const text = textOf(fence.code)
  const items = managers.map(([name, label]) => {
    const command = name === 'npm' ? text : convertCommand(text, name)
    return buildJsx('TabItem', { value: name, label }, [withMeta(fence, meta, command)], fence.pre)
  })
  return buildJsx('Tabs', { groupId: 'npm2yarn' }, items, fence.pre)
}

function withMeta({ pre, code }: Fence, meta: string, text = textOf(code)): Element {
  const inner: Element = { ...code, children: [{ type: 'text', value: text }], data: { ...code.data, meta } }
  return { ...pre, children: [inner] }
}
