import type { Nodes, Root } from 'hast'
import { components } from '@/lib/mdx/components'
import { reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
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
import type { CheckedElement, ComponentTag } from '@/lib/site/component'

/** Components that are the only place of another one. */
const parents = new Set([...components.values()].flatMap(({ parent }) => parent?.name ?? []))

/** Checks components as they describe it, since mistakes in them would lose content or show it in the wrong place. */
export function rehypeComponents(context: SourceContext) {
  return (tree: Root): void => {
    /** The elements inside each of these. */
    const inside = new Map<string, Set<AnyElement>>()
    walkElements(tree, (node) => {
      const name = componentOf(node, context.names)
      const tag = name === undefined ? undefined : components.get(name)
      if (name === undefined || !tag) return
      checkAttributes(node, tag, context)
      checkChildren(node, tag, context)
      tag.check?.(toChecked(node, context))
      if (parents.has(name)) {
        const elements = inside.get(name) ?? new Set()
        walkElements(node, (inner) => void elements.add(inner))
        inside.set(name, elements)
      }
      if (tag.parent && !inside.get(tag.parent.name)?.has(node)) reportDiagnostic(context, node, tag.parent.otherwise)
    })
  }
}

function checkAttributes(node: AnyElement, { attributes = {} }: ComponentTag, context: SourceContext): void {
  for (const [name, { required, values, unknown }] of Object.entries(attributes)) {
    if (!hasAttribute(node, name)) {
      if (required) reportDiagnostic(context, node, required)
      continue
    }
    const value = readAttribute(node, name, context.names)
    if (value === undefined || !values || values.includes(value) || !unknown) continue
    reportDiagnostic(context, locationOfAttribute(node, name), unknown(value))
  }
}

function checkChildren(node: AnyElement, { child }: ComponentTag, context: SourceContext): void {
  if (!child) return
  const shown = node.children.filter((inner) => !isBlank(inner))
  if (shown.length === 0) reportDiagnostic(context, node, child.none)
  for (const inner of shown) {
    const isAllowed = isCode(inner) || (isAnyElement(inner) && componentOf(inner, context.names) === child.name)
    if (!isAllowed) reportDiagnostic(context, inner, child.otherwise)
  }
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function isCode(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

function toChecked(node: AnyElement, context: SourceContext): CheckedElement {
  const shown = node.children.filter((inner) => isCode(inner) || isAnyElement(inner))
  return {
    name: componentOf(node, context.names) ?? tagOf(node),
    read: (attribute) => readAttribute(node, attribute, context.names),
    get children() {
      return shown.map((inner) => (isAnyElement(inner) ? toChecked(inner, context) : undefined))
    },
    report: (problem, attribute) =>
      reportDiagnostic(context, attribute === undefined ? node : locationOfAttribute(node, attribute), problem),
  }
}
