import type { Element, Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, hasAttribute, setAttribute, tagOf, walkElements } from '@/lib/mdx/element'
import { readMarks } from './step-texts'

/** A mark in pixels, in the picture and in its detail for phones. */
interface Place {
  at: [number, number]
  inDetail?: [number, number]
}

/** Marks whose common detail would be larger than this, in pixels, have separate ones. */
const [mostWide, mostHigh] = [200, 80]

/** Lists the marks that a step names, by which they light up in the picture or the pair for both colour modes, and adds their details, which narrow windows show. */
export function showMarks(list: AnyElement, pictures: Element[], context: SourceContext): void {
  const places = pictures[0] ? locateMarks(pictures[0]) : []
  for (const { item, marks } of readMarks(list, context)) {
    for (const mark of marks)
      if (!places[mark - 1]) report(context, item, 'unknown-mark', { mark, count: places.length })
    const known = marks.filter((mark) => places[mark - 1])
    if (known.length === 0) continue
    setAttribute(item, 'data-names', known.join(' '))
    const groups = groupPlaces(known.flatMap((mark) => places[mark - 1] ?? []))
    const children = groups.flatMap((group) => pictures.map((picture) => buildDetail(picture, group)))
    const properties = { className: ['step-details'], ariaHidden: 'true', 'data-chrome': '' }
    item.children.push({ type: 'element', tagName: 'div', properties, children })
  }
}

/** Reports steps that name marks but have no picture beside them, on pages that have a picture with marks. */
export function reportLostSteps(tree: Root, context: SourceContext): void {
  let hasMarks = false
  walkElements(tree, (node) => {
    hasMarks ||= hasAttribute(node, 'data-marks')
  })
  if (!hasMarks) return
  const lost: AnyElement[] = []
  walkElements(tree, (node) => {
    const isFramed = node.type === 'element' && String(node.properties.className) === 'steps'
    if (/^[ou]l$/.test(tagOf(node))) lost.push(node)
    return !isFramed
  })
  for (const list of lost)
    for (const { item, marks } of readMarks(list, context))
      report(context, item, 'step-without-picture', { mark: marks[0] ?? 1 })
}

function locateMarks(picture: Element): Place[] {
  const { width, height } = picture.properties
  const { phone } = picture.data ?? {}
  const marks = String(picture.properties['data-marks']).split(',')
  const details = phone?.marks?.map((mark) => toPixels(mark, Number(phone.width), Number(phone.height)))
  return marks.map((mark, index) => ({
    at: toPixels(mark, Number(width), Number(height)),
    inDetail: details?.[index],
  }))
}

function toPixels(mark: string, width: number, height: number): [number, number] {
  const [x = 0, y = 0] = mark.split(' ').map(Number)
  return [Math.round((x * width) / 100), Math.round((y * height) / 100)]
}

/** Neighbouring marks that one detail shows. */
function groupPlaces(places: Place[]): Place[][] {
  const groups: Place[][] = []
  for (const place of places) {
    const fits = (group: Place[]) => {
      const [wide, high] = spanOf([...group, place].map(({ at }) => at))
      return wide <= mostWide && high <= mostHigh
    }
    const group = groups.find(fits)
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups
}

function spanOf(points: Array<[number, number]>): [number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

function middleOf(points: Array<[number, number]>): [number, number] {
  const [wide, high] = spanOf(points)
  const [x, y] = [Math.min(...points.map(([left]) => left)), Math.min(...points.map(([, top]) => top))]
  return [Math.round(x + wide / 2), Math.round(y + high / 2)]
}

/** A place in tenths of a picture: the stylesheet has a rule for each, which all details share. */
function formatPlace([x, y]: [number, number], width: unknown, height: unknown): string {
  const toTenths = (part: number) => Math.round(10 * part)
  return `x${toTenths(x / Number(width))} y${toTenths(y / Number(height))}`
}

/** A part of a picture around marks, of the file that the picture loads anyway. */
function buildDetail(picture: Element, group: Place[]): Element {
  const { src, width, height } = picture.properties
  const { phone } = picture.data ?? {}
  const details = group.flatMap(({ inDetail }) => (inDetail ? [inDetail] : []))
  const image: Element = {
    type: 'element',
    tagName: 'img',
    properties: { src, width, height, alt: '', loading: 'lazy', decoding: 'async' },
    children: [],
    data: { phone },
  }
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      'data-at': formatPlace(middleOf(group.map(({ at }) => at)), width, height),
      'data-at-phone': phone && formatPlace(middleOf(details), phone.width, phone.height),
      'data-only': picture.properties['data-only'],
    },
    children: [image],
  }
}
