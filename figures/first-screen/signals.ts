import { residualSolvent, water } from '@/figures/data/ethylbenzene'
import { text } from './texts'
import { placeOf, type View } from './view'

/** A signal of the spectrum: its part of the axis, and what the reader is shown about it. */
export interface Signal {
  /** Letter in the drawing; those of the molecule have one. */
  letter?: 'a' | 'b' | 'c'
  /** Ends of its part of the axis, in ppm. */
  left: number
  right: number
  /** Text over its lines. */
  label: string
  /** Group of atoms or compound, with its multiplet. */
  meaning: string
}

/** The signals of the sample, from left to right. */
export const signals: Signal[] = [
  { letter: 'c', left: 7.38, right: 7.08, label: 'm, 5H', meaning: text('c') },
  { left: water + 0.1, right: water - 0.1, label: 'H₂O', meaning: text('water') },
  { letter: 'b', left: 2.665, right: 2.535, label: 'q, 2H', meaning: text('b') },
  { left: 2.535, right: residualSolvent - 0.04, label: '', meaning: text('residual') },
  { letter: 'a', left: 1.28, right: 1.1, label: 't, 3H', meaning: text('a') },
]

/** The middle of a signal, in ppm. */
export function middleOf({ left, right }: Signal): number {
  return (left + right) / 2
}

/** The signal at a chemical shift, or the nearest one within `reach`, a part of the width of the view. */
export function signalAt(ppm: number, view: View, reach = 0, among = signals): Signal | undefined {
  const place = placeOf(ppm, view)
  const distanceOf = (signal: Signal) =>
    Math.max(0, placeOf(signal.left, view) - place, place - placeOf(signal.right, view))
  const [nearest] = [...among].sort((a, b) => distanceOf(a) - distanceOf(b))
  return nearest && distanceOf(nearest) <= reach ? nearest : undefined
}
