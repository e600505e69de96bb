import type { ElementContent, Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  componentOf,
  hasAttribute,
  isAnyElement,
  locationOfAttribute,
  readAttribute,
  tagOf,
} from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { didYouMean } from '@/lib/site/nearest-name'

/** Checks that tabs hold tabs only, each under a value of its own: anything else would be lost or shown at random. */
export function rehypeTabs(context: SourceContext) {
  return (tree: Root): void => {
    const members = new Set<AnyElement>()
    walkElements(tree, (node) => {
      const component = componentOf(node, context.names)
      if (component === 'Tabs') {
        collectItems(node, context, members)
        checkTabs(node, context)
      }
      if (component === 'TabItem' && !members.has(node)) reportStrayItem(node, context)
    })
  }
}

/** The items that belong to a group, also those that slipped into a paragraph between them. */
function collectItems({ children }: AnyElement, context: SourceContext, items: Set<AnyElement>): void {
  for (const child of children) {
    if (!isAnyElement(child)) continue
    if (componentOf(child, context.names) === 'TabItem') items.add(child)
    else if (tagOf(child) === 'p') collectItems(child, context, items)
  }
}

function checkTabs(tabs: AnyElement, context: SourceContext): void {
  const values = new Set<string>()
  let isComplete = true
  for (const child of tabs.children) {
    if (isAnyElement(child) && componentOf(child, context.names) === 'TabItem') {
      isComplete = checkItem(child, values, context) && isComplete
    } else if (isCode(child)) isComplete = false
    else if (child.type !== 'text' || child.value.trim() !== '') reportStrayContent(child, context)
  }
  const chosen = readAttribute(tabs, 'defaultValue', context.names)
  if (!isComplete || chosen === undefined || values.has(chosen)) return
  report(context, locationOfAttribute(tabs, 'defaultValue'), {
    found: `The tab to open first is "${chosen}", but no tab has that value.`,
    fix: `${didYouMean(chosen, values)}Write one of ${[...values].join(', ')}.`,
  })
}

/** Whether the value of the tab is known. */
function checkItem(item: AnyElement, values: Set<string>, context: SourceContext): boolean {
  if (!hasAttribute(item, 'value')) {
    report(context, item, {
      found: 'The tab has no value.',
      fix: 'Give it one: <TabItem value="linux" label="Linux">.',
    })
    return false
  }
  const value = readAttribute(item, 'value', context.names)
  if (value === undefined) return false
  if (values.has(value)) {
    report(context, locationOfAttribute(item, 'value'), {
      found: `Two tabs of one group have the value "${value}".`,
      fix: 'Give each a value of its own.',
    })
  }
  values.add(value)
  return true
}

function isCode({ type }: ElementContent): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression'
}

function reportStrayContent(node: ElementContent, context: SourceContext): void {
  report(context, node, {
    found: 'This stands between the tabs, where it would not be shown.',
    fix: 'Put it into one of the <TabItem>, or outside of <Tabs>.',
  })
}

function reportStrayItem(node: AnyElement, context: SourceContext): void {
  report(context, node, {
    found: '<TabItem> is outside <Tabs>.',
    fix: 'Put <Tabs> and </Tabs> around the items, on lines of their own.',
  })
}
