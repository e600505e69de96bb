import type { Element, ElementContent, Nodes, Root } from 'hast'
import { isBlockComponent } from '@/lib/mdx/component-names'
import type { SourceContext } from '@/lib/mdx/context'
import type { AnyElement } from '@/lib/mdx/element'
import { componentOf, hasAttribute, isAnyElement, readAttribute, removeAttribute, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { claimFreeId, placeOfId } from './rehype-headings'

/** Where a component is told the text that stands below it, and where a picture is. */
const captionNames = { component: 'caption', picture: 'title' }

/**
 * Makes figures of pictures that stand alone and have a title, `![what it shows](file.png "Caption")`, and of components with a
 * `caption`; of pictures that are to be wider than the text, too. `numberFigures` gives those with a caption their numbers.
 */
export function rehypeFigures(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node, index, parent) => {
      const caption = captionOf(node, context)
      const width = widthOf(node, context)
      if (caption === undefined && width === undefined) return true
      parent.children[index] = buildFigure(node, { caption, width })
      return false
    })
  }
}

/** Numbers the figures of a text that have a caption and no number yet, up to an element, such as a partial with its own. */
export function numberFigures(tree: Root, context: SourceContext, until?: AnyElement): void {
  let isPast = false
  walkElements(tree, (node) => {
    isPast ||= node === until
    const caption = node.data?.caption
    if (isPast || caption === undefined || node.type !== 'element') return !isPast
    delete node.data?.caption
    context.page.figureCount += 1
    const name = `${context.source.texts.t('figure')} ${context.page.figureCount}`
    const id = claimFreeId(`figure-${context.page.figureCount}`, placeOfId(node, false, context), context)
    node.properties.id = id
    const link = element('a', { className: ['figure-number'], href: `#${id}` }, [{ type: 'text', value: name }])
    node.children.push(element('figcaption', {}, [link, { type: 'text', value: ` ${caption}` }]))
    return true
  })
}

declare module 'hast' {
  interface Data {
    /** What will be said below a figure. */
    caption?: string
  }
}

function buildFigure(node: AnyElement, { caption, width }: { caption: string | undefined; width: string | undefined }) {
  const pictures = isParagraph(node) ? node.children.filter(isAnyElement) : [node]
  for (const picture of pictures) {
    removeAttribute(picture, isPicture(picture) ? captionNames.picture : captionNames.component)
    for (const inner of picture.children.filter(isAnyElement)) removeAttribute(inner, captionNames.picture)
    removeAttribute(picture, 'data-width')
  }
  const figure = element('figure', { className: ['figure'], ...(width && { 'data-width': width }) }, pictures)
  figure.data = { ...(caption !== undefined && { caption }) }
  return node.position ? { ...figure, position: node.position } : figure
}

function captionOf(node: AnyElement, context: SourceContext): string | undefined {
  const [picture] = listPictures(node)
  const caption = picture
    ? readAttribute(picture, captionNames.picture, context.names)
    : isBlockComponent(componentOf(node, context.names))
      ? readAttribute(node, captionNames.component, context.names)
      : undefined
  return caption?.trim() || undefined
}

function widthOf(node: AnyElement, { names }: SourceContext): string | undefined {
  const holder = listPictures(node).find((picture) => hasAttribute(picture, 'data-width'))
  return holder && readAttribute(holder, 'data-width', names)
}

/** The pictures of a paragraph that holds nothing else. */
function listPictures(node: AnyElement): AnyElement[] {
  if (isPicture(node) && node.type !== 'element' && node.type === 'mdxJsxFlowElement') return [node]
  const isAlone = isParagraph(node) && node.children.every((child) => isBlank(child) || isPicture(child))
  return isAlone ? node.children.filter(isAnyElement) : []
}

function isParagraph(node: AnyElement): boolean {
  return tagOf(node) === 'p'
}

function isPicture(node: Nodes): node is AnyElement {
  return isAnyElement(node) && ['img', 'video'].includes(tagOf(node))
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
