/**
 * The shift of HDO in D₂O relative to DSS, in ppm, at a temperature in °C: equation 1 of H. E. Gottlieb, V. Kotlyar, A. Nudelman,
 * J. Org. Chem. 1997, 62, 7512.
 */
export function shiftOfHdo(celsius: number): number {
  return 5.06 - 0.0122 * celsius + 2.11e-5 * celsius ** 2
}

/** The temperature in °C at which HDO has a shift, between the freezing and the boiling point of water. */
export function temperatureOfHdo(shift: number): number | undefined {
  const root = 0.0122 ** 2 - 4 * 2.11e-5 * (5.06 - shift)
  const celsius = (0.0122 - Math.sqrt(Math.max(0, root))) / (2 * 2.11e-5)
  return root >= 0 && celsius >= 0 && celsius <= 100 ? celsius : undefined
}
