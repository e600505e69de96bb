import type { Root } from 'hast'
import { listToolIcons, toolIcons } from '@/figures/nmrium/tool-icons'
import { report, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  componentOf,
  hasAttribute,
  isAnyElement,
  locationOfAttribute,
  readAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'

/** Checks admonitions, tabs, exercises and tool icons, since mistakes in them would lose content or show it in the wrong place. */
export function rehypeComponents(context: SourceContext) {
  return (tree: Root): void => {
    const inTabs = new Set<AnyElement>()
    walkElements(tree, (node) => {
      const component = componentOf(node, context.names)
      if (component === 'Admonition') checkAdmonition(node, context)
      if (component === 'ToolIcon') checkToolIcon(node, context)
      if (component === 'Exercise') checkExercise(node, context)
      if (component === 'Tabs') {
        checkTabs(node, context)
        walkElements(node, (inner) => void inTabs.add(inner))
      }
      if (component !== 'TabItem' || inTabs.has(node)) return
      report(context, node, 'tab-outside-tabs')
    })
  }
}

function checkToolIcon(node: AnyElement, context: SourceContext): void {
  const name = readAttribute(node, 'name', context.names)
  if (hasAttribute(node, 'name') && (name === undefined || Object.hasOwn(toolIcons, name))) return
  const message = name === undefined ? 'The icon has no name.' : `There is no tool icon called "${name}".`
  const located = name === undefined ? node : locationOfAttribute(node, 'name')
  report(context, located, 'invalid-component', { message, hint: listToolIcons(name ?? '') })
}

const kinds = ['note', 'summary', 'tip', 'info', 'warning', 'caution', 'danger', 'success', 'important']

function checkAdmonition(node: AnyElement, context: SourceContext): void {
  const kind = readAttribute(node, 'type', context.names)
  // Docusaurus supports this kind, too; it looks like a note.
  if (kind === undefined || kind === 'secondary' || kinds.includes(kind)) return
  report(context, locationOfAttribute(node, 'type'), 'unknown-admonition', { kind, kinds })
}

function checkTabs(tabs: AnyElement, context: SourceContext): void {
  /** Undefined for values known only at run time. */
  const values: Array<string | undefined> = []
  for (const child of tabs.children) {
    if (isAnyElement(child) && componentOf(child, context.names) === 'TabItem') {
      values.push(readValue(child, values, context))
    } else if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') values.push(undefined)
    else if (child.type !== 'text' || child.value.trim() !== '') {
      report(context, child, 'text-between-tabs')
    }
  }
  if (tabs.children.every((child) => child.type === 'text' && child.value.trim() === '')) {
    report(context, tabs, 'tabs-without-tab')
  }
  const chosen = readAttribute(tabs, 'defaultValue', context.names)
  if (chosen === undefined || values.includes(undefined) || values.includes(chosen)) return
  const location = locationOfAttribute(tabs, 'defaultValue')
  report(context, location, 'unknown-default-tab', { value: chosen, values: values.map(String) })
}

function readValue(item: AnyElement, others: Array<string | undefined>, context: SourceContext): string | undefined {
  const value = readAttribute(item, 'value', context.names)
  if (!hasAttribute(item, 'value')) {
    report(context, item, 'tab-without-value')
  } else if (value !== undefined && others.includes(value)) {
    report(context, locationOfAttribute(item, 'value'), 'repeated-tab', { value })
  }
  return value
}

function checkExercise(node: AnyElement, context: SourceContext): void {
  if (!node.children.some((child) => isAnyElement(child) && tagOf(child) === 'hr')) {
    report(context, node, 'exercise-without-rule')
  }
  const [answer, choices] = ['answer', 'choices'].map((name) => readAttribute(node, name, context.names)?.trim())
  const listed = choices?.split('|').map((choice) => choice.trim())
  if (!answer) {
    report(context, node, 'exercise-without-answer')
  } else if (listed && !listed.includes(answer)) {
    report(context, locationOfAttribute(node, 'answer'), 'unknown-answer', { answer, choices: listed })
  }
}
