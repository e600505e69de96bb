import { arrow, element, label, type Point, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawTree, rowHeight, type TreeRow } from '../kit/tree'

const top = 20
const treeLeft = 54

/** The three folder levels of a teaching series, and the lists made of them. */
export const figure: Figure = {
  path: '50_teaching/img/exercise-folders',
  draw: (palette) =>
    svgFile(
      318,
      'Three folder levels of a teaching series',
      drawLevels(palette) + drawTree(createRows(palette), treeLeft, top, palette) + drawLists(palette),
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

/** The level of each row, in a column at the left. */
function drawLevels(palette: Palette): string {
  const title = label([6, rowY(0) + 5], 'level', palette.muted, { 'font-size': 15 })
  const numbers = createRows(palette).map(({ depth }, row) => {
    const at: Point = [20, rowY(row)]
    if (depth === 0 || row === 1) return ''
    const ground = element('circle', { cx: at[0], cy: at[1], r: 10, fill: palette.accent, opacity: 0.16 })
    return (
      ground + label([at[0], at[1] + 5], String(depth), palette.accent, { 'text-anchor': 'middle', 'font-size': 15 })
    )
  })
  return title + numbers.join('')
}

function drawLists(palette: Palette): string {
  return (
    drawList(0, 220, 'toc.json', 'all exercises', palette) +
    drawList(2, 176, 'toc_10_First.json', 'this chapter', palette) +
    drawList(9, 202, 'toc_20_Second.json', 'this chapter', palette) +
    label([284, rowY(4) + 5], 'the answer, compulsory', palette.second) +
    label([284, rowY(6) + 5], 'the spectra shown', palette.muted)
  )
}

function drawList(row: number, from: number, name: string, meaning: string, palette: Palette): string {
  const y = rowY(row)
  return (
    arrow([from, y], [282, y], palette.muted) +
    label([290, y + 5], name, palette.ink) +
    label([554, y + 5], meaning, palette.muted, { 'font-size': 15, 'text-anchor': 'end' })
  )
}

function rowY(row: number): number {
  return top + row * rowHeight
}
