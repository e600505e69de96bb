/** A line of a diagram without what is around it, and its number in the block, from 1. */
export interface DiagramLine {
  text: string
  number: number
}

/** What cannot be read in a diagram, or has no effect on it. */
export interface DiagramFinding {
  line: number
  found: string
  fix: string
}

/** The text of a diagram in Mermaid, taken apart as far as all kinds of diagrams are alike. */
export interface DiagramText {
  /** The first line, which says what kind it is. */
  header: DiagramLine
  lines: DiagramLine[]
  /** Shown below the diagram. */
  title?: string
  /** Told to readers who cannot see it, in the place of the title. */
  name?: string
  description?: string
  /** Lines about looks and clicks, which a diagram here has none of. */
  ignored: DiagramLine[]
}

/** Said without effect on what a diagram says. */
const looks = /^(?:%%\{|(?:classDef|style|linkStyle|click|link)\s|class\s+[\w,-]+\s+\w+;?$|(?:config|theme)\s*:)/

/** Takes names, comments and looks out of the text of a diagram. */
export function readDiagramText(code: string): DiagramText {
  const text: DiagramText = { header: { text: '', number: 1 }, lines: [], ignored: [] }
  const all = code.split('\n').map((line, index) => ({ text: line.trim(), number: index + 1 }))
  const rest = all[0]?.text === '---' ? readFrontMatter(all, text) : all
  let descriptionLines: string[] | undefined
  for (const line of rest) {
    if (descriptionLines) {
      if (line.text !== '}') descriptionLines.push(line.text)
      else {
        text.description = descriptionLines.join(' ')
        descriptionLines = undefined
      }
    } else if (/^accDescr\s*\{$/.test(line.text)) descriptionLines = []
    else if (!readName(line.text, text) && line.text !== '') sortLine(line, text)
  }
  return text
}

function sortLine(line: DiagramLine, text: DiagramText): void {
  if (looks.test(line.text)) text.ignored.push(line)
  else if (line.text.startsWith('%%')) return
  else if (text.header.text === '') text.header = line
  else text.lines.push({ ...line, text: decodeEntities(line.text) })
}

function readName(line: string, text: DiagramText): boolean {
  const [, key, value = ''] = /^(accTitle|accDescr|title)(?:\s*:\s*|\s+)(\S.*)$/.exec(line) ?? []
  if (key === 'accTitle') text.name = value
  if (key === 'accDescr') text.description = value
  if (key === 'title') text.title = value
  return key !== undefined
}

/** The lines behind the front matter, whose title is the diagram's. */
function readFrontMatter(lines: DiagramLine[], text: DiagramText): DiagramLine[] {
  const end = lines.findIndex((line, index) => index > 0 && line.text === '---')
  for (const line of lines.slice(1, end)) {
    const title = /^title\s*:\s*(["']?)(.*)\1$/.exec(line.text)?.[2]
    if (title) text.title = title
    else if (/^config\b/.test(line.text)) text.ignored.push(line)
  }
  return lines.slice(end + 1)
}

/** Signs that mean something between the nodes of a diagram, and what stands for them in its texts until it is drawn. */
const signs = '"[](){}<>|;\\/'
const firstStandIn = 0xe000
const named: Record<string, string> = { quot: '"', lt: '<', gt: '>', amp: '&', nbsp: ' ' }

function decodeEntities(line: string): string {
  return line.replace(/[#&]#?(\w+);/g, (entity, name: string) => {
    const sign = named[name] ?? (/^\d+$/.test(name) ? String.fromCodePoint(Number(name)) : undefined)
    return sign === undefined ? entity : hideSigns(sign)
  })
}

/** A text in which no sign can be taken for one of the diagram's; line breaks stay. */
export function hideSigns(text: string): string {
  return text
    .split(/(<br\s*\/?>)/)
    .map((part, index) =>
      index % 2 === 1
        ? '<br>'
        : part
            .replace(/<\/?(?:b|i|u|em|strong|code)>|^`|`$|\*\*/g, '')
            .replace(/["[\](){}<>|;\\/]/g, (sign) => String.fromCharCode(firstStandIn + signs.indexOf(sign))),
    )
    .join('')
}

/** The same text with its signs, as SVG writes them. */
export function showSigns(svg: string): string {
  const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return svg.replace(/[\ue000-\ue00c]/g, (standIn) => {
    const sign = signs[standIn.charCodeAt(0) - firstStandIn] ?? ''
    return escaped[sign] ?? sign
  })
}
