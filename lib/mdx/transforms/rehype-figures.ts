import type { Element, ElementContent, Nodes, Root } from 'hast'
import { isBlockComponent } from '@/lib/mdx/components'
import type { SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  componentOf,
  hasAttribute,
  isAnyElement,
  readAttribute,
  removeAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'
import { claimFreeId, placeOfId } from './rehype-headings'

/**
 * Makes figures of components with a `caption`, and of pictures in separate paragraphs that have a title,
 * `![what it shows](file.png "Caption")`, or are wider than the text. `numberFigures` then numbers those with a caption.
 */
export function rehypeFigures(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node, index, parent) => {
      const caption = captionOf(node, context)
      const width = widthOf(node, context)
      if (caption === undefined && width === undefined) return true
      parent.children[index] = buildFigure(node, caption, width)
      return false
    })
  }
}

/** Numbers the figures that have a caption and no number yet, up to an element, such as a partial with more figures. */
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
    /** The caption of a figure that has no number yet. */
    caption?: string
  }
}

function buildFigure(node: AnyElement, caption: string | undefined, width: string | undefined): Element {
  const pictures = tagOf(node) === 'p' ? node.children.filter(isAnyElement) : [node]
  for (const picture of pictures) {
    removeAttribute(picture, isPicture(picture) ? 'title' : 'caption')
    removeAttribute(picture, 'data-width')
  }
  const figure = element('figure', { className: ['figure'], 'data-width': width }, pictures)
  return { ...figure, data: { caption }, position: node.position }
}

function captionOf(node: AnyElement, context: SourceContext): string | undefined {
  const [picture] = listPictures(node)
  if (!picture && !isBlockComponent(componentOf(node, context.names))) return undefined
  const caption = readAttribute(picture ?? node, picture ? 'title' : 'caption', context.names)
  return caption?.trim() || undefined
}

function widthOf(node: AnyElement, { names }: SourceContext): string | undefined {
  const holder = listPictures(node).find((picture) => hasAttribute(picture, 'data-width'))
  return holder && readAttribute(holder, 'data-width', names)
}

/** The pictures of a paragraph that contains nothing else. */
function listPictures(node: AnyElement): AnyElement[] {
  if (isPicture(node) && node.type === 'mdxJsxFlowElement') return [node]
  const isBlank = (child: Nodes) => child.type === 'text' && child.value.trim() === ''
  const isAlone = tagOf(node) === 'p' && node.children.every((child) => isBlank(child) || isPicture(child))
  return isAlone ? node.children.filter(isAnyElement) : []
}

function isPicture(node: Nodes): node is AnyElement {
  return isAnyElement(node) && ['img', 'video'].includes(tagOf(node))
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
