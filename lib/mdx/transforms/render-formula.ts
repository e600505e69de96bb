import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeRaw from 'rehype-raw'
import temml from 'temml'
import { VFile } from 'vfile'
import { walkElements } from '@/lib/mdx/element'

declare module 'hast' {
  interface Data {
    /** An element gets the number of its formula. */
    isNumber?: boolean
  }
}

const parseHtml = rehypeRaw()

const macros = {
  // LaTeX's order of the two scripts, which the library reads in reverse.
  '\\prescript': '\\pres@cript{_{#2}^{#1}}{}{#3}',
  // The library's arrow is a picture in a stylesheet.
  '\\cancelto': '{\\cancel{#2}}^{#1}',
}

/** Renders TeX as MathML, in which `numberFormulas` still has to write numbers. Throws if it isn't valid. */
export function renderFormula(tex: string, isDisplay: boolean): Element {
  const markup = temml.renderToString(tex, { displayMode: isDisplay, throwOnError: true, macros: { ...macros } })
  const raw: Root = { type: 'root', children: [{ type: 'raw', value: markup }] }
  const [math] = parseHtml(raw, new VFile()).children
  if (math?.type !== 'element' || math.tagName !== 'math') throw new Error('it is not a formula')
  math.properties = isDisplay ? { display: 'block' } : {}
  tidy(math)
  const [row] = math.children
  if (math.children.length === 1 && isElement(row) && isPlainRow(row)) math.children = row.children
  return math
}

/** The library's classes that have rules in math.css. */
const styledClasses =
  /^tml-(left|right|jot|small|(x?)cancel|tilde-\d|hat-\d)$|^(up|down)strike$|^sout$|^(longdiv|phasor)-|circle|^actuarial$|^ff-squash$/

/** Replaces what the library writes for some browsers by plain MathML. */
function tidy(node: Element): void {
  node.children = attachPrescripts(node.children.map(unwrapLetter))
  if (node.tagName === 'mtable') keepLastNumber(node)
  if (node.tagName === 'msup' || node.tagName === 'msubsup') lowerPrimes(node)
  if (node.tagName === 'menclose') replaceEnclosure(node)
  if (node.tagName === 'mtr') alignTag(node)
  if (node.properties.accent === 'false') shortenArrow(node)
  // Locations in the markup of the library, not in the page; labels, to which nothing can refer.
  delete node.position
  delete node.properties.id
  for (const child of node.children) {
    if (!isElement(child)) continue
    if (hasClass(child, 'tml-eqn')) {
      node.data = { isNumber: true }
      node.children = []
    }
    tidy(child)
  }
  keepStyledClasses(node)
}

function keepStyledClasses(node: Element): void {
  const classes = [node.properties.className].flat().filter((name) => styledClasses.test(String(name)))
  delete node.properties.className
  if (classes.length > 0) node.properties.className = classes.map(String)
}

/** The letter of a row that has only an upright letter and a space without width. */
function unwrapLetter(node: ElementContent): ElementContent {
  if (!isElement(node) || !isPlainRow(node) || node.children.length !== 2) return node
  const [letter, space] = node.children
  const isEmpty = isElement(space) && space.tagName === 'mspace' && Object.keys(space.properties).length === 0
  return letter && isEmpty ? letter : node
}

/**
 * Replaces what mhchem writes for the numbers in front of an element, invisible ones with visible ones on top of them, by the
 * element that MathML has for them.
 */
function attachPrescripts(nodes: ElementContent[]): ElementContent[] {
  const at = nodes.findIndex((node, index) => isInvisible(node) && isElement(nodes[index + 1]))
  const scripts = nodes[at + 1]
  if (at === -1 || !isElement(scripts)) return nodes
  const [, sub, sup] = scripts.children
  const children = [nodes[at + 2] ?? element('mrow'), element('mprescripts'), visiblePart(sub), visiblePart(sup)]
  return [...nodes.slice(0, at), element('mmultiscripts', children), ...attachPrescripts(nodes.slice(at + 3))]
}

/** Whether an element has two scripts that only take up space. */
function isInvisible(node: ElementContent): boolean {
  if (!isElement(node) || node.tagName !== 'msubsup') return false
  return node.children.every((child) => {
    const [inner] = isElement(child) && child.tagName === 'mpadded' ? child.children : []
    return isElement(inner) && inner.tagName === 'mphantom'
  })
}

function visiblePart(script: ElementContent | undefined): ElementContent {
  let part: ElementContent | undefined
  if (isElement(script)) {
    walkElements(script, (node) => {
      if (isElement(node) && node.properties.lspace === '-1width') part = node.children[1]
      return part === undefined
    })
  }
  if (isElement(part)) delete part.properties.style
  return part ?? element('mrow')
}

/** Replaces lines and boxes of `menclose`, which MathML Core lacks: lines are accents, boxes have a border. */
function replaceEnclosure(node: Element): void {
  if (hasClass(node, 'tml-fbox')) {
    node.tagName = 'mrow'
    node.properties = { style: 'padding:3pt;border:1px solid' }
  }
  const isAbove = hasClass(node, 'tml-overline')
  if (!isAbove && !hasClass(node, 'tml-underline')) return
  node.tagName = isAbove ? 'mover' : 'munder'
  node.properties = {}
  const line = element('mo', [{ type: 'text', value: isAbove ? '‾' : '_' }])
  line.properties.stretchy = 'true'
  node.children.push(line)
}

/** Arrows that the font has in one length only; Chromium does not lengthen them. */
const shortArrow = /^[⇌⇋⇄↞↠=]$/

/** Shortens the invisible space that gives an arrow its least length, if that would only be empty. */
function shortenArrow(node: Element): void {
  if (!isElement(node.children[0]) || !shortArrow.test(textOf(node.children[0]))) return
  walkElements(node, (space) => {
    if (!isElement(space) || space.tagName !== 'mspace') return
    const width = Number.parseFloat(String(space.properties.width))
    if (width > 2) space.properties.width = `${width / 2}em`
  })
}

/** Moves primes from the script to its base, since fonts draw them raised already. */
function lowerPrimes(node: Element): void {
  const [base, ...scripts] = node.children
  const script = scripts.at(-1)
  if (!base || !isElement(script)) return
  const parts = script.tagName === 'mrow' ? script.children : [script]
  const primes = parts.filter(isPrime)
  if (primes.length === 0 || !isPrime(parts[0])) return
  for (const prime of primes) prime.properties = { lspace: '0em', rspace: '0em' }
  const primed = element('mrow', [base, ...primes])
  const others = parts.slice(primes.length)
  if (others.length > 0) {
    script.children = others
    node.children[0] = primed
  } else if (node.tagName === 'msubsup') {
    node.tagName = 'msub'
    node.children = [primed, ...scripts.slice(0, -1)]
  } else Object.assign(node, primed)
}

function isPrime(node: ElementContent | undefined): node is Element {
  return isElement(node) && hasClass(node, 'tml-prime')
}

/** Moves the number of a formula to the edge. */
function alignTag(row: Element): void {
  const cell = row.children.at(-1)
  if (isElement(cell) && /width:(50|7\.5)%/.test(String(cell.properties.style)))
    cell.properties.className = ['tml-right']
}

/** Removes the numbers that the library gives to all lines of a `multline` but the last one. */
function keepLastNumber(table: Element): void {
  for (const row of table.children.slice(0, -1)) {
    const cell = isElement(row) ? row.children.at(-1) : undefined
    if (isElement(cell) && String(cell.properties.style).includes('width:7.5%')) cell.children = []
  }
}

function isElement(node: ElementContent | undefined): node is Element {
  return node?.type === 'element'
}

function isPlainRow(node: Element): boolean {
  return node.tagName === 'mrow' && Object.keys(node.properties).length === 0
}

function hasClass(node: Element, name: string): boolean {
  return [node.properties.className].flat().includes(name)
}

function element(tagName: string, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties: {}, children }
}
