import { element, label, type Point, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { atom, bond, neighbour, stereoColorsOf, wedge } from '../kit/structure'

/** A wedge with its narrow end at the stereocentre, and the same wedge turned round. */
export const figure: Figure = {
  path: '40_chemical_structure/img/wedge-ends',
  draw: (palette) =>
    svgFile(
      152,
      'Narrow and wide end of a wedge at the stereocentre',
      drawMolecule([104, 76], true, palette) + drawMolecule([388, 76], false, palette),
    ),
}

function drawMolecule(centre: Point, isRight: boolean, palette: Palette): string {
  const { absolute, problem } = stereoColorsOf(palette)
  const stroke = palette.ink
  const chlorine = neighbour(centre, 90)
  const right = neighbour(centre, -30)
  const wedgeBond = isRight
    ? wedge(centre, chlorine, { stroke: absolute, gaps: [0, 11] })
    : wedge(chlorine, centre, { stroke: problem, gaps: [11, 0] })
  const ring = element('circle', {
    cx: centre[0],
    cy: centre[1],
    r: 13,
    fill: 'none',
    stroke: palette.muted,
    'stroke-dasharray': '3 3',
  })
  const text = isRight ? '✓ narrow end: defined' : '✗ wide end: ignored'
  return (
    bond(neighbour(centre, -150), centre, { stroke }) +
    bond(centre, right, { stroke }) +
    bond(right, neighbour(right, 30), { stroke }) +
    wedgeBond +
    ring +
    atom(chlorine, 'Cl', palette.ink) +
    label([centre[0] + 16, 138], text, isRight ? palette.accent : problem, { 'text-anchor': 'middle' })
  )
}
