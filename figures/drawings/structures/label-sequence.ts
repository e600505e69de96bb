import { arrow, element, label, type Point, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { benzene, bond, keyCap, neighbour } from '../kit/structure'

const stages = [
  { centre: 84, caption: 'click, type 1′, Enter', labels: ['1′'] },
  { centre: 280, caption: 'over the next atom', labels: ['1′', '2′'] },
  { centre: 476, caption: 'and the next', labels: ['1′', '2′', '3′'] },
]

/** Atom labels of a phenyl ring: the first typed, the next two by one key each. */
export const figure: Figure = {
  path: '40_chemical_structure/img/label-sequence',
  draw: (palette) =>
    svgFile(
      222,
      'Labels 1′, 2′ and 3′ given one after the other',
      stages.map((stage, index) => drawStage(stage, index, palette)).join('') +
        arrow([160, 110], [196, 110], palette.muted) +
        arrow([356, 110], [392, 110], palette.muted),
    ),
}

function drawStage({ centre, caption, labels }: (typeof stages)[number], index: number, palette: Palette): string {
  const ring: Point = [centre, 118]
  const { corners, drawing } = benzene(ring, palette.ink)
  const ordered = [...corners.slice(5), ...corners.slice(0, 5)]
  const first = ordered[0] ?? ring
  const target = ordered[index] ?? ring
  const spot = element('circle', { cx: target[0], cy: target[1], r: 10, fill: palette.second, opacity: 0.35 })
  const texts = labels.map((text, place) => {
    const [x, y] = awayFrom(ring, ordered[place] ?? ring, 18)
    const isNew = place === index
    const fill = isNew ? palette.second : palette.ink
    return label([x, y + 6], text, fill, { 'text-anchor': 'middle', 'font-weight': 600 })
  })
  return (
    spot +
    bond(first, neighbour(first, 150, 30), { stroke: palette.ink }) +
    drawing +
    texts.join('') +
    (index === 0 ? '' : keyCap([centre, 26], 'Space', palette.ink)) +
    label([centre, 206], caption, palette.muted, { 'text-anchor': 'middle' })
  )
}

/** The place beyond `point`, seen from `centre`; the first label stands below its bond. */
function awayFrom(centre: Point, point: Point, distance: number): Point {
  const [dx, dy] = [point[0] - centre[0], point[1] - centre[1]]
  const length = Math.hypot(dx, dy) || 1
  const isFirst = dx < 0 && dy < 0
  if (isFirst) return [point[0] - distance - 3, point[1] + 14]
  return [point[0] + (dx * distance) / length, point[1] + (dy * distance) / length]
}
