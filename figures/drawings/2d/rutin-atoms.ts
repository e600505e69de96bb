import { label, type Point, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawSkeleton } from '../kit/skeleton'

/** Half the width of a six-membered ring, in bond lengths. */
const w = Math.sqrt(3) / 2
const place = { at: [80, 152] as Point, unit: 37 }

/** Atoms with their places in bond lengths; those without a number are written with their symbol. */
const atoms: Record<string, [x: number, y: number]> = {
  ...{ 8: [0, -1], 9: [w, -0.5], 10: [w, 0.5], 5: [0, 1], 6: [-w, 0.5], 7: [-w, -0.5] },
  ...{ O1: [2 * w, -1], 2: [3 * w, -0.5], 3: [3 * w, 0.5], 4: [2 * w, 1] },
  ...{
    '1′': [4 * w, -1],
    '2′': [4 * w, -2],
    '3′': [5 * w, -2.5],
    '4′': [6 * w, -2],
    '5′': [6 * w, -1],
    '6′': [5 * w, -0.5],
  },
  ...{
    '1″': [5 * w, 1.5],
    '2″': [5 * w, 2.5],
    '3″': [6 * w, 3],
    '4″': [7 * w, 2.5],
    '5″': [7 * w, 1.5],
    '6″': [8 * w, 1],
  },
  ...{
    '1‴': [10 * w, 1],
    '2‴': [10 * w, 2],
    '3‴': [11 * w, 2.5],
    '4‴': [12 * w, 2],
    '5‴': [12 * w, 1],
    '6‴': [13 * w, 0.5],
  },
  ...{ 'O5″': [6 * w, 1], 'O5‴': [11 * w, 0.5], O3: [4 * w, 1], 'O6″': [9 * w, 1.5], O4: [2 * w, 2] },
  ...{ OH5: [0, 2], OH7: [-2 * w, -1], 'OH3′': [5 * w, -3.5], 'OH4′': [7 * w, -2.5] },
  ...{ 'OH2″': [4 * w, 3], 'OH3″': [6 * w, 4], 'OH4″': [8 * w, 3] },
  ...{ 'OH2‴': [9 * w, 2.5], 'OH3‴': [11 * w, 3.5], 'OH4‴': [13 * w, 2.5] },
}
const bonds = `7=8 8-9 9=10 10-5 5=6 6-7 9-O1 O1-2 2=3 3-4 4-10 4=O4 5-OH5 7-OH7
  2-1′ 1′=2′ 2′-3′ 3′=4′ 4′-5′ 5′=6′ 6′-1′ 3′-OH3′ 4′-OH4′
  3-O3 O3-1″ 1″-2″ 2″-3″ 3″-4″ 4″-5″ 5″-O5″ O5″-1″ 5″-6″ 2″-OH2″ 3″-OH3″ 4″-OH4″
  6″-O6″ O6″-1‴ 1‴-2‴ 2‴-3‴ 3‴-4‴ 4‴-5‴ 5‴-O5‴ O5‴-1‴ 5‴-6‴ 2‴-OH2‴ 3‴-OH3‴ 4‴-OH4‴`
/** Centres of the rings, with the numbers that are written inside. */
const rings: Array<[centre: [number, number], numbers: string[]]> = [
  [
    [0, 0],
    ['5', '6', '7', '8', '9', '10'],
  ],
  [
    [2 * w, 0],
    ['2', '3', '4'],
  ],
  [
    [5 * w, -1.5],
    ['1′', '2′', '3′', '4′', '5′', '6′'],
  ],
  [
    [6 * w, 2],
    ['1″', '2″', '3″', '4″', '5″'],
  ],
  [
    [11 * w, 1.5],
    ['1‴', '2‴', '3‴', '4‴', '5‴'],
  ],
]

/** Rutin with the numbers of its atoms, as the measured maps use them. */
export const figure: Figure = {
  path: '30_2d-spectra/img/rutin-atoms',
  draw: (palette) => svgFile(330, 'Rutin with the numbers of its atoms', draw(palette)),
}

function draw(palette: Palette): string {
  const names = Object.keys(atoms)
  const skeleton = {
    atoms: Object.entries(atoms).map(([name, [x, y]]): [number, number, string?] => [x, y, symbolOf(name)]),
    bonds: bonds.split(/\s+/).map((bond): [number, number, 1 | 2] => {
      const [from = '', to = ''] = bond.split(/[-=]/)
      return [names.indexOf(from), names.indexOf(to), bond.includes('=') ? 2 : 1]
    }),
  }
  const numbers = rings.flatMap(([centre, inside]) =>
    inside.map((name) => {
      const [x, y] = atoms[name] ?? [0, 0]
      return number(name, [x + 0.36 * (centre[0] - x), y + 0.36 * (centre[1] - y)])
    }),
  )
  return drawSkeleton(skeleton, { ...place, stroke: palette.ink, size: 14 }) + numbers.join('') + outside()

  function outside(): string {
    return number('6″', [8 * w, 0.62]) + number('6‴', [13 * w, 0.12])
  }

  function number(text: string, [x, y]: [number, number]): string {
    const [left, top] = place.at
    const look = { 'text-anchor': 'middle', 'font-size': 13 }
    const primes = text.replace('″', '′′').replace('‴', '′′′')
    return label([left + place.unit * x, top + place.unit * y + 4.5], primes, palette.second, look)
  }
}

function symbolOf(name: string): string | undefined {
  if (name === 'OH7') return 'HO'
  return name.startsWith('OH') ? 'OH' : name.startsWith('O') ? 'O' : undefined
}
