import { arrow, curve, label, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawTree, rowHeight, type TreeRow } from '../kit/tree'

const top = 24
const barX = 326

/** The entries of an NMRium archive, grouped by purpose. */
export const figure: Figure = {
  path: '60_sharing/img/archive',
  draw: (palette) =>
    svgFile(
      364,
      'Entries of an NMRium archive',
      drawTree(createRows(palette), 8, top, palette) + drawGroups(palette) + drawSelector(palette),
    ),
}

function createRows({ muted, accent, second }: Palette): TreeRow[] {
  return [
    { depth: 0, name: 'ethylbenzene.nmrium.zip', isFolder: true, color: muted },
    { depth: 1, name: '.mimetype', color: muted },
    { depth: 1, name: '.META-IUM', isFolder: true, color: muted },
    { depth: 2, name: 'NMRIUM_ARCHIVE', color: muted },
    { depth: 2, name: 'VERSION', color: muted },
    { depth: 1, name: 'index.txt', color: muted },
    { depth: 1, name: 'index.json', color: muted },
    { depth: 1, name: 'state.json', color: accent },
    { depth: 1, name: 'data', isFolder: true, color: second },
    { depth: 2, name: '5c1e… (first import)', isFolder: true, color: second },
    { depth: 3, name: 'ethylbenzene/1, 2, 3', isFolder: true, color: second },
    { depth: 2, name: 'e07a… (second import)', isFolder: true, color: second },
  ]
}

function drawGroups(palette: Palette): string {
  return (
    drawGroup(1, 4, ['what it is'], palette.muted, palette) +
    drawGroup(5, 6, ['which files, and where'], palette.muted, palette) +
    drawGroup(7, 7, ['your steps and results'], palette.accent, palette) +
    drawGroup(8, 11, ['originals, untouched:', 'one folder per import,', 'named by a UUID'], palette.second, palette)
  )
}

function drawGroup(first: number, last: number, lines: string[], color: string, palette: Palette): string {
  const start = rowY(first) - 9
  const stop = rowY(last) + 9
  const baseline = (start + stop) / 2 + 5 - (lines.length - 1) * 10
  const text = lines.map((line, index) => label([barX + 14, baseline + index * 20], line, palette.ink))
  return segment([barX, start], [barX, stop], color, { 'stroke-width': 3 }) + text.join('')
}

function drawSelector(palette: Palette): string {
  const from = rowY(7)
  const to = rowY(9)
  const x = 262
  const path = curve(
    [
      [146, from],
      [x, from],
      [x, to],
    ],
    palette.accent,
    { 'stroke-dasharray': '4 3' },
  )
  const head = arrow([x, to], [x - 22, to], palette.accent)
  return path + head + label([x - 10, from + 33], 'selector', palette.accent, { 'text-anchor': 'end', 'font-size': 15 })
}

function rowY(row: number): number {
  return top + row * rowHeight
}
