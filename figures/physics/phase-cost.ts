import type { ComplexArray } from './complex'

/**
 * Returns the part of a rotated spectrum below zero, from 0 to 1: −Σ min(re′, 0)/Σ|S|. Its minimum, all lines
 * in positive absorption, is the aim of simple automatic phase corrections.
 */
export function negativeArea({ re, im }: ComplexArray, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [below, all] = [0, 0]
  for (let index = 0; index < re.length; index++) {
    const [a, b] = [re[index] ?? 0, im[index] ?? 0]
    const turned = a * cos - b * sin
    if (turned < 0) below -= turned
    all += Math.hypot(a, b)
  }
  return below / all
}
