/** A complex number. */
export interface Complex {
  re: number
  im: number
}

/** A series of complex numbers: real and imaginary parts in two arrays of one length. */
export interface ComplexArray {
  re: Float64Array
  im: Float64Array
}

/** Multiplies a complex number by exp(iφ), φ in degrees. */
export function rotate({ re, im }: Complex, degrees: number): Complex {
  const angle = (degrees * Math.PI) / 180
  return { re: re * Math.cos(angle) - im * Math.sin(angle), im: im * Math.cos(angle) + re * Math.sin(angle) }
}
