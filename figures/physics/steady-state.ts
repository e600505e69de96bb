/**
 * Returns the signal of pulses that follow each other for a long time, relative to that of a pulse after full recovery:
 * (1 − E)/(1 − E·cos α) with E = exp(−time/T₁), the repetition time in units of T₁ and the angle in degrees. The magnetization
 * across the field must be gone before each pulse (Ernst and Anderson, Rev. Sci. Instrum. 37, 93, 1966).
 */
export function steadyState(time: number, degrees: number): number {
  const left = Math.exp(-time)
  return (1 - left) / (1 - left * Math.cos((degrees * Math.PI) / 180))
}
