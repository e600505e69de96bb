import type { Element, Nodes, Root, RootContent } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { type AnyElement, hasAttribute, isAnyElement, setAttribute, tagOf, walkElements } from '@/lib/mdx/element'
import { reportLostSteps, showMarks } from './step-marks'
import { readMarks } from './step-texts'

/**
 * Puts a figure and the numbered steps next to it into one frame, in which the picture stays in view while the steps are read: a
 * figure directly in front of a numbered list, or a picture with numbered marks in front of a list or behind it. Steps that name
 * marks also show their details.
 */
export function rehypeSteps(context: SourceContext) {
  return (tree: Root): void => {
    frameSteps(tree, context)
    reportLostSteps(tree, context)
  }
}

/** Elements that contain no figure with steps. */
const closed = /^(?:ol|ul|dl|table|p|figure|picture|pre|h[1-6])$/
/** Paragraphs between a picture with marks and the list that names them. */
const mostBetween = 2

function frameSteps(parent: Root | AnyElement, context: SourceContext): void {
  const nodes = parent.children as RootContent[]
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    const end = findEnd(nodes, index, context)
    if (end !== undefined) {
      const children = nodes.slice(index, end + 1).map(toFigure) as Element['children']
      const frame: Element = { type: 'element', tagName: 'div', properties: { className: ['steps'] }, children }
      nodes.splice(index, children.length, frame)
      finishFrame(frame, context)
    } else if (isAnyElement(node) && !closed.test(tagOf(node)) && !node.data?.isFinished) frameSteps(node, context)
  }
}

/** The index of the second part of a pair that starts at an index. */
function findEnd(nodes: RootContent[], start: number, context: SourceContext): number | undefined {
  const first = nodes[start]
  let end = nextElement(nodes, start)
  let between = 0
  for (; between < mostBetween && isParagraph(nodes[end]); between += 1) end = nextElement(nodes, end)
  const second = nodes[end]
  const next = nodes[nextElement(nodes, end)]
  const names = (list: Nodes | undefined) => isList(list) && readMarks(list, context).length > 0
  const isSteps = (list: Nodes | undefined) => isNumbered(list) || names(list)
  if (isFigure(first) && isSteps(second)) {
    // The list names the marks of another picture behind it.
    if (!hasMarks(first) && names(second) && hasMarks(next)) return undefined
    return between === 0 || (hasMarks(first) && names(second)) ? end : undefined
  }
  if (!isSteps(first) || !isFigure(second) || !hasMarks(second)) return undefined
  // A picture between two lists belongs to the one behind it, unless only the first names its marks.
  const belongsToNext = isSteps(next) && !(names(first) && !names(next))
  return belongsToNext || (between > 0 && !names(first)) ? undefined : end
}

function nextElement(nodes: RootContent[], start: number): number {
  let next = start + 1
  for (let node = nodes[next]; node?.type === 'text' && node.value.trim() === ''; node = nodes[next]) next += 1
  return next
}

/** Whether a node is a figure with a picture or a clip, no wider than the text, or a picture with marks. */
function isFigure(node: Nodes | undefined): node is AnyElement {
  if (!isAnyElement(node)) return false
  if (tagOf(node) === 'img') return hasMarks(node)
  if (node.type !== 'element' || tagOf(node) !== 'figure' || hasAttribute(node, 'data-width')) return false
  return node.children.every((child) => isAnyElement(child) && /^(?:img|video|figcaption)$/.test(tagOf(child)))
}

function isParagraph(node: Nodes | undefined): boolean {
  return isAnyElement(node) && tagOf(node) === 'p' && !hasMarks(node)
}

function isList(node: Nodes | undefined): node is AnyElement {
  return isAnyElement(node) && /^[ou]l$/.test(tagOf(node))
}

function isNumbered(node: Nodes | undefined): boolean {
  return isList(node) && tagOf(node) === 'ol' && node.children.filter(isAnyElement).length > 1
}

function hasMarks(node: Nodes | undefined): boolean {
  if (!isAnyElement(node)) return false
  return findPictures(node).some((picture) => hasAttribute(picture, 'data-marks'))
}

/** The pictures and clips with a size in an element. */
function findPictures(root: AnyElement): Element[] {
  const found: Element[] = []
  const add = (node: AnyElement) => {
    if (node.type === 'element' && hasAttribute(node, 'width')) found.push(node)
  }
  add(root)
  walkElements(root, add)
  return found.filter(({ tagName }) => /^(?:img|video)$/.test(tagName))
}

/** A figure around a picture without a caption. */
function toFigure(node: RootContent): RootContent {
  if (!isAnyElement(node) || tagOf(node) !== 'img') return node
  return { type: 'element', tagName: 'figure', properties: { className: ['figure'] }, children: [node] }
}

/** Writes the ratio of the picture, by which styles limit its height through its width: it takes its room before it loads. */
function finishFrame(frame: Element, context: SourceContext): void {
  const figure = frame.children.find(isFigure)
  const pictures = figure ? findPictures(figure) : []
  if (!figure || !pictures[0]) return
  const [width, height] = [Number(pictures[0].properties.width), Number(pictures[0].properties.height)]
  if (width > 0 && height > 0) setAttribute(figure, 'style', `--ratio:${(width / height).toFixed(1)}`)
  const marked = pictures.filter(hasMarks)
  if (marked.length > 0) for (const list of frame.children.filter(isList)) showMarks(list, marked, context)
}
