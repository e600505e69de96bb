import { type DefaultTreeAdapterTypes, html, defaultTreeAdapter as tree } from 'parse5'
import { readAttribute } from '@/lib/output/read-page'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Takes the answers out of the exercises of a text, so that these can be handed out without them; writes out the choices. */
export function takeAnswers(article: Element): Element | undefined {
  const list = createElement('ol')
  for (const exercise of findElements(article, (element) => readAttribute(element, 'data-exercise') !== undefined)) {
    const [form] = findElements(exercise, ({ tagName }) => tagName === 'form')
    if (form) replace(form, listChoices(form))
    const [answer] = findElements(exercise, ({ tagName }) => tagName === 'details')
    if (!answer) continue
    replace(answer)
    const item = createElement('li')
    item.childNodes = answer.childNodes.filter((node) => node.nodeName !== 'summary')
    tree.appendChild(list, item)
  }
  return list.childNodes.length > 0 ? list : undefined
}

function listChoices(form: Element): Element[] {
  const list = createElement('ul')
  const isChoice = (label: Element) =>
    label.tagName === 'label' && findElements(label, (input) => readAttribute(input, 'type') === 'radio').length > 0
  for (const label of findElements(form, isChoice)) {
    const item = createElement('li')
    item.childNodes = label.childNodes
    tree.appendChild(list, item)
  }
  return list.childNodes.length > 0 ? [list] : []
}

function replace(element: Element, others: Element[] = []): void {
  for (const other of others) if (element.parentNode) tree.insertBefore(element.parentNode, other, element)
  tree.detachNode(element)
}

function createElement(tagName: string): Element {
  return tree.createElement(tagName, html.NS.HTML, [])
}

function findElements(node: Node, matches: (element: Element) => boolean): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => {
    if (!tree.isElementNode(child)) return []
    return [...(matches(child) ? [child] : []), ...findElements(child, matches)]
  })
}
