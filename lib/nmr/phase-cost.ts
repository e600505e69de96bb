import type { ComplexArray } from './complex'

/**
 * Returns what part of a spectrum turned by an angle lies below zero, from 0 to 1: Σ min(re′, 0)²/Σ(re² + im²). It is the penalty
 * for negative points of automatic phase corrections (Chen, Weng, Goh, Garland, J. Magn. Reson. 158, 164, 2002), which is lowest
 * where all lines are positive absorption.
 */
export function negativeShare({ re, im }: ComplexArray, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [below, all] = [0, 0]
  for (let index = 0; index < re.length; index++) {
    const [a, b] = [re[index] ?? 0, im[index] ?? 0]
    const turned = a * cos - b * sin
    if (turned < 0) below += turned * turned
    all += a * a + b * b
  }
  return below / all
}
