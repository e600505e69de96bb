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
import { didYouMean } from '@/lib/site/nearest-name'

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
      report(context, node, {
        found: '<TabItem> is outside <Tabs>.',
        fix: 'Put <Tabs> and </Tabs> around the items, on separate lines.',
      })
    })
  }
}

function checkToolIcon(node: AnyElement, context: SourceContext): void {
  const name = readAttribute(node, 'name', context.names)
  if (hasAttribute(node, 'name') && (name === undefined || Object.hasOwn(toolIcons, name))) return
  const found = name === undefined ? 'The icon has no name.' : `There is no tool icon called "${name}".`
  report(context, name === undefined ? node : locationOfAttribute(node, 'name'), {
    found,
    fix: listToolIcons(name ?? ''),
  })
}

const kinds = ['note', 'summary', 'tip', 'info', 'warning', 'caution', 'danger', 'success', 'important']

function checkAdmonition(node: AnyElement, context: SourceContext): void {
  const kind = readAttribute(node, 'type', context.names)
  // Docusaurus supports this kind, too; it looks like a note.
  if (kind === undefined || kind === 'secondary' || kinds.includes(kind)) return
  report(context, locationOfAttribute(node, 'type'), {
    found: `There is no kind of admonition called "${kind}".`,
    fix: suggest(kind, kinds),
  })
}

function checkTabs(tabs: AnyElement, context: SourceContext): void {
  /** Undefined for values known only at run time. */
  const values: Array<string | undefined> = []
  for (const child of tabs.children) {
    if (isAnyElement(child) && componentOf(child, context.names) === 'TabItem') {
      values.push(readValue(child, values, context))
    } else if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') values.push(undefined)
    else if (child.type !== 'text' || child.value.trim() !== '') {
      report(context, child, {
        found: 'This stands between the tabs, where it would not be shown.',
        fix: 'Put it into one of the <TabItem>, or outside of <Tabs>.',
      })
    }
  }
  if (tabs.children.every((child) => child.type === 'text' && child.value.trim() === '')) {
    report(context, tabs, {
      found: '<Tabs> has no tab.',
      fix: 'Put a <TabItem value="…" label="…"> into it, or remove it.',
    })
  }
  const chosen = readAttribute(tabs, 'defaultValue', context.names)
  if (chosen === undefined || values.includes(undefined) || values.includes(chosen)) return
  report(context, locationOfAttribute(tabs, 'defaultValue'), {
    found: `The tab to open first is "${chosen}", but no tab has that value.`,
    fix: suggest(chosen, values.map(String)),
  })
}

function readValue(item: AnyElement, others: Array<string | undefined>, context: SourceContext): string | undefined {
  const value = readAttribute(item, 'value', context.names)
  if (!hasAttribute(item, 'value')) {
    report(context, item, {
      found: 'The tab has no value.',
      fix: 'Give it one: <TabItem value="linux" label="Linux">.',
    })
  } else if (value !== undefined && others.includes(value)) {
    report(context, locationOfAttribute(item, 'value'), {
      found: `Two tabs of one group have the value "${value}".`,
      fix: 'Give each tab a different value.',
    })
  }
  return value
}

function checkExercise(node: AnyElement, context: SourceContext): void {
  if (!node.children.some((child) => isAnyElement(child) && tagOf(child) === 'hr')) {
    report(context, node, {
      found: 'The exercise does not separate its question from the explanation of the answer.',
      fix: 'Write "---" on a separate line between them, with an empty line above and below.',
    })
  }
  const [answer, choices] = ['answer', 'choices'].map((name) => readAttribute(node, name, context.names)?.trim())
  const listed = choices?.split('|').map((choice) => choice.trim())
  if (!answer) {
    report(context, node, {
      found: 'The exercise has no answer.',
      fix: 'Write answer="…": a number, a word, or one of the choices.',
    })
  } else if (listed && !listed.includes(answer)) {
    report(context, locationOfAttribute(node, 'answer'), {
      found: `The answer "${answer}" is not one of the choices.`,
      fix: suggest(answer, listed),
    })
  }
}

function suggest(typed: string, names: string[]): string {
  return `${didYouMean(typed, names)}Write one of ${names.join(', ')}.`
}
