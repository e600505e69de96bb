import type { Skeleton } from './skeleton'

const step = Math.sqrt(3) / 2

/** The five esters C₅H₁₀O₂ of the lesson in structure verification. */
export const isomers: Array<{ letter: string; name: string } & Skeleton> = [
  {
    letter: 'A',
    name: 'propyl acetate',
    atoms: [
      [0, 0.5],
      [step, 0],
      [2 * step, 0.5],
      [3 * step, 0, 'O'],
      [4 * step, 0.5],
      [5 * step, 0],
      [4 * step, 1.5, 'O'],
    ],
    bonds: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [4, 6, 2],
    ],
  },
  {
    letter: 'B',
    name: 'isopropyl acetate',
    atoms: [
      [0, 0],
      [step, 0.5],
      [step, 1.5],
      [2 * step, 0, 'O'],
      [3 * step, 0.5],
      [4 * step, 0],
      [3 * step, 1.5, 'O'],
    ],
    bonds: [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
      [4, 5],
      [4, 6, 2],
    ],
  },
  {
    letter: 'C',
    name: 'ethyl propanoate',
    atoms: [
      [0, 0],
      [step, 0.5],
      [2 * step, 0, 'O'],
      [3 * step, 0.5],
      [3 * step, 1.5, 'O'],
      [4 * step, 0],
      [5 * step, 0.5],
    ],
    bonds: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4, 2],
      [3, 5],
      [5, 6],
    ],
  },
  {
    letter: 'D',
    name: 'methyl isobutyrate',
    atoms: [
      [0, 0.5],
      [step, 0, 'O'],
      [2 * step, 0.5],
      [2 * step, 1.5, 'O'],
      [3 * step, 0],
      [3 * step, -1],
      [4 * step, 0.5],
    ],
    bonds: [
      [0, 1],
      [1, 2],
      [2, 3, 2],
      [2, 4],
      [4, 5],
      [4, 6],
    ],
  },
  {
    letter: 'E',
    name: 'methyl butanoate',
    atoms: [
      [0, 0],
      [step, 0.5],
      [2 * step, 0],
      [3 * step, 0.5],
      [3 * step, 1.5, 'O'],
      [4 * step, 0, 'O'],
      [5 * step, 0.5],
    ],
    bonds: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4, 2],
      [3, 5],
      [5, 6],
    ],
  },
]
