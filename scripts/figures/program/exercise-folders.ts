import type { Figure, Palette } from '../kit/figure'
import { arrow, element, label, svgFile } from '../kit/svg'
import { drawTree, rowHeight, type TreeRow } from '../kit/tree'

const top = 20

/** The three folder levels of a teaching series, and the lists that are made of them. */
export const figure: Figure = {
  path: '50_teaching/img/exercise-folders',
  draw: (palette) =>
    svgFile(
      366,
      'Three folder levels of a teaching series',
      drawLevels(palette) + drawTree(createRows(palette), 8, top, palette) + drawLists(palette),
    ),
}

function createRows({ muted, accent, second }: Palette): TreeRow[] {
  return [
    { depth: 0, name: 'my-nmr-course', isFolder: true, color: muted },
    { depth: 1, name: '.github', isFolder: true, color: muted },
    { depth: 1, name: '10_First', isFolder: true, color: accent },
    { depth: 2, name: '01', isFolder: true, color: accent },
    { depth: 3, name: 'structure.mol', color: second },
    { depth: 3, name: '1h.jdx', color: accent },
    { depth: 3, name: '13cdec.jdx', color: accent },
    { depth: 3, name: 'hsqc.jdx', color: accent },
    { depth: 2, name: '02 …', isFolder: true, color: accent },
    { depth: 1, name: '20_Second', isFolder: true, color: accent },
    { depth: 2, name: '01 …', isFolder: true, color: accent },
  ]
}

function drawLevels(palette: Palette): string {
  const levels = [
    { x: 30, number: '1' },
    { x: 54, number: '2' },
    { x: 78, number: '3' },
  ]
  const columns = levels.map(({ x, number }) => {
    const column = {
      x: x - 1,
      y: rowY(1) - 14,
      width: 22,
      height: 10 * rowHeight,
      rx: 4,
      fill: palette.line,
      'fill-opacity': '0.55',
    }
    const digit = label([x + 10, rowY(11) + 8], number, palette.muted, { 'text-anchor': 'middle', 'font-weight': 600 })
    return element('rect', column) + digit
  })
  const note = label([110, rowY(11) + 8], 'level', palette.muted)
  return columns.join('') + note
}

function drawLists(palette: Palette): string {
  return (
    drawList(0, 176, 'toc.json', 'all exercises', palette) +
    drawList(2, 132, 'toc_10_First.json', 'this chapter', palette) +
    drawList(9, 142, 'toc_20_Second.json', 'this chapter', palette) +
    label([238, rowY(4) + 5], 'the answer, compulsory', palette.second) +
    label([238, rowY(6) + 5], 'the spectra shown', palette.muted)
  )
}

function drawList(row: number, from: number, name: string, meaning: string, palette: Palette): string {
  const y = rowY(row)
  const end = { 'font-weight': 600 }
  return (
    arrow([from, y], [268, y], palette.muted) +
    label([276, y + 5], name, palette.ink, end) +
    label([440, y + 5], meaning, palette.muted)
  )
}

function rowY(row: number): number {
  return top + row * rowHeight
}
