import type { TocLine } from '@/components/ui/toc'

interface TocProps {
  toc?: TocLine[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** A page's table of contents inside its text: `<TOCInline toc={toc} />`. */
export function TOCInline({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3 }: TocProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return <TocList lines={shown} />
}

function TocList({ lines }: { lines: TocLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {groupByParent(lines).map(({ line, below }) => (
        <li key={line.id}>
          <a href={`#${line.id}`}>{line.text}</a>
          <TocList lines={below} />
        </li>
      ))}
    </ul>
  )
}

/** Groups lines with the deeper ones that follow. */
function groupByParent(lines: TocLine[]): Array<{ line: TocLine; below: TocLine[] }> {
  const groups: Array<{ line: TocLine; below: TocLine[] }> = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && line.level > last.line.level) last.below.push(line)
    else groups.push({ line, below: [] })
  }
  return groups
}
