import type { ElementContent, Nodes } from 'hast'
import type { CheckKind } from '@/lib/content/source/problems'
import { report, type SourceContext, uniqueName } from '@/lib/mdx/context'
import { buildJsx } from '@/lib/mdx/element'
import { diagramHeaders, rewriteDiagram } from './diagram-forms'
import { type DiagramFinding, type DiagramText, readDiagramText, showSigns } from './diagram-text'
import { rewriteFlowchart } from './flowchart'

/** A block of code in Mermaid: its text, what the writer calls it, and the block that shows the text. */
interface DiagramBlock {
  code: string
  title: string | undefined
  block: ElementContent
  origin: Nodes
}

/** A diagram above its own text; the text alone when it cannot be drawn, which is reported. */
export async function buildDiagram(
  { code, title, block, origin }: DiagramBlock,
  context: SourceContext,
): Promise<ElementContent> {
  const text = readDiagramText(code)
  const first = origin.position?.start.line ?? context.source.bodyLine
  const tell = (kind: CheckKind, { line, found, fix }: DiagramFinding) =>
    report(context, { line: first + line }, { severity: 'warning', kind, found, fix })
  const drawn = await draw(text, uniqueName('diagram', context.page).replace(/\W/g, ''))
  for (const finding of drawn.findings) tell('diagrams', finding)
  if (drawn.svg === undefined) return block
  for (const { text: line, number } of text.ignored) {
    tell('diagramLooks', {
      line: number,
      found: `"${line}" has no effect on the diagram.`,
      fix: 'Remove it: diagrams have the colours of the page, in both modes, and no links.',
    })
  }
  const caption = title ?? text.title
  const name = text.name ?? caption
  if (name === undefined) {
    tell('imageAlternatives', {
      line: 0,
      found: 'The diagram has no name for readers who cannot see it.',
      fix: 'Write title="…" behind "mermaid", or "accTitle: …" as a line of the diagram.',
    })
  }
  const { svg, width } = drawn
  const attributes = { svg, width: String(width), caption, name, description: text.description }
  return { ...buildJsx('diagram', attributes, [block], origin), data: { isFinished: true } }
}

async function draw(
  { header, lines }: DiagramText,
  id: string,
): Promise<{ svg?: string; width?: number; findings: DiagramFinding[] }> {
  const isFlowchart = /^(?:graph|flowchart)(?:\s+(?:TD|TB|LR|BT|RL))?;?$/.test(header.text)
  const read = isFlowchart ? rewriteFlowchart(header.text, lines) : rewriteDiagram(header.text, lines)
  const fail = (found: string, fix: string) => ({ findings: [{ line: header.number, found, fix }] })
  if (!read) {
    return fail(
      `A diagram that begins with "${header.text}" cannot be drawn; it is shown as code.`,
      `Begin it with ${diagramHeaders.join(', ')}, or show a picture of it.`,
    )
  }
  if (read.findings.length > 0) return { findings: read.findings }
  if (lines.length === 0) return fail('The diagram has nothing in it.', 'Write its lines, or remove the block.')
  // Not loaded for the many sites without diagrams.
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  try {
    return { ...tidySvg(renderMermaidSVG(read.program, { transparent: true, padding: 12 }), id), findings: [] }
  } catch (error) {
    return fail(`The diagram cannot be drawn: ${error instanceof Error ? error.message : error}.`, 'Simplify it.')
  }
}

/** The drawing without styles of its own, which the policy of pages forbids: its colours become classes. */
function tidySvg(svg: string, id: string): { svg: string; width: number } {
  const width = Math.ceil(Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0))
  const tidy = svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    // Else diamonds are below the box at which they end.
    .replace(/(id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"')
    .replace(/<[a-z]+ [^>]*>/g, (tag) => tidyTag(tag, id))
    .replace(/>\s+</g, '><')
  return { svg: showSigns(tidy), width }
}

function tidyTag(tag: string, id: string): string {
  const classes: string[] = []
  const bare = tag
    .replace(/ (?:xmlns|style|class|data-[\w-]+)="[^"]*"/g, '')
    .replace(/ (fill|stroke)="var\(--_?([\w-]+)\)"/g, (_, property: string, role: string) => {
      classes.push(`${property}-${role}`)
      return ''
    })
    .replace(/(?<= id="|url\(#)/g, `${id}-`)
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
  return classes.length > 0 ? bare.replace(/ ?(?=\/?>$)/, ` class="${classes.join(' ')}"`) : bare
}
