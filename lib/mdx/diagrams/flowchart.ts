import { type DiagramFinding, type DiagramLine, hideSigns } from './diagram-text'

interface FlowNode {
  name: string
  /** What stands around the text, which says the shape. */
  shape: readonly [string, string]
  text: string
  group: FlowGroup | undefined
  line: number
}

interface FlowGroup {
  name: string
  text: string
  parent: FlowGroup | undefined
  direction?: string
  line: number
}

/** The longer signs come first. */
const shapes = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
] as const

const arrow = /^(?<start><)?(?<stroke>--+>|-\.+->|==+>|(?:---+|-\.+-|===+)(?![xo]))\s*(?:\|(?<label>[^|]*)\|)?\s*/
const arrowWithText =
  /^(?<start><)?(?<open>--|-\.|==)(?![-=.>xo])\s*(?<label>\S.*?)\s*(?<stroke>--+>|---+|\.+->|\.+-|==+>|===+)\s*/

/**
 * Reads a flowchart and writes it again so that the drawing program takes it as Mermaid means it: it keeps the first text of a
 * node and the first group, and reads arrows only with spaces around them.
 */
export function rewriteFlowchart(
  header: string,
  lines: DiagramLine[],
): { program: string; findings: DiagramFinding[] } {
  const chart = new Flowchart()
  for (const line of lines) {
    for (const statement of line.text.split(/;\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
      if (statement !== '') chart.read({ ...line, text: statement })
    }
  }
  const direction = /\s(TD|TB|LR|BT|RL)\b/.exec(header)?.[1] ?? 'TD'
  return { program: [`flowchart ${direction}`, ...chart.write()].join('\n'), findings: chart.finish() }
}

class Flowchart {
  readonly #nodes = new Map<string, FlowNode>()
  readonly #groups: FlowGroup[] = []
  readonly #edges: string[] = []
  readonly #findings: DiagramFinding[] = []
  #group: FlowGroup | undefined
  #line = 0

  read({ text, number }: DiagramLine): void {
    this.#line = number
    const group = /^subgraph\s+(?:(\S+)\s*\[\s*"?(.*?)"?\s*\]|"?(.*?)"?)$/.exec(text)
    const direction = /^direction\s+(TD|TB|LR|BT|RL)$/.exec(text)?.[1]
    if (group) {
      const name = group[1] ?? group[3] ?? ''
      this.#group = { name, text: group[2] ?? name, parent: this.#group, line: number }
      this.#groups.push(this.#group)
    } else if (text === 'end') {
      if (this.#group) this.#group = this.#group.parent
      else this.#fail(text)
    } else if (direction && this.#group) this.#group.direction = direction
    else this.#readEdges(text)
  }

  #readEdges(text: string): void {
    let { ids: from, rest } = this.#readNodes(text)
    while (from.length > 0 && rest !== '') {
      const link = arrow.exec(rest) ?? arrowWithText.exec(rest)
      if (!link?.groups) break
      const { start = '', open, label, stroke = '' } = link.groups
      const to = this.#readNodes(rest.slice(link[0].length))
      if (to.ids.length === 0) break
      const sign = { '-': '--', '=': '==', '.': '-.-' }[/[.=]/.exec(open ?? stroke)?.[0] ?? '-'] ?? '--'
      const end = stroke.endsWith('>') ? '>' : sign === '-.-' ? '' : sign[0]
      const words = label === undefined ? '' : `|${hideSigns(unquote(label.trim()))}|`
      this.#edges.push(`${from.join(' & ')} ${start}${sign}${end}${words} ${to.ids.join(' & ')}`)
      from = to.ids
      rest = to.rest
    }
    if (from.length === 0 || rest !== '') this.#fail(rest || text)
  }

  /** One node or several with "&" between them. */
  #readNodes(text: string): { ids: string[]; rest: string } {
    const ids: string[] = []
    let rest = text.trim()
    do {
      const next = this.#readNode(rest.replace(/^&\s*/, ''))
      if (!next) return { ids: [], rest }
      ids.push(next.id)
      rest = next.rest.trim()
    } while (rest.startsWith('&'))
    return { ids, rest }
  }

  #readNode(text: string): { id: string; rest: string } | undefined {
    const name = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u.exec(text)?.[0]
    if (name === undefined) return undefined
    const behind = text.slice(name.length)
    const shaped = readShape(behind)
    const node = this.#nodes.get(name)
    const known = node ?? { name, shape: ['[', ']'] as const, text: name, group: undefined, line: this.#line }
    // Whatever a line says last about a node holds; the first group that names it has it.
    const group = known.group ?? this.#group
    this.#nodes.set(name, { ...known, group, ...(shaped && { shape: shaped.shape, text: shaped.text }) })
    const index = [...this.#nodes.keys()].indexOf(name)
    return { id: `n${index}`, rest: (shaped?.rest ?? behind).replace(/^:::[\w-]+/, '') }
  }

  #fail(text: string): void {
    this.#findings.push({
      line: this.#line,
      found: `"${text}" cannot be read in a flowchart.`,
      fix: 'Write A[Text] --> B, A -->|text| B, "subgraph Name" or "end"; arrows are -->, ---, -.-> and ==>, texts with brackets stand in quotes.',
    })
  }

  finish(): DiagramFinding[] {
    for (const group of this.#groups) {
      const node = this.#nodes.get(group.name)
      if (node) {
        this.#findings.push({
          line: node.line,
          found: `An arrow leads to the group "${group.name}", which cannot be drawn.`,
          fix: 'Let it lead to a node in the group.',
        })
      }
      const isEmpty = ![...this.#nodes.values()].some((each) => isWithin(each.group, group))
      if (isEmpty) {
        this.#findings.push({
          line: group.line,
          found: `The group "${group.text}" has no node of its own.`,
          fix: 'Name its nodes between "subgraph" and "end".',
        })
      }
    }
    if (this.#group) {
      this.#findings.push({
        line: this.#group.line,
        found: `The group "${this.#group.text}" has no end.`,
        fix: 'Write "end" behind its nodes.',
      })
    }
    return this.#findings
  }

  write(): string[] {
    return [...this.#writeGroup(undefined), ...this.#edges]
  }

  #writeGroup(parent: FlowGroup | undefined): string[] {
    const nodes = [...this.#nodes.values()].flatMap(({ group, shape, text }, index) =>
      group === parent ? [`n${index}${shape[0]}${hideSigns(text)}${shape[1]}`] : [],
    )
    const groups = this.#groups.flatMap((group, index) =>
      group.parent === parent
        ? [
            `subgraph g${index} [${hideSigns(group.text)}]`,
            ...(group.direction ? [`direction ${group.direction}`] : []),
            ...this.#writeGroup(group),
            'end',
          ]
        : [],
    )
    return [...groups, ...nodes]
  }
}

function readShape(text: string): { shape: FlowNode['shape']; text: string; rest: string } | undefined {
  for (const shape of shapes) {
    const [open, close] = shape
    if (!text.startsWith(open)) continue
    const inner = text.slice(open.length)
    const quoted = /^\s*"([^"]*)"\s*/.exec(inner)
    const end = quoted ? quoted[0].length : inner.indexOf(close)
    if (end < 1 || !inner.startsWith(close, end)) continue
    const label = quoted?.[1] ?? inner.slice(0, end).trim()
    // What leans the other way, and brackets that are not closed.
    if (!quoted && (/^[/\\]/.test(label) || /["[\](){}]/.test(label))) continue
    return { shape, text: label, rest: inner.slice(end + close.length) }
  }
  return undefined
}

function unquote(text: string): string {
  return text.replace(/^"(.*)"$/, '$1')
}

function isWithin(group: FlowGroup | undefined, outer: FlowGroup): boolean {
  return group === outer || (group !== undefined && isWithin(group.parent, outer))
}
