/** Steps to which the points of the FID and of the spectrum are rounded. */
export interface Rounding {
  fid: number
  spectrum: number
}

/** The complex points of a FID, and the real points of a spectrum. */
export interface Points {
  re: Float64Array
  im: Float64Array
  spectrum: Float64Array
}

/**
 * Writes points as bytes that compress well: of the FID, all low bytes and then all high bytes; of the spectrum, the differences
 * of neighbours with 7 bits per byte. Throws if a point of the FID needs more than 16 bits.
 */
export function packPoints({ re, im, spectrum }: Points, rounding: Rounding): Uint8Array {
  const fid = [...re, ...im].map((value) => Math.round(value / rounding.fid))
  if (fid.some((value) => Math.abs(value) > 0x7fff)) throw new RangeError('A point of the FID has more than 16 bits.')
  const differences: number[] = []
  let last = 0
  for (const value of spectrum) {
    const rounded = Math.round(value / rounding.spectrum)
    const difference = rounded - last
    last = rounded
    // The sign is the lowest bit.
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) differences.push((rest & 0x7f) | 0x80)
    differences.push(rest)
  }
  return Uint8Array.from([
    ...fid.map((value) => value & 0xff),
    ...fid.map((value) => (value >> 8) & 0xff),
    ...differences,
  ])
}

/** Reads the points that `packPoints` wrote, `count` of them in each part of the FID. */
export function unpackPoints(bytes: Uint8Array, count: number, rounding: Rounding): Points {
  const fid = new Float64Array(2 * count)
  for (let index = 0; index < fid.length; index++) {
    const [low, high] = [bytes[index] ?? 0, bytes[2 * count + index] ?? 0]
    fid[index] = rounding.fid * (((high << 24) >> 16) | low)
  }
  const spectrum: number[] = []
  let [last, value, weight] = [0, 0, 1]
  for (let index = 4 * count; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0
    value += (byte & 0x7f) * weight
    weight *= 0x80
    if (byte > 0x7f) continue
    last += value % 2 === 1 ? -(value + 1) / 2 : value / 2
    spectrum.push(last * rounding.spectrum)
    value = 0
    weight = 1
  }
  return { re: fid.slice(0, count), im: fid.slice(count), spectrum: Float64Array.from(spectrum) }
}
