import type { Element, Nodes, Root, RootContent } from 'hast'
import { hasAttribute, isAnyElement, tagOf, walkElements } from '@/lib/mdx/element'

/**
 * Puts a figure and the numbered steps next to it into one frame, in which the picture stays in view while the steps are read: a
 * figure directly in front of a numbered list, or a picture with numbered marks directly behind one.
 */
export function rehypeSteps() {
  return (tree: Root): void => {
    for (let index = 0; index < tree.children.length; index += 1) {
      const end = findEnd(tree.children, index)
      if (end === undefined) continue
      const children = tree.children.slice(index, end + 1) as Element['children']
      const figure = children.find(isFigure)
      if (figure) writeRatio(figure)
      const frame: Element = { type: 'element', tagName: 'div', properties: { className: ['steps'] }, children }
      tree.children.splice(index, children.length, frame)
    }
  }
}

/** The index of the second part of a pair that starts at an index. */
function findEnd(nodes: RootContent[], start: number): number | undefined {
  const first = nodes[start]
  const end = nextElement(nodes, start)
  const second = nodes[end]
  if (isFigure(first) && isSteps(second)) return end
  // A picture between two lists belongs to the one behind it.
  const belongsToNext = isSteps(nodes[nextElement(nodes, end)])
  return isSteps(first) && isFigure(second) && hasMarks(second) && !belongsToNext ? end : undefined
}

function nextElement(nodes: RootContent[], start: number): number {
  let next = start + 1
  for (let node = nodes[next]; node?.type === 'text' && node.value.trim() === ''; node = nodes[next]) next += 1
  return next
}

/** Whether a node is a figure with a picture or a clip, no wider than the text. */
function isFigure(node: Nodes | undefined): node is Element {
  if (node?.type !== 'element' || tagOf(node) !== 'figure' || hasAttribute(node, 'data-width')) return false
  return node.children.every((child) => isAnyElement(child) && /^(?:img|video|figcaption)$/.test(tagOf(child)))
}

function isSteps(node: Nodes | undefined): boolean {
  if (node?.type !== 'element' || tagOf(node) !== 'ol') return false
  return node.children.filter(isAnyElement).length > 1
}

/** Writes the ratio of a picture, by which styles limit its height through its width: it takes its room before it loads. */
function writeRatio(figure: Element): void {
  walkElements(figure, (node) => {
    if (node.type !== 'element' || figure.properties.style) return
    const [width, height] = [Number(node.properties.width), Number(node.properties.height)]
    if (width > 0 && height > 0) figure.properties.style = `--ratio:${(width / height).toFixed(1)}`
  })
}

function hasMarks(figure: Element): boolean {
  let isMarked = false
  walkElements(figure, (node) => {
    isMarked ||= hasAttribute(node, 'data-mark')
  })
  return isMarked
}
