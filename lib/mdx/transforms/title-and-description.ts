import type { Nodes, Root } from 'hast'
import type { Root as MdastRoot, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Located, report, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, hasAttribute, isAnyElement, setTag, tagOf, walkElements } from '@/lib/mdx/element'
import { expressionOf } from '@/lib/mdx/imports/estree'
import { collectText, isSilent, itemTags, textOf } from './plain-text'

/** Keeps the heading of level 1 that a page begins with, and changes any other to level 2: a page has one title. */
export function remarkTitles(context: SourceContext) {
  return (tree: MdastRoot): void => {
    const isPartial = context.chain.length > 1
    const first = tree.children.find((node) => !showsNothing(node))
    if (first?.type === 'heading' && first.depth === 1 && !isPartial) context.titleLine = first.position?.start.line
    visit(tree, 'heading', (heading) => {
      if (heading.depth !== 1 || heading.position?.start.line === context.titleLine) return
      heading.depth = 2
      reportTitle(heading, context)
    })
  }
}

/** Makes `<h1>` typed as HTML a heading of level 2: the title of a page is written in Markdown or in the front matter. */
export function rehypeTitles(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (/^h[1-6]$/.test(tagOf(node))) checkBraces(node, context)
      if (tagOf(node) !== 'h1') return
      if (node.type === 'element' && node.position?.start.line === context.titleLine) {
        context.titleHeading = node
        // The title of a post stands above its text: it is not a heading there, and has no id.
        if (context.source.post) setTag(node, 'header')
        return
      }
      setTag(node, 'h2')
      reportTitle(node, context)
    })
  }
}

/** Reports braces in a heading whose text only the page computes. */
function checkBraces(heading: AnyElement, context: SourceContext): void {
  visit(heading, 'mdxTextExpression', (node) => {
    if (!expressionOf(node.data?.estree) || collectText(node, context) !== '') return
    report(context, node, 'computed-title', { expression: node.value })
  })
}

/** Reads the title and the description of a page; a title that is empty or that of a post is not part of the text. */
export function rehypeDescription(context: SourceContext) {
  return (tree: Root): void => {
    const { titleHeading, source } = context
    const title = titleHeading && textOf([titleHeading], context)
    context.title = title || undefined
    if (titleHeading && (source.post || !title)) tree.children = tree.children.filter((node) => node !== titleHeading)
    context.description = findDescription(tree.children, context) ?? ''
  }
}

/** The text of the first paragraph that is more than a link. */
function findDescription(nodes: Nodes[], context: SourceContext): string | undefined {
  for (const node of nodes) {
    if (!isAnyElement(node) || isPassedOver(node, context)) continue
    const isText = tagOf(node) === 'p' && !isLoneLink(node)
    const found = isText ? textOf([node], context) : findDescription(node.children, context)
    if (found) return found
  }
  return undefined
}

function isPassedOver(node: AnyElement, context: SourceContext): boolean {
  const isTitle = node.type === 'element' && [node.properties.className].flat().includes('admonition-title')
  return isTitle || itemTags.has(tagOf(node)) || hasAttribute(node, 'dataFootnotes') || isSilent(node, context)
}

function isLoneLink({ children: [only, ...others] }: AnyElement): boolean {
  return others.length === 0 && isAnyElement(only) && ['a', 'Link'].includes(tagOf(only))
}

/** Imports, exports and comments show nothing, so that a page may begin with them. */
function showsNothing(node: RootContent): boolean {
  if (node.type === 'html') return /^<!--.*-->$/s.test(node.value.trim())
  return node.type === 'mdxjsEsm' || (node.type === 'mdxFlowExpression' && node.data?.estree?.body.length === 0)
}

function reportTitle(located: Located, context: SourceContext): void {
  const place = context.chain.length > 1 ? 'in a partial' : 'that does not begin the page'
  report(context, located, 'second-title', { place })
}
