const attributes = / ([\w-]+)="([^"]*)"/g
const name = /<(\w+)/y

/** The outermost elements of a drawing, none of which holds another of its own name. */
export function split(drawing: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < drawing.length; ) {
    const closed = drawing.indexOf('>', start)
    const closing = `</${nameOf(drawing, start)}>`
    const end = drawing[closed - 1] === '/' ? closed + 1 : drawing.indexOf(closing, closed) + closing.length
    pieces.push(drawing.slice(start, end))
    start = end
  }
  return pieces
}

/**
 * Turns the drawing in an element, given in pieces, into another by what differs: labels and axes that stay are not laid out
 * again, which takes longer than all the rest of a move.
 */
export function redraw(parent: Element, old: readonly string[], next: readonly string[]): void {
  const alike = (a = '', b = '') => a === b || nameOf(a) === nameOf(b)
  const fewer = Math.min(old.length, next.length)
  let [head, tail] = [0, 0]
  while (head < fewer && alike(old[head], next[head])) head++
  while (tail < fewer - head && alike(old.at(-1 - tail), next.at(-1 - tail))) tail++
  const children = [...parent.children]
  for (let index = 0; index < head; index++) change(children[index], old[index], next[index])
  for (let index = 1; index <= tail; index++) change(children.at(-index), old.at(-index), next.at(-index))
  for (const extra of children.slice(head, old.length - tail)) extra.remove()
  if (next.length === head + tail) return
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  made.innerHTML = next.slice(head, next.length - tail).join('')
  for (const child of [...made.children]) parent.insertBefore(child, children[old.length - tail] ?? null)
}

function nameOf(drawing: string, start = 0): string {
  name.lastIndex = start
  return name.exec(drawing)?.[1] ?? ''
}

function change(element: Element | undefined, before = '', after = ''): void {
  if (!element || before === after) return
  const opening = after.slice(0, after.indexOf('>'))
  if (opening !== before.slice(0, before.indexOf('>'))) changeAttributes(element, opening)
  const [from, to] = [contentOf(before), contentOf(after)]
  if (from === to) return
  if (element.firstElementChild) redraw(element, split(from), split(to))
  else if (element.firstChild && !/[&<]/.test(to)) element.firstChild.nodeValue = to
  else element.innerHTML = to
}

function contentOf(piece: string): string {
  return piece.slice(piece.indexOf('>') + 1, Math.max(0, piece.lastIndexOf('<')))
}

function changeAttributes(element: Element, opening: string): void {
  const wanted = new Map(Array.from(opening.matchAll(attributes), ([, name = '', value = '']) => [name, value]))
  for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name)
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
